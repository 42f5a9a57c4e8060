import { expect, test } from 'vitest'
import { hashToken } from '#server/platform/session/token.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd({
  env: { COACH_MAILBOX: 'coaches@beterwerk.example' },
})
const { createUser, createCompany, invite } = companiesIn(backEnd)

const input = {
  role: 'EXTERNAL_ADVISOR',
  name: 'Jan Lasser',
  email: 'jan@elders.nl',
  message: 'Kijk je mee?',
  rights: 'WRITE',
  checks: ['WELDING_SMOKE', 'PHYSICAL_STRAIN'],
}
const invitee = {
  invitationId: 1,
  name: 'Jan Lasser',
  email: 'jan@elders.nl',
  role: 'EXTERNAL_ADVISOR',
  rights: 'WRITE',
  checks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'],
  accepted: false,
  expired: false,
  awaitsConfirmation: false,
  sentAt: expect.any(String),
  expiresAt: expect.any(String),
  acceptedAt: null,
  account: null,
  claims: [],
  revision: 1,
}

const toPerson = (companyId: number | string) => `/rest/companies/${companyId}/personinvitation`
const toCoach = (companyId: number | string) => `/rest/companies/${companyId}/coachinvitation`
const inviteCoach = ({ browser }: User, companyId: number) =>
  browser.post(toCoach(companyId), { message: 'Kom je kijken?' })

const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`
const invitations = () => backEnd.sql`select * from invitation`
const openCompanies = () => backEnd.sql`select id from company where coach_invited_at is not null`

async function createWorld() {
  const els = await createUser('els')
  return { els, id: await createCompany(els) }
}

test('sends a mail with a key that the database does not contain', async () => {
  const { els, id } = await createWorld()
  const { status, body } = await els.browser.post(toPerson(id), {
    ...input,
    name: ' Jan Lasser ',
    companyId: 999,
  })
  expect(status).toBe(200)
  expect(body.responseObject).toEqual(invitee)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'jan@elders.nl',
    subject: 'Uitnodiging om mee te kijken in Beterwerk',
  })
  const text = String(mail?.body)
  expect(text).toMatch(/^Hallo Jan Lasser,\n/)
  expect(text).toContain('Bedrijf: Metaal Noord\nUitgenodigd door: Els de Smid\n')
  expect(text).toContain(`${backEnd.url}/aanmelden#registration=`)
  const [key, again] = [...text.matchAll(/registration=([\w-]+)/g)].map((match) => match[1]!)
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(again).toBe(key)

  const [row] = await invitations()
  expect(row).toMatchObject({ company_id: id, role: 'EXTERNAL_ADVISOR', person_id: null, accepted_at: null })
  expect(Buffer.from(row?.key_hash as Uint8Array)).toEqual(hashToken(key!))
  const days = (Number(row?.expires_at) - Number(row?.created_at)) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
  const { sentAt, expiresAt } = body.responseObject
  expect([new Date(sentAt), new Date(expiresAt)]).toEqual([row?.created_at, row?.expires_at])
  expect((await els.browser.get(`/rest/companies/${id}/checks`)).body.responseObject.invitees).toEqual([
    invitee,
  ])
})

test.each([
  [{ role: 'COACH' }, 'role', 'Dit is een verplicht veld.'],
  [{ role: 'COMPANY_OWNER' }, 'role', 'Dit is een verplicht veld.'],
  [{ name: '' }, 'name', 'Dit is een verplicht veld.'],
  [{ email: 'jan' }, 'email', 'Ongeldig e-mailadres'],
  [{ email: 'jan@elders.nl\r\nBcc: kim@elders.nl' }, 'email', 'Ongeldig e-mailadres'],
  [{ message: ' ' }, 'message', 'Dit is een verplicht veld.'],
  [{ rights: 'NONE' }, 'rights', 'Dit is een verplicht veld.'],
  [{ checks: [] }, 'checks', 'Dit is een verplicht veld.'],
  [{ checks: ['BAKKEN'] }, 'checks.0', 'Voldoet niet aan de validatie regels.'],
])('an invitation with %o is refused, and nothing is sent', async (changes, field, message) => {
  const { els, id } = await createWorld()
  const { status, body } = await els.browser.post(toPerson(id), { ...input, ...changes })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message }])
  expect(await invitations()).toEqual([])
  expect(await mails()).toEqual([])
})

