import type { Check } from '#shared/domain/basics/check.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { Client } from '../harness/client.ts'
import {
  type Actor,
  type Company,
  type Group,
  type Invitation,
  invitationOf,
  isManager,
  mayFillInStrain,
  type Tenants,
} from './tenant-model.ts'

/** Commands use the parts that they need. */
type Step = {
  actor: Actor
  browser: Client
  company: Company
  /** Undefined until the first invitation. */
  invitation: Invitation | undefined
  /** Undefined until the first function group. */
  group: Group | undefined
  rights: Invitation['rights']
  checks: Check[]
}

/** On the server and in the model. Returns the actual and the expected status. */
type Command = (
  tenants: Tenants,
  step: Step,
  backEnd: Pick<ReturnType<typeof useBackEnd>, 'sql'>,
) => Promise<number[]>

const message = 'Kijk je mee?'
const input = { numberOfEmployees: '<10', branch: 'Metalektro', membership: 'Weet ik niet' }
const contactFields = ['street', 'houseNumber', 'zipCode', 'city', 'poBox', 'poBoxZipCode', 'poBoxCity']
const contactInfo = Object.fromEntries([...contactFields, 'phoneNumber', 'email'].map((name) => [name, '']))

const pathOf = ({ id }: Company) => `/rest/companies/${id}`

/** `success` for managers of a company, 403 for others. */
const asManager = ({ actor, company }: Step, success: number) => (isManager(actor, company) ? success : 403)

const existingInvitation = ({ invitation, company }: Step) =>
  invitation && !invitation.isGone && invitation.company === company ? invitation : undefined

const ofInvitation = (step: Step, success: number) =>
  asManager(step, existingInvitation(step) ? success : 404)

const create: Command = async ({ companies }, { actor, browser }, { sql }) => {
  const name = `Smederij ${companies.length}`
  const response = await browser.post('/rest/companies', { ...input, name })
  const { id } = response.body.responseObject
  const [row] = await sql`select external_id from company where id = ${id}`
  const externalId = String(row?.external_id)
  await browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  companies.push({ id, externalId, name, owner: actor, isOpen: false, isGone: false })
  return [response.status, 200]
}

const invite: Command = async ({ invitations }, step, { sql }) => {
  const { company, browser, rights, checks } = step
  const email = `jan${invitations.length}@elders.nl`
  const person = { role: 'COLLEAGUE', name: 'Jan', email, message, rights, checks }
  const path = invitations.length % 2 ? pathOf(company) : `/rest/companies/externalid/${company.externalId}`
  const { status, body } = await browser.post(`${path}/personinvitation`, person)
  const expected = asManager(step, 200)
  if (status === 200 && expected === 200) {
    const [mail] = await sql`select body from mail_outbox order by id desc limit 1`
    const key = /registration=([\w-]+)/.exec(String(mail?.body))?.[1] ?? ''
    const id = body.responseObject.invitationId
    invitations.push({ id, key, company, rights, checks, holder: undefined, isGone: false })
  }
  return [status, expected]
}

/**
 * The invitation was sent to an address that no actor has: the reader of that mail confirms the actor. It replaces the
 * actor's previous one to that company. Accepting it again changes nothing.
 */
const accept: Command = async (tenants, { actor, browser, invitation }, { sql }) => {
  const body = { invitationKey: invitation?.key ?? 'geen' }
  const { status } = await browser.post('/rest/invitation', body)
  if (status === 200) return [status, invitation?.holder === actor && !invitation.isGone ? 200 : 400]
  const claimed = await browser.post('/rest/invitation/claim', body)
  if (!invitation || invitation.isGone || invitation.holder || invitation.company.owner === actor)
    return [claimed.status, 400]
  const [mail] = await sql`select body from mail_outbox where body like '%sleutel=%' order by id desc limit 1`
  const key = /bevestigen#sleutel=([\w-]+)/.exec(String(mail?.body))?.[1]
  const confirmed = await browser.post('/rest/invitation-claim/confirm', { key })
  const previous = invitationOf(tenants, actor, invitation.company)
  if (previous) previous.isGone = true
  invitation.holder = actor
  return [confirmed.status, 204]
}

