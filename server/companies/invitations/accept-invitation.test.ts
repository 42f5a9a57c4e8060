import { expect, test } from 'vitest'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

const USED = 'Deze uitnodiging is al gebruikt of verlopen.'

async function sendInvitation(
  { browser }: User,
  companyId: number,
  { rights = 'READONLY', email = 'jan@smederij.nl' } = {},
) {
  const person = { role: 'COLLEAGUE', name: 'Jan', email, message: 'Kijk je mee?' }
  const body = { ...person, rights, checks: ['PHYSICAL_STRAIN'] }
  const { status } = await browser.post(`/rest/companies/${companyId}/personinvitation`, body)
  if (status !== 200) throw new Error(`inviting gave ${status}`)
  const [mail] = await backEnd.sql`select body from mail_outbox order by id desc limit 1`
  return String(mail?.body).match(/registration=([\w-]+)/)![1]!
}

const accept = ({ browser }: User, invitationKey: string) =>
  browser.post('/rest/invitation', { invitationKey })
const createAccount = (invitationKey: string) =>
  backEnd.client().post('/rest/registration', {
    email: 'kim@elders.nl',
    givenname: 'Kim',
    surname: 'de Vries',
    password: PASSWORD,
    confirmpassword: PASSWORD,
    userConditions: true,
    termsOfUse: true,
    invitationKey,
  })
const acceptedMails = () =>
  backEnd.sql`select recipient, subject, body from mail_outbox where subject = 'Uitnodiging aangenomen'`
const invitations = () =>
  backEnd.sql`select id, person_id, accepted_at is not null as accepted, rights from invitation order by id`

async function createWorld() {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  return { els, jan, id: await createCompany(els) }
}

test('a user accepts with the key of the mail to their address, in whatever case it was typed', async () => {
  const { els, jan, id } = await createWorld()
  const key = await sendInvitation(els, id, { email: 'JAN@Smederij.nl' })
  const { status, body } = await accept(jan, key)
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({ companyId: id })
  expect(await invitations()).toEqual([{ id: 1, person_id: jan.id, accepted: true, rights: 'READONLY' }])
  expect((await jan.browser.get(`/rest/companies/${id}/checks`)).status).toBe(200)
  const seen = (await els.browser.get(`/rest/companies/${id}/checks`)).body.responseObject
  const account = { name: 'Els de Smid', email: 'jan@smederij.nl' }
  expect(seen.invitees).toMatchObject([{ name: 'Jan', email: 'JAN@Smederij.nl', accepted: true, account }])
})