test('the owner changes the rights of an invitation, from the next request on', async () => {
  const { els, id } = await createWorld()
  const jan = await createUser('jan')
  await invite(jan, id)
  const path = `${toPerson(id)}/1`
  expect((await els.browser.get(path)).body.responseObject).toMatchObject({
    rights: 'READONLY',
    accepted: true,
  })

  const { status, body } = await els.browser.post(path, {
    rights: 'ADMIN',
    checks: ['NOISE_HAZARD'],
    email: 'x',
  })
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    rights: 'ADMIN',
    checks: ['NOISE_HAZARD'],
    email: 'jan@smederij.nl',
  })
  const seen = (await jan.browser.get(`/rest/companies/${id}/checks`)).body.responseObject
  expect(seen.permission.companyAdmin).toBe(true)
  expect(seen.checks.map(({ check }: { check: string }) => check)).toEqual(['NOISE_HAZARD'])
  expect((await els.browser.post(path, { rights: 'WRITE', checks: [] })).status).toBe(400)
  expect(await mails()).toEqual([])
})

test('a change of rights that is based on an older one is refused, and says who saved the newer one', {
  tags: ['deep'],
}, async () => {
  const { els, id } = await createWorld()
  const jan = await createUser('jan')
  await invite(jan, id)
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await backEnd.sql`update person set first_name = 'Jan' where id = ${beheer.id}`
  const change = ({ browser }: User, input: object) => browser.post(`${toPerson(id)}/1`, input)
  const mine = { rights: 'WRITE', checks: ['WELDING_SMOKE'] }
  const newer = { rights: 'ADMIN', checks: ['NOISE_HAZARD'] }
  const changed = await change(beheer, { ...newer, revision: 1 })
  expect(changed.body.responseObject).toMatchObject({ ...newer, revision: 2 })

  const before = await backEnd.sql`select * from invitation`
  const { status, body } = await change(els, { ...mine, revision: 1 })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'EDIT_CONFLICT',
    message: 'Dit is intussen gewijzigd door Jan de Smid.',
  })
  expect((await change(els, { ...newer, revision: 1 })).status, 'what is stored already').toBe(200)
  expect(await backEnd.sql`select * from invitation`).toEqual(before)
  expect((await change(els, { ...mine, revision: 2 })).body.responseObject.revision).toBe(3)
  expect((await change(els, newer)).status, 'from a client that does not compare').toBe(200)
})

test('revoking ends the access at the next request, without ending the session or sending mail', async () => {
  const { els, id } = await createWorld()
  const jan = await createUser('jan')
  await invite(jan, id)
  expect((await els.browser.delete(`${toPerson(id)}/1`)).status).toBe(204)
  expect(await invitations()).toEqual([])
  expect((await jan.browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)
  expect((await jan.browser.get('/rest/login')).body.responseObject.loggedIn).toBe(true)
  expect((await els.browser.delete(`${toPerson(id)}/1`)).status).toBe(404)
  expect(await mails()).toEqual([])
})

test('an invitation is found under its own company only', async () => {
  const { els, id } = await createWorld()
  const [jan, kim] = [await createUser('jan'), await createUser('kim')]
  await invite(jan, id)
  const others = [await createCompany(els), await createCompany(kim)]
  const attempts = [
    [els, `${toPerson(others[0]!)}/1`],
    [kim, `${toPerson(others[1]!)}/1`],
    [els, `${toPerson(id)}/2`],
    [els, `${toPerson(id)}/nul`],
    [els, `${toPerson(id)}/${2 ** 31}`],
  ] as const
  for (const [{ browser }, path] of attempts) {
    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.post(path, { rights: 'ADMIN', checks: ['NOISE_HAZARD'] })).status).toBe(404)
    expect((await browser.delete(path)).status).toBe(404)
  }
  expect(await invitations()).toMatchObject([{ rights: 'READONLY', company_id: id }])
})

test('greets by the name that the owner gave only when it is one, and by that of the account', async () => {
  const { els, id } = await createWorld()
  await els.browser.post(toPerson(id), { ...input, name: 'Bel 0900-1234 of ga naar elders.example' })
  const jan = await createUser('jan')
  await els.browser.post(toPerson(id), { ...input, email: jan.email, name: 'Baas' })
  const [toUnknown, toJan] = await mails()
  expect(toUnknown?.body).toMatch(/^Hallo,\n/)
  // Everybody in these tests has the same first name.
  expect(toJan?.body).toMatch(/^Hallo Els,\n/)
})

test('mails the coach desk once; every coach has access until the owner closes the company', async () => {
  const { els, id } = await createWorld()
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  await backEnd.sql`update company set city = 'Amersfoort'`
  const { status, body } = await inviteCoach(els, id)
  expect([status, body.responseObject]).toEqual([200, { awaitsConfirmation: false }])
  expect(await mails()).toEqual([
    {
      recipient: 'coaches@beterwerk.example',
      subject: 'Uitnodiging voor de Verbetercoach',
      body: expect.stringContaining(
        'Bedrijf: Metaal Noord\nPlaats: Amersfoort\nUitgenodigd door: Els de Smid\n',
      ),
    },
  ])
  expect((await mails())[0]?.body).toContain(`${backEnd.url}/bedrijven/${id}/checks`)
  const seenByCoach = async () => (await coach.browser.get(`/rest/companies/${id}/checks`)).status
  expect(await seenByCoach()).toBe(200)

  const again = await inviteCoach(els, id)
  expect(again.status).toBe(409)
  expect(again.body.message).toBe('De Verbetercoach is al uitgenodigd om mee te kijken.')
  expect(await mails()).toHaveLength(1)

  expect((await els.browser.delete(toCoach(id))).status).toBe(204)
  expect(await seenByCoach()).toBe(403)
  expect(await mails()).toHaveLength(1)
  expect((await els.browser.delete(toCoach(id))).status).toBe(404)
  expect((await inviteCoach(els, id)).status).toBe(200)
})

