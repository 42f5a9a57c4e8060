import { expect, test } from 'vitest'
import { hashToken } from '#server/platform/session/token.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'

const registration = {
  email: ' Els@smederij.nl ',
  givenname: ' Els ',
  surnamePrefix: 'de',
  surname: 'Smid',
  password: PASSWORD,
  confirmpassword: PASSWORD,
  userConditions: true,
  termsOfUse: 'true',
  subscribeForNewsletter: 'true',
}
const createAccount = (changes: object = {}) =>
  backEnd.client().post('/rest/registration', { ...registration, ...changes })
const people = () => backEnd.sql`select * from person order by id`
const mails = () => backEnd.sql`select * from mail_outbox`

async function invite(key: string, { expiresInDays = 30 } = {}) {
  const ownerId = await backEnd.createPerson({ email: 'eigenaar@smederij.nl' })
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${ownerId}, 'Smederij', '<10', 'anders', 'Weet ik niet')`
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (1, 'COLLEAGUE', 'Els', 'els@smederij.nl', 'Kom kijken', 'WRITE', '{PHYSICAL_STRAIN}', ${hashToken(key)},
      now() + ${expiresInDays} * interval '1 day')`
}

test('registering creates an account to log in with, and sends a welcome mail', async () => {
  const { status, body, headers } = await createAccount()
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({ id: 1, companyId: null, isInvitedElsewhere: false })
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^bw_first_login=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
  ])
  const [person] = await people()
  expect(person).toMatchObject({
    email: 'Els@smederij.nl',
    first_name: 'Els',
    middle_name: 'de',
    last_name: 'Smid',
    roles: ['BW_USER'],
    receives_newsletter: true,
  })
  expect(person?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await mails()).toMatchObject([
    {
      recipient: 'Els@smederij.nl',
      subject: 'Welkom bij Beterwerk',
      body: expect.stringContaining('/inloggen'),
    },
  ])
  await backEnd.client().login('els@smederij.nl')
})

test('the mail contains nothing that the visitor entered but a plain first name', async () => {
  await createAccount({ givenname: 'Win een prijs http://evil.example' })
  expect((await mails())[0]?.body).not.toContain('evil')
  expect((await mails())[0]?.body).toMatch(/^Hallo,\n/)
  await createAccount({ email: 'jan@smederij.nl', givenname: 'Jan-Willem' })
  const toJan = (await mails()).find(({ recipient }) => recipient === 'jan@smederij.nl')
  expect(toJan?.body).toMatch(/^Hallo Jan-Willem,\n/)
})

test('rejects an address that is registered already, at its field and whatever its case', async () => {
  await createAccount()
  const { status, body, headers } = await createAccount({ email: 'ELS@SMEDERIJ.NL', givenname: 'Jan' })
  expect(status).toBe(400)
  expect(headers.getSetCookie()).toEqual([])
  expect(await backEnd.sql`select person_id from first_login`).toHaveLength(1)
  expect(body.code).toBe('EMAIL_TAKEN')
  expect(body.errors).toEqual([{ field: 'email', message: EMAIL_TAKEN }])
  expect(await people()).toMatchObject([{ first_name: 'Els' }])
  expect(await mails()).toHaveLength(1)
})

test('of two simultaneous registrations with one address only one succeeds', async () => {
  const responses = await Promise.all([createAccount(), createAccount()])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await people()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test.each([
  [{ email: 'els' }, 'email', 'Ongeldig e-mailadres'],
  [{ email: 'els@smederij.nl\r\nBcc: jan@smederij.nl' }, 'email', 'Ongeldig e-mailadres'],
  [{ givenname: ' ' }, 'givenname', 'Dit is een verplicht veld.'],
  [
    { password: 'lasser26', confirmpassword: 'lasser26' },
    'password',
    'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.',
  ],
  [
    { password: 'Welkom2026', confirmpassword: 'Welkom2026' },
    'password',
    'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord, bijvoorbeeld een paar losse woorden met een cijfer.',
  ],
  [{ confirmpassword: 'Welkom2027' }, 'confirmpassword', 'Vul hier hetzelfde wachtwoord in.'],
  [{ userConditions: false }, 'userConditions', 'Dit is een verplicht veld.'],
  [{ termsOfUse: '' }, 'termsOfUse', 'Dit is een verplicht veld.'],
])('rejects %o', async (changes, field, message) => {
  const { status, body } = await createAccount(changes)
  expect(status).toBe(400)
  expect(body.errors).toContainEqual({ field, message })
  expect(await people()).toEqual([])
})

test('ignores roles in a registration', async () => {
  await createAccount({ roles: ['BW_ADMIN'] })
  expect(await people()).toMatchObject([{ roles: ['BW_USER'] }])
})

test('registering with the key of an invitation accepts it', async () => {
  await invite('sleutel')
  const { body } = await createAccount({ invitationKey: 'sleutel' })
  expect(body.responseObject).toEqual({ id: 2, companyId: 1, isInvitedElsewhere: false })
  expect(await backEnd.sql`select person_id, accepted_at from invitation`).toEqual([
    { person_id: 2, accepted_at: expect.any(Date) },
  ])
})

test.each([
  ['unknown', 'iets anders', {}],
  ['expired', 'sleutel', { expiresInDays: -1 }],
])(
  'registering with a key that is %s creates an account, and accepts nothing',
  async (_, invitationKey, options) => {
    await invite('sleutel', options)
    const { status, body } = await createAccount({ invitationKey })
    expect([status, body.responseObject]).toEqual([
      200,
      { id: 2, companyId: null, isInvitedElsewhere: false },
    ])
    expect(await backEnd.sql`select person_id from invitation`).toEqual([{ person_id: null }])
  },
)

test('accepts a key once', async () => {
  await invite('sleutel')
  await createAccount({ invitationKey: 'sleutel' })
  await createAccount({ email: 'jan@smederij.nl', invitationKey: 'sleutel' })
  expect(await backEnd.sql`select person_id from invitation`).toEqual([{ person_id: 2 }])
})

test('a refused registration accepts no invitation', async () => {
  await invite('sleutel')
  await createAccount({ email: 'eigenaar@smederij.nl', invitationKey: 'sleutel' })
  expect(await backEnd.sql`select person_id from invitation`).toEqual([{ person_id: null }])
})
