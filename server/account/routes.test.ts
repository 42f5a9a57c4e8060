import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/back-end.ts'

// No mail server answers there, so that mail stays in the outbox, where a test can read it.
const backEnd = useBackEnd({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'

const people = () => backEnd.sql`select * from person order by id`

const details = {
  firstName: 'Els',
  middleName: 'van der',
  lastName: 'Smid',
  emailAddress: 'els@werkplaats.nl',
  branch: 'Metalektro',
  function: 'Werknemer',
  receivesNewsletter: true,
}

test('somebody sees and changes their own account', async () => {
  const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  expect((await browser.get('/rest/person/detail')).body.responseObject).toEqual({
    id,
    firstName: 'Els',
    middleName: '',
    lastName: 'de Smid',
    fullName: 'Els de Smid',
    emailAddress: 'els@smederij.nl',
    branch: '',
    function: '',
    receivesNewsletter: false,
    roles: ['BW_USER'],
  })

  const account = { ...details, id, fullName: 'Els van der Smid', roles: ['BW_USER'] }
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

test('the address of somebody else is refused at its field, and nothing changes', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  const { status, body } = await browser.post('/rest/person/detail', {
    ...details,
    emailAddress: 'Jan@smederij.nl',
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'emailAddress', message: EMAIL_TAKEN }])
  expect((await people())[0]).toMatchObject({ email: 'els@smederij.nl', middle_name: '' })
})

test('who is not logged in has no account to see or change', async () => {
  expect((await backEnd.client().get('/rest/person/detail')).status).toBe(401)
  expect((await backEnd.client().post('/rest/person/detail', details)).status).toBe(401)
})