test('the key gives nothing to an account of another address, also when that registers with it', async () => {
  const { els, jan, id } = await createWorld()
  const key = await sendInvitation(els, id, { email: 'piet@elders.nl', rights: 'ADMIN' })
  const { status, body } = await accept(jan, key)
  expect([status, body.code]).toEqual([400, 'INVITATION_TO_OTHER_ADDRESS'])
  const registered = await createAccount(key)
  expect(registered.body.responseObject).toMatchObject({ companyId: null })
  const kim = backEnd.client()
  await kim.login('kim@elders.nl')
  for (const browser of [jan.browser, kim])
    expect((await browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)
  expect(await invitations()).toEqual([{ id: 1, person_id: null, accepted: false, rights: 'ADMIN' }])
})

test('registering with the key accepts the invitation', async () => {
  const { els, id } = await createWorld()
  expect((await createAccount(await sendInvitation(els, id, { email: 'kim@elders.nl' }))).status).toBe(200)
  const kim = backEnd.client()
  await kim.login('kim@elders.nl')
  const list = (await kim.get('/rest/companies')).body.responseObject
  expect(list).toMatchObject([{ id, permission: { userRole: 'COLLEAGUE', hasWriteAccess: false } }])
  const [mail] = await acceptedMails()
  expect(mail?.body).toContain('Wie kijkt mee: Kim de Vries (kim@elders.nl)\n')
})

test('rejects a key that is unknown, used, expired or revoked', async () => {
  const { els, jan, id } = await createWorld()
  const kim = await createUser('kim')
  const used = await sendInvitation(els, id, { email: kim.email })
  const expired = await sendInvitation(els, id)
  const revoked = await sendInvitation(els, await createCompany(els))
  await accept(kim, used)
  await backEnd.sql`update invitation set expires_at = now() - interval '1 second' where id = 2`
  await els.browser.delete(`/rest/companies/2/personinvitation/3`)
  for (const key of [used, expired, revoked, 'verzonnen', used.toLowerCase()]) {
    const { status, body } = await accept(jan, key)
    expect([status, body.code]).toEqual([400, 'INVITATION_INVALID'])
    expect(body.message).toBe(USED)
  }
  expect((await jan.browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)
  expect(await invitations()).toMatchObject([
    { id: 1, person_id: kim.id },
    { id: 2, person_id: null },
  ])
})

test('the owner gets one mail about who accepted, also when that account accepts again', async () => {
  const { els, jan, id } = await createWorld()
  await backEnd.sql`update company set name = E'Metaal\nNoord' where id = ${id}`
  await backEnd.sql`update person set first_name = E'Jan\r\nBcc: a@b.nl', last_name = 'Lasser' where id = ${jan.id}`
  const key = await sendInvitation(els, id, { rights: 'WRITE' })
  for (const attempt of [1, 2]) {
    const { status, body } = await accept(jan, key)
    expect([attempt, status, body.responseObject]).toEqual([attempt, 200, { companyId: id }])
  }
  expect(await acceptedMails()).toEqual([
    {
      recipient: els.email,
      subject: 'Uitnodiging aangenomen',
      body: `Hallo Els,

Je uitnodiging om mee te kijken bij je bedrijf is aangenomen.

Bedrijf: Metaal Noord
Wie kijkt mee: Jan Bcc: a@b.nl Lasser (jan@smederij.nl)
Uitgenodigd als: Jan (jan@smederij.nl)
Rechten: Meelezen en -werken
Kijkt mee in: Fysieke belasting

Klopt dit niet? Wijzig de rechten of trek de uitnodiging in. Dat doe je op deze pagina, bij "Mensen die meekijken":

${backEnd.url}/bedrijven/${id}/checks

Met vriendelijke groet,
Beterwerk
`,
    },
  ])
  expect(
    await backEnd.sql`select kind from company_activity where kind = 'INVITATION_ACCEPTED'`,
  ).toHaveLength(1)
})

test('a second invitation to the same company replaces the first', async () => {
  const { els, jan, id } = await createWorld()
  const other = await createCompany(els)
  await accept(jan, await sendInvitation(els, other))
  await accept(jan, await sendInvitation(els, id, { rights: 'ADMIN' }))
  // The address of an invitee is not invited again.
  const newer = await sendInvitation(els, id, { rights: 'WRITE', email: 'piet@elders.nl' })
  await backEnd.sql`update person set email = 'piet@elders.nl' where id = ${jan.id}`
  expect((await accept(jan, newer)).status).toBe(200)
  expect(await invitations()).toEqual([
    { id: 1, person_id: jan.id, accepted: true, rights: 'READONLY' },
    { id: 3, person_id: jan.id, accepted: true, rights: 'WRITE' },
  ])
})

test('rejects the owner with a message of its own, and keeps the key valid', async () => {
  const { els, jan, id } = await createWorld()
  const key = await sendInvitation(els, id)
  const { status, body } = await accept(els, key)
  expect(status).toBe(400)
  expect(body.message).toBe('Dit is een uitnodiging voor je eigen bedrijf. Je hoeft niets te doen.')
  expect(await invitations()).toMatchObject([{ person_id: null, accepted: false }])
  expect((await accept(jan, key)).status).toBe(200)
  expect((await accept(els, key)).body.message).toBe(USED)
})

test('a key that is used many times at once is accepted once', async () => {
  const { els, jan, id } = await createWorld()
  const key = await sendInvitation(els, id)
  const responses = await Promise.all(Array.from({ length: 10 }, () => accept(jan, key)))
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await invitations()).toMatchObject([{ person_id: jan.id, accepted: true }])
  expect(await acceptedMails()).toHaveLength(1)
})

test('accepting while the company is deleted or the invitation revoked causes no server error', async () => {
  const { els, jan } = await createWorld()
  for (let round = 0; round < 5; round++) {
    const id = await createCompany(els)
    const key = await sendInvitation(els, id)
    const revoked = await sendInvitation(els, id, { email: 'piet@elders.nl' })
    const [row] = await backEnd.sql`select max(id) as id from invitation`
    const responses = await Promise.all([
      accept(jan, key),
      accept(jan, revoked),
      els.browser.delete(`/rest/companies/${id}/personinvitation/${row?.id}`),
      els.browser.delete(`/rest/companies/${id}/delete`),
    ])
    for (const { status } of responses) expect(status).toBeLessThan(500)
    expect(await backEnd.sql`select id from company where id = ${id}`).toEqual([])
    expect(await invitations()).toEqual([])
  }
})

test('requires a session', async () => {
  const { els, id } = await createWorld()
  const key = await sendInvitation(els, id)
  expect((await backEnd.client().post('/rest/invitation', { invitationKey: key })).status).toBe(401)
  expect(await invitations()).toMatchObject([{ person_id: null }])
})
