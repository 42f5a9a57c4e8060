import { beforeEach, describe, expect, test } from 'vitest'

import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser } = companiesIn(backEnd)

let admin: User
let els: User
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
})

const account = {
  emailAddress: 'els@smederij.nl',
  firstName: 'Els',
  middleName: '',
  lastName: 'de Smid',
  roles: ['BW_USER'],
  receivesNewsletter: false,
}
const read = async ({ id }: User, by = admin) => by.browser.get(`/rest/admin/users/${id}`)
const change = ({ id }: User, input: object, by = admin) =>
  by.browser.post(`/rest/admin/users/${id}`, { ...account, ...input })
const rows = () => backEnd.sql`select * from person order by id`
const adminActions = () =>
  backEnd.sql`select actor_id, action, person_ids, changes from audit_record order by id`
const mails = () => backEnd.sql`select recipient, subject from mail_outbox order by id`

test('returns the account of a user', async () => {
  const { status, body } = await read(els)
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({
    id: els.id,
    ...account,
    fullName: 'Els de Smid',
    hasTwoStepLogin: false,
    revision: 1,
  })
})

test('stores every change, with its revision and editor, and records it', async () => {
  const input = {
    emailAddress: 'elsbeth@werkplaats.nl',
    firstName: ' Elsbeth ',
    middleName: 'van der',
    lastName: 'Smidt',
    roles: ['BW_BRONDATABASE', 'BW_COACH', 'BW_USER'],
    receivesNewsletter: true,
  }
  const roles = ['BW_USER', 'BW_COACH', 'BW_BRONDATABASE']
  const [adminBefore, elsBefore] = await rows()
  const { status, body } = await change(els, input)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ ...input, firstName: 'Elsbeth', roles, revision: 2 })
  expect(await rows()).toEqual([
    adminBefore,
    {
      ...elsBefore,
      email: 'elsbeth@werkplaats.nl',
      first_name: 'Elsbeth',
      middle_name: 'van der',
      last_name: 'Smidt',
      roles,
      receives_newsletter: true,
      revision: 2,
      updated_by: admin.id,
    },
  ])
  expect(await adminActions()).toEqual([
    {
      actor_id: admin.id,
      action: 'USER_CHANGED',
      person_ids: [els.id],
      changes: [
        { field: 'emailAddress', from: 'els@smederij.nl', to: 'elsbeth@werkplaats.nl' },
        { field: 'firstName', from: 'Els', to: 'Elsbeth' },
        { field: 'middleName', from: '', to: 'van der' },
        { field: 'lastName', from: 'de Smid', to: 'Smidt' },
        { field: 'roles', from: ['BW_USER'], to: roles },
        { field: 'receivesNewsletter', from: false, to: true },
      ],
    },
  ])
})

test('a new address voids the links mailed to the old one, and both get a mail that undoes it', async () => {
  await backEnd.client().post('/rest/password/forgot-password', { email: els.email })
  expect(await backEnd.sql`select 1 as one from password_reset`).toHaveLength(1)
  const before = await mails()
  await change(els, { emailAddress: 'els@werkplaats.nl' })
  expect(await backEnd.sql`select 1 as one from password_reset`).toEqual([])
  expect((await mails()).slice(before.length)).toEqual([
    { recipient: 'els@smederij.nl', subject: 'Je e-mailadres is gewijzigd' },
    { recipient: 'els@werkplaats.nl', subject: 'Je account heeft dit e-mailadres gekregen' },
  ])
  await backEnd.client().login('els@werkplaats.nl')
})

const undoTokenTo = async (recipient: string) => {
  const [mail] =
    await backEnd.sql`select body from mail_outbox where recipient = ${recipient} order by id desc`
  return /#token=([\w-]+)/.exec(`${mail!.body}`)![1]
}
const undo = (token: string | undefined) => backEnd.client().post('/rest/person/undo', { token })