test('requires a message to invite the coach', async () => {
  const { els, id } = await createWorld()
  const { status, body } = await els.browser.post(toCoach(id), { message: '' })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'message', message: 'Dit is een verplicht veld.' }])
  expect(await openCompanies()).toEqual([])
})

test('ten simultaneous coach invitations count as one, with one mail', async () => {
  const { els, id } = await createWorld()
  const answers = await Promise.all([...Array(10)].map(() => inviteCoach(els, id)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  expect(await mails()).toHaveLength(1)
})

test('both routes accept the external id of the company', async () => {
  const { els, id } = await createWorld()
  const [company] = await backEnd.sql`select external_id from company`
  const byExternalId = `externalid/${company?.external_id}`
  const jan = await createUser('jan')
  for (const browser of [jan.browser, backEnd.client()]) {
    expect([401, 403]).toContain((await browser.post(toPerson(byExternalId), input)).status)
    expect([401, 403]).toContain((await browser.post(toCoach(byExternalId), { message: 'Hoi' })).status)
  }
  expect((await els.browser.post(toPerson('externalid/niets'), input)).status).toBe(403)

  const { status, body } = await els.browser.post(toPerson(byExternalId), input)
  expect([status, body.responseObject]).toEqual([200, invitee])
  expect((await els.browser.post(toCoach(byExternalId), { message: 'Hoi' })).status).toBe(200)
  expect(await invitations()).toMatchObject([{ company_id: id }])
  expect(await openCompanies()).toEqual([{ id }])
})

test('only the owner and administrators invite and revoke', async () => {
  const { els, id } = await createWorld()
  const [kim, coach] = [await createUser('kim'), await createUser('coach', ['BW_USER', 'BW_COACH'])]
  await invite(kim, id, { rights: 'ADMIN' })
  await inviteCoach(els, id)
  const path = `${toPerson(id)}/1`
  const attemptsOf = async ({ browser }: User) => [
    (await browser.post(toPerson(id), input)).status,
    (await browser.post(`${path}/send`)).status,
    (await browser.get(path)).status,
    (await browser.post(path, { rights: 'WRITE', checks: ['NOISE_HAZARD'] })).status,
    (await browser.post(toCoach(id), { message: 'Hoi' })).status,
    (await browser.delete(toCoach(id))).status,
    (await browser.delete(path)).status,
  ]
  for (const other of [kim, coach, await createUser('jan')])
    expect(await attemptsOf(other)).toEqual(Array(7).fill(403))
  expect(await invitations()).toMatchObject([{ rights: 'ADMIN' }])
  expect(await attemptsOf(await createUser('beheer', ['BW_USER', 'BW_ADMIN']))).toEqual([
    200, 409, 200, 200, 409, 204, 204,
  ])
})

test('limits a user to thirty invitations an hour', { tags: ['deep'] }, async () => {
  const { els, id } = await createWorld()
  const other = await createCompany(els)
  for (let sent = 0; sent < 28; sent++)
    await els.browser.post(toPerson(id), { ...input, email: `jan${sent}@elders.nl` })
  expect((await els.browser.post(`${toPerson(id)}/1/send`)).status).toBe(200)
  expect((await inviteCoach(els, id)).status).toBe(200)
  for (const refused of [
    await els.browser.post(toPerson(other), input),
    await els.browser.post(`${toPerson(id)}/1/send`),
    await inviteCoach(els, other),
  ]) {
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe(
      'Je hebt dit te vaak geprobeerd. Wacht 60 minuten en probeer het dan opnieuw.',
    )
  }
  expect(await mails()).toHaveLength(30)
  const jan = await createUser('jan')
  expect((await jan.browser.post(toPerson(await createCompany(jan)), input)).status).toBe(200)
})

test('inviting while the company is deleted causes no server error', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  for (let round = 0; round < 5; round++) {
    const id = await createCompany(els)
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map((number) =>
        els.browser.post(toPerson(id), { ...input, email: `jan${number}@elders.nl` }),
      ),
      inviteCoach(els, id),
      els.browser.delete(`/rest/companies/${id}/delete`),
    ])
    for (const { status } of answers) expect([200, 204, 403, 404, 409]).toContain(status)
    expect(await invitations()).toEqual([])
  }
})
