import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'

const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`
const people = () => backEnd.sql`select * from person order by id`

const details = {
  firstName: 'Els',
  middleName: 'van der',
  lastName: 'Smid',
  emailAddress: 'els@smederij.nl',
  branch: 'Metalektro',
  function: 'Werknemer',
  receivesNewsletter: true,
}

type Browser = ReturnType<typeof backEnd.client>

async function logInAsEls() {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const browser = backEnd.client()
  await browser.openSession('els@smederij.nl')
  return browser
}

const logIn = (username: string) => backEnd.client().post('/rest/login', { username, password: PASSWORD })
const save = (browser: Browser, changes: object = {}) =>
  browser.post('/rest/person/detail', { ...details, ...changes })
const changeEmail = (browser: Browser, changes: object = {}) =>
  save(browser, { emailAddress: 'els@werkplaats.nl', password: PASSWORD, ...changes })

test('a user reads and changes their own account', async () => {
  const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.openSession('els@smederij.nl')
  expect((await browser.get('/rest/person/detail')).body.responseObject).toEqual({
    id,
    firstName: 'Els',
    middleName: '',
    lastName: 'de Smid',
    fullName: 'Els de Smid',
    emailAddress: 'els@smederij.nl',
    pendingEmailAddress: null,
    isEmailVerified: true,
    branch: '',
    function: '',
    receivesNewsletter: false,
    roles: ['BW_USER'],
    revision: 1,
  })

  const account = {
    ...details,
    id,
    pendingEmailAddress: null,
    fullName: 'Els van der Smid',
    isEmailVerified: true,
    roles: ['BW_USER'],
    revision: 2,
  }
  const { status, body } = await browser.post('/rest/person/detail', {
    ...details,
    id: 2,
    roles: ['BW_ADMIN'],
  })
  expect(status).toBe(200)
  expect(body.responseObject).toEqual(account)
  expect((await browser.get('/rest/person/detail')).body.responseObject).toEqual(account)
  expect((await browser.get('/rest/login')).body.responseObject.fullName).toBe('Els van der Smid')
  expect((await people())[1]).toMatchObject({ email: 'jan@smederij.nl', first_name: 'Els' })
})

test('a change that is based on an older account is refused, and says where the newer one came from', async () => {
  const browser = await logInAsEls()
  const { revision } = (await browser.get('/rest/person/detail')).body.responseObject
  const saved = await save(browser, { revision })
  expect(saved.body.responseObject.revision).toBe(revision + 1)
  const before = await people()
  for (const changes of [{ firstName: 'Elsbeth' }, { emailAddress: 'els@elders.nl', password: '' }]) {
    const { status, body } = await save(browser, { ...changes, revision })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'EDIT_CONFLICT',
      message: 'Dit is intussen gewijzigd door jezelf, in een ander venster of op een ander apparaat.',
    })
  }
  expect((await save(browser, { revision })).status, 'what is stored already').toBe(200)
  expect(await people()).toEqual(before)

  const admin = await backEnd.createPerson({ email: 'jan@smederij.nl', firstName: 'Jan' })
  await backEnd.sql`update person set revision = revision + 1, updated_by = ${admin} where id <> ${admin}`
  const { body } = await save(browser, { firstName: 'Elsbeth', revision: revision + 1 })
  expect(body.message).toBe('Dit is intussen gewijzigd door Jan de Smid.')
  expect((await save(browser, { firstName: 'Elsbeth' })).status, 'of a client that does not compare').toBe(
    200,
  )
})

test('rejects an unknown function', async () => {
  const browser = await logInAsEls()
  const { status, body } = await save(browser, { function: 'Directeur' })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'function', message: 'Voldoet niet aan de validatie regels.' }])
  expect((await people())[0]).toMatchObject({ function: '', middle_name: '' })
})

test('a new address requires the password, and waits until the mail to it is answered', async () => {
  const browser = await logInAsEls()
  const { status, body } = await changeEmail(browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    emailAddress: 'els@smederij.nl',
    pendingEmailAddress: 'els@werkplaats.nl',
  })
  expect((await people())[0]).toMatchObject({ email: 'els@smederij.nl', middle_name: 'van der' })
  expect(await mails()).toMatchObject([
    { recipient: 'els@werkplaats.nl', subject: 'Bevestig je nieuwe e-mailadres' },
  ])
  expect((await mails())[0]!.body).not.toMatch(/smederij|Els|van der/)
  expect((await logIn('els@werkplaats.nl')).status).toBe(401)
  expect((await logIn('els@smederij.nl')).status).toBe(200)
})

test.each([
  ['no password', '', 'Dit is een verplicht veld.'],
  ['a wrong password', 'Welkom2027', 'Dit is niet je wachtwoord.'],
])('with %s a new address changes nothing', async (_, password, message) => {
  const browser = await logInAsEls()
  const { status, body } = await changeEmail(browser, { password })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'password', message }])
  expect((await people())[0]).toMatchObject({ email: 'els@smederij.nl', middle_name: '' })
  expect(await mails()).toEqual([])
})

test('attempts at the password are limited, apart from those at the login', { tags: ['deep'] }, async () => {
  const browser = await logInAsEls()
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await changeEmail(browser, { password: 'Welkom2027' })).status).toBe(400)
  expect((await changeEmail(browser)).status).toBe(429)
  const login = { username: 'els@smederij.nl', password: PASSWORD }
  expect((await backEnd.client().post('/rest/login', login)).status).toBe(200)
  expect((await people())[0]).toMatchObject({ email: 'els@smederij.nl' })
})

test('ignores the password while the address stays the same', async () => {
  const browser = await logInAsEls()
  for (const password of [PASSWORD, 'Welkom2027']) {
    const { status } = await save(browser, { emailAddress: ' els@smederij.nl ', password })
    expect(status).toBe(200)
  }
  expect(await mails()).toEqual([])
  expect(await backEnd.sql`select key from throttle where points > 0`).toEqual([])
})

test('rejects the address of another account at its field, and changes nothing', async () => {
  const browser = await logInAsEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  const { status, body } = await changeEmail(browser, { emailAddress: 'Jan@smederij.nl' })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'emailAddress', message: EMAIL_TAKEN }])
  expect((await people())[0]).toMatchObject({ email: 'els@smederij.nl', middle_name: '' })
  expect(await mails()).toHaveLength(1)
  expect(await backEnd.sql`select person_id from password_reset`).toHaveLength(1)
})

test('limits the attempts to find out whether an address is registered', { tags: ['deep'] }, async () => {
  const browser = await logInAsEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const ask = async () => (await changeEmail(browser, { emailAddress: 'jan@smederij.nl' })).status
  for (let attempt = 0; attempt < 5; attempt++) expect(await ask()).toBe(400)
  expect(await ask()).toBe(429)
})

test('requires a session to read or change an account', async () => {
  expect((await backEnd.client().get('/rest/person/detail')).status).toBe(401)
  expect((await backEnd.client().post('/rest/person/detail', details)).status).toBe(401)
})