test.each([
  ['former', 'els@smederij.nl'],
  ['new', 'els@werkplaats.nl'],
])(
  'the mail to the %s address gives the account its address back, once for both',
  async (which, recipient) => {
    await change(els, { emailAddress: 'els@werkplaats.nl' })
    const tokens = [await undoTokenTo('els@smederij.nl'), await undoTokenTo('els@werkplaats.nl')]
    const token = await undoTokenTo(recipient)
    const preview = await backEnd.client().get(`/rest/person/undo?token=${token}`)
    expect(preview.body.responseObject).toMatchObject({
      kind: 'ADDRESS',
      emailAddress: 'els@smederij.nl',
      setsPassword: which === 'former',
    })
    const { status, body } = await undo(token)
    expect(status).toBe(200)
    expect(await backEnd.sql`select email from person where id = ${els.id}`).toEqual([
      { email: 'els@smederij.nl' },
    ])
    // Whoever reads the new mailbox must not get a password of the account.
    const resets = await backEnd.sql`
    select recipient from mail_outbox where subject = 'Nieuw wachtwoord kiezen'`
    if (which === 'former') expect([body.responseObject.token === null, resets]).toEqual([false, []])
    else expect([body.responseObject.token, resets]).toEqual([null, [{ recipient: 'els@smederij.nl' }]])
    for (const other of tokens) expect((await undo(other)).status).toBe(400)
  },
)

test('an administrator changes the own address at the own account only', async () => {
  const { status, body } = await change(admin, {
    emailAddress: 'hoofd@smederij.nl',
    roles: ['BW_USER', 'BW_ADMIN'],
  })
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'emailAddress', message: 'Je eigen e-mailadres wijzig je bij Mijn gegevens.' }],
  ])
  expect(await backEnd.sql`select email from person where id = ${admin.id}`).toEqual([{ email: admin.email }])
})