const pathOfInvitation = ({ company, invitation }: Step) =>
  `${pathOf(company)}/personinvitation/${invitation?.id ?? 1}`

const edit: Command = async (_, step) => {
  const { browser, rights, checks } = step
  const { status } = await browser.post(pathOfInvitation(step), { rights, checks })
  const expected = ofInvitation(step, 200)
  if (expected === 200) Object.assign(step.invitation!, { rights, checks })
  return [status, expected]
}

const revoke: Command = async (_, step) => {
  const { status } = await step.browser.delete(pathOfInvitation(step))
  const expected = ofInvitation(step, 204)
  if (expected === 204) step.invitation!.isGone = true
  return [status, expected]
}

const inviteCoach: Command = async (_, step) => {
  const { browser, company } = step
  const { status } = await browser.post(`${pathOf(company)}/coachinvitation`, { message })
  const expected = asManager(step, company.isOpen ? 409 : 200)
  if (expected === 200) company.isOpen = true
  return [status, expected]
}

const revokeCoach: Command = async (_, step) => {
  const { browser, company } = step
  const { status } = await browser.delete(`${pathOf(company)}/coachinvitation`)
  const expected = asManager(step, company.isOpen ? 204 : 404)
  if (expected === 204) company.isOpen = false
  return [status, expected]
}

const rename: Command = async (_, step) => {
  const { actor, browser, company, rights } = step
  const name = `${rights} ${actor}`
  const { status } = await browser.post(`${pathOf(company)}/update`, { ...input, name, contactInfo })
  const expected = asManager(step, 200)
  if (expected === 200) company.name = name
  return [status, expected]
}

const strainOf = ({ id }: Company) => `/rest/${id}/physicalstrain`

const ofGroup = (tenants: Tenants, { actor, company, group }: Step, success: number) => {
  if (!mayFillInStrain(tenants, actor, company)) return 403
  return group && !group.isGone && group.company === company ? success : 404
}

const addGroup: Command = async (tenants, { actor, browser, company }) => {
  const functionGroupName = `Groep ${tenants.groups.length}`
  const response = await browser.post(`${strainOf(company)}/functiongroup`, { functionGroupName })
  const expected = mayFillInStrain(tenants, actor, company) ? 200 : 403
  if (response.status === 200 && expected === 200) {
    const { id } = response.body.responseObject
    tenants.groups.push({ id, company, answer: undefined, revision: 0, isGone: false })
  }
  return [response.status, expected]
}

const answer: Command = async (tenants, step) => {
  const { browser, company, group, rights } = step
  const answerId = rights === 'READONLY' ? 'yes' : 'no'
  const { status } = await browser.post(`${strainOf(company)}/survey/EDUCATION`, {
    checkSectionId: group?.id ?? 9999,
    questionId: 'newcomers',
    answers: [{ answerId }],
    revision: group?.revision ?? 0,
  })
  const expected = ofGroup(tenants, step, 200)
  if (expected === 200 && group!.answer !== answerId)
    Object.assign(group!, { answer: answerId, revision: group!.revision + 1 })
  return [status, expected]
}

const removeGroup: Command = async (tenants, step) => {
  const { browser, company, group } = step
  const { status } = await browser.delete(`${strainOf(company)}/functiongroup/${group?.id ?? 9999}`)
  const expected = ofGroup(tenants, step, 204)
  if (expected === 204) group!.isGone = true
  return [status, expected]
}

const remove: Command = async ({ invitations, groups }, step) => {
  const { browser, company } = step
  const { status } = await browser.delete(`${pathOf(company)}/delete`)
  const expected = asManager(step, 204)
  if (expected === 204) {
    company.isGone = true
    for (const part of [...invitations, ...groups]) part.isGone ||= part.company === company
  }
  return [status, expected]
}

export const commands = {
  create,
  invite,
  accept,
  edit,
  revoke,
  inviteCoach,
  revokeCoach,
  addGroup,
  answer,
  removeGroup,
  rename,
  remove,
}