test('every other administrator hears of a new one, also who made it', async () => {
  await backEnd.createPerson({ email: 'kim@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  const before = await mails()
  await change(els, { roles: ['BW_USER', 'BW_ADMIN'] })
  expect((await mails()).slice(before.length)).toEqual(
    expect.arrayContaining([
      { recipient: admin.email, subject: 'Er is een nieuwe beheerder' },
      { recipient: 'kim@smederij.nl', subject: 'Er is een nieuwe beheerder' },
    ]),
  )
  expect(await mails()).toHaveLength(before.length + 2)
  await change(els, { roles: ['BW_USER', 'BW_ADMIN'], firstName: 'Elsbeth' })
  expect(await mails()).toHaveLength(before.length + 2)
})

test('saving what is stored changes and records nothing', async () => {
  const before = await rows()
  expect((await change(els, { revision: 7 })).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect(await adminActions()).toEqual([])
})

test('other roles end the sessions at the next request, and take effect after the next login', async () => {
  const list = (await els.browser.get(`/rest/admin/users/${admin.id}`)).status
  expect(list).toBe(403)
  await change(els, { roles: ['BW_USER', 'BW_ADMIN'] })
  expect((await read(admin, els)).status).toBe(401)
  await els.browser.login(els.email)
  expect((await read(admin, els)).status).toBe(200)
  await change(els, { roles: ['BW_USER'] })
  await els.browser.login(els.email)
  expect((await read(admin, els)).status).toBe(403)
  await change(els, { roles: [] })
  await els.browser.login(els.email)
  expect((await els.browser.get('/rest/companies')).status).toBe(403)
})

test('another name ends no session; another address ends those of the user', async () => {
  await change(els, { firstName: 'Elsbeth' })
  expect((await els.browser.get('/rest/person/detail')).status).toBe(200)
  await change(els, { emailAddress: 'els@werkplaats.nl' })
  expect((await els.browser.get('/rest/person/detail')).status).toBe(401)
})

test('other roles end the sessions of an administrator elsewhere, not the one that changes them', async () => {
  const own = backEnd.client()
  await own.login(admin.email)
  await change(admin, { emailAddress: admin.email, roles: ['BW_USER', 'BW_COACH', 'BW_ADMIN'] })
  expect((await read(els, admin)).status).toBe(200)
  expect((await own.get('/rest/person/detail')).status).toBe(401)
})

describe('refuses, and changes nothing:', () => {
  test.each([
    [{ emailAddress: 'BEHEER@smederij.nl' }, 'emailAddress', 'Er is al een account met dit e-mailadres.'],
    [{ emailAddress: 'els' }, 'emailAddress', 'Ongeldig e-mailadres'],
    [{ firstName: ' ' }, 'firstName', 'Dit is een verplicht veld.'],
    [{ lastName: 'a'.repeat(256) }, 'lastName', 'Vul hier maximaal 255 tekens in.'],
    [{ roles: ['BW_KEIZER'] }, 'roles', 'Deze rol bestaat niet.'],
    [{ roles: 'BW_ADMIN' }, 'roles', 'Voldoet niet aan de validatie regels.'],
    [{ roles: undefined }, 'roles', 'Dit is een verplicht veld.'],
  ])('%o', async (input, field, message) => {
    const before = await backEnd.contents()
    const { status, body } = await change(els, input)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
    expect(await backEnd.contents()).toEqual(before)
  })

  test("the administrator's own role of administrator", async () => {
    const before = await rows()
    const own = { emailAddress: admin.email, roles: ['BW_USER'], firstName: 'Boss' }
    const { status, body } = await change(admin, own)
    expect([status, body.code]).toEqual([400, 'OWN_ADMIN_ROLE'])
    expect(body.errors).toEqual([
      {
        field: 'roles',
        message: 'Je kunt je eigen rol beheerder niet weghalen. Vraag het een andere beheerder.',
      },
    ])
    expect(await rows()).toEqual(before)
  })

  test('a user who was deleted meanwhile', async () => {
    const seen = await read(els)
    await backEnd.sql`delete from person where id = ${els.id}`
    const { status, body } = await change(els, {
      firstName: 'Eva',
      revision: seen.body.responseObject.revision,
    })
    expect([status, body.message]).toEqual([404, 'Deze gebruiker bestaat niet meer.'])
    expect(await adminActions()).toEqual([])
  })
})

test('a role that this version does not know can be kept and taken away, and its user can log in', async () => {
  await backEnd.sql`update person set roles = '{BW_LEGACY,BW_USER}' where id = ${els.id}`
  expect((await els.browser.get('/rest/login')).body.responseObject.personRoles).toEqual(['BW_USER'])
  expect((await els.browser.get('/rest/person/detail')).body.responseObject.roles).toEqual(['BW_USER'])
  expect((await change(els, { firstName: 'Eva', roles: ['BW_USER', 'BW_LEGACY'] })).status).toBe(200)
  expect((await read(els)).body.responseObject.roles).toEqual(['BW_USER', 'BW_LEGACY'])
  expect((await change(els, { roles: ['BW_USER'] })).status).toBe(200)
  expect((await read(els)).body.responseObject.roles).toEqual(['BW_USER'])
})

describe('of changes at the same time', () => {
  test('the later one is refused with the name of the other administrator', async () => {
    const jan = await createUser('jan', ['BW_USER', 'BW_ADMIN'])
    const { revision } = (await read(els)).body.responseObject
    await backEnd.sql`update person set first_name = 'Jan' where id = ${jan.id}`
    expect((await change(els, { lastName: 'Smid', revision }, jan)).status).toBe(200)
    const { status, body } = await change(els, { lastName: 'Smits', revision })
    expect([status, body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(body.message).toBe('Dit is intussen gewijzigd door Jan de Smid.')
    expect((await rows())[1]).toMatchObject({ last_name: 'Smid', revision: 2 })
  })

  test('a change that users make of their own account counts too', async () => {
    const { revision } = (await read(els)).body.responseObject
    await els.browser.post('/rest/person/detail', { ...account, lastName: 'Smid' })
    const { status, body } = await change(els, { lastName: 'Smits', revision })
    expect([status, body.message]).toEqual([409, 'Dit is intussen gewijzigd door Els Smid.'])
  })

  test('one of ten succeeds', async () => {
    const { revision } = (await read(els)).body.responseObject
    const responses = await Promise.all(
      [...'abcdefghij'].map((letter) => change(els, { lastName: letter, revision })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await adminActions()).toHaveLength(1)
  })

  test('two administrators cannot take the role from each other', async () => {
    const ids: number[] = []
    for (let round = 0; round < 5; round++) {
      const jan = await createUser(`jan${round}`, ['BW_USER', 'BW_ADMIN'])
      ids.push(jan.id)
      await backEnd.sql`update person set roles = '{BW_USER,BW_ADMIN}' where id = ${admin.id}`
      await admin.browser.login(admin.email)
      const demote = (user: User, by: User) =>
        change(user, { emailAddress: user.email, roles: ['BW_USER'] }, by)
      const responses = await Promise.all([demote(jan, admin), demote(admin, jan)])
      const [accepted, refused] = responses.map(({ status }) => status).toSorted()
      expect(accepted).toBe(200)
      // The role is gone, or the session already is.
      expect([401, 403]).toContain(refused)
      const left = await backEnd.sql`
        select count(*)::int as count from person
        where 'BW_ADMIN' = any(roles) and id in (${admin.id}, ${jan.id})`
      expect(left).toEqual([{ count: 1 }])
      await backEnd.sql`update person set roles = '{BW_USER}' where id = ${jan.id}`
    }
  })
})
