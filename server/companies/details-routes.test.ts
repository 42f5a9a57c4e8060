import { expect, test } from 'vitest'

import { type CompanyUpdateInput, newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

const contactInfo = {
  street: 'Aambeeldstraat',
  houseNumber: '12a',
  zipCode: '3812 AB',
  city: 'Amersfoort',
  poBox: '210',
  poBoxZipCode: '3800 AE',
  poBoxCity: 'Leusden',
  phoneNumber: '033 123 45 67',
  email: 'info@smederij.nl',
}
const input: Omit<CompanyUpdateInput, 'revision'> = {
  name: 'Smederij Zuid',
  numberOfEmployees: '>500',
  branch: 'anders',
  membership: 'Weet ik niet',
  contactInfo,
}
const emptyContactInfo = Object.fromEntries(Object.keys(contactInfo).map((field) => [field, '']))

const path = (companyId: number) => `/rest/companies/${companyId}/update`
const remove = ({ browser }: User, companyId: number) => browser.delete(`/rest/companies/${companyId}/delete`)

test('the owner reads and changes all details of the company', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const before = (await els.browser.get(path(id))).body.responseObject
  expect(before).toEqual({
    ...newCompanyDefaults,
    name: 'Metaal Noord',
    id,
    externalId: expect.stringMatching(/^[\da-f-]{36}$/),
    contactInfo: emptyContactInfo,
    hasReminders: true,
    hasDigest: true,
    revision: 1,
    ownerName: 'Els de Smid',
    ownerEmail: 'els@smederij.nl',
  })

  const changed = await els.browser.post(path(id), { ...input, name: ' Smederij Zuid ' })
  expect(changed.status).toBe(200)
  expect(changed.body.responseObject).toEqual({ ...before, ...input, revision: 2 })
  expect((await els.browser.get(path(id))).body.responseObject).toEqual({
    ...before,
    ...input,
    revision: 2,
  })
  expect(await backEnd.sql`select * from company`).toMatchObject([
    {
      owner_id: els.id,
      name: 'Smederij Zuid',
      number_of_employees: '>500',
      house_number: '12a',
      zip_code: '3812 AB',
      city: 'Amersfoort',
      po_box: '210',
      po_box_zip_code: '3800 AE',
      po_box_city: 'Leusden',
      phone_number: '033 123 45 67',
      email: 'info@smederij.nl',
    },
  ])
})

test('postal codes and telephone numbers are stored in one form, however they were typed or pasted', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const pasted = {
    ...contactInfo,
    zipCode: '3812\u00a0ab',
    poBoxZipCode: '3800ae',
    phoneNumber: '+31\u202f(0)33\u2011123\u20094567',
    email: '\u00a0info@smederij.nl\u200b',
  }
  const answer = await els.browser.post(path(id), {
    ...input,
    name: '\u00a0Smederij\u00a0Zuid\ufeff',
    contactInfo: pasted,
  })
  expect(answer.body.responseObject).toMatchObject(input)
  const found = await els.browser.get(
    `/rest/companies/search?search=${encodeURIComponent('SMEDERIJ\u00a0Zuid\u200b')}`,
  )
  expect(found.body.responseObject).toMatchObject({ count: 1, items: [{ name: 'Smederij Zuid' }] })
  expect(await backEnd.sql`select zip_code, po_box_zip_code, phone_number, email from company`).toEqual([
    {
      zip_code: '3812 AB',
      po_box_zip_code: '3800 AE',
      phone_number: '033 123 45 67',
      email: 'info@smederij.nl',
    },
  ])
})

test.each([
  [{ name: '' }, 'name', 'Dit is een verplicht veld.'],
  [
    { contactInfo: { ...contactInfo, zipCode: '3812 SS' } },
    'contactInfo.zipCode',
    'Vul hier een geldige postcode in.',
  ],
  [
    { contactInfo: { ...contactInfo, poBoxZipCode: '3812  AB' } },
    'contactInfo.poBoxZipCode',
    'Vul hier maximaal 7 tekens in.',
  ],
  [
    { contactInfo: { ...contactInfo, houseNumber: '12-a' } },
    'contactInfo.houseNumber',
    'Mag alleen letters en cijfers bevatten.',
  ],
  [
    { contactInfo: { ...contactInfo, phoneNumber: '12' } },
    'contactInfo.phoneNumber',
    'Vul hier een geldig Nederlands telefoonnummer in.',
  ],
  [{ contactInfo: { ...contactInfo, email: 'info' } }, 'contactInfo.email', 'Ongeldig e-mailadres'],
  [{ contactInfo: undefined }, 'contactInfo', 'Dit is een verplicht veld.'],
])('%o is refused, and nothing changes', async (changes, field, message) => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const { status, body } = await els.browser.post(path(id), { ...input, ...changes })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message }])
  expect(await backEnd.sql`select name from company`).toEqual([{ name: 'Metaal Noord' }])
})

const mailSettings = async ({ browser }: User, companyId: number) => {
  const { hasReminders, hasDigest } = (await browser.get(path(companyId))).body.responseObject
  return { hasReminders, hasDigest }
}

test('the owner switches reminders and the digest off and on, which stay as they are when absent', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const other = await createCompany(els)
  const change = (mails: object) => els.browser.post(path(id), { ...input, ...mails })
  expect((await change({ hasReminders: false })).body.responseObject).toMatchObject({
    hasReminders: false,
    hasDigest: true,
  })
  await change({ hasDigest: 'false' })
  await change({})
  expect(await mailSettings(els, id)).toEqual({ hasReminders: false, hasDigest: false })
  expect(await mailSettings(els, other)).toEqual({ hasReminders: true, hasDigest: true })
  await change({ hasReminders: true, hasDigest: 'true' })
  expect(await mailSettings(els, id)).toEqual({ hasReminders: true, hasDigest: true })
})

test('mails that are switched off are not sent when they wait for the mail server', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const [point] = await backEnd.sql`
    insert into action_item (company_id, themes, description) values (${id}, '{GENERAL}', 'Kap') returning id`
  await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    select name, 'els@smederij.nl', '', '', 'infinity' from unnest('{reminder,digest,other}'::text[]) name`
  await backEnd.sql`
    insert into reminder (action_item_id, deadline, days_before, audience, holder, mail_id)
    select ${point!.id}, '2020-01-01', 7, 'OWNER', '', id from mail_outbox where message_id = 'reminder'`
  await backEnd.sql`
    insert into digest (company_id, week, mail_id) select ${id}, '2020-01-06', id from mail_outbox where message_id = 'digest'`
  const left = async () =>
    (await backEnd.sql`select message_id from mail_outbox order by id`).map((row) => row.message_id)
  await els.browser.post(path(id), { ...input, hasReminders: true, hasDigest: true })
  expect(await left()).toEqual(['reminder', 'digest', 'other'])
  await els.browser.post(path(id), { ...input, hasReminders: false })
  expect(await left()).toEqual(['digest', 'other'])
  await els.browser.post(path(id), { ...input, hasDigest: false })
  expect(await left()).toEqual(['other'])
})

test('an owner who unsubscribed gets the mails again by switching them off and on', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await backEnd.sql`
    insert into mail_opt_out (company_id, kind, email)
    select ${id}, kind, email from unnest('{REMINDER,DIGEST}'::text[]) kind, unnest('{els@smederij.nl,jan@elders.nl}'::text[]) email`
  const optOuts = async () =>
    (await backEnd.sql`select kind || ' ' || email as line from mail_opt_out order by 1`).map(
      ({ line }) => line,
    )
  await els.browser.post(path(id), { ...input, hasReminders: true })
  expect(await optOuts()).toHaveLength(4)
  await els.browser.post(path(id), { ...input, hasReminders: false })
  await els.browser.post(path(id), { ...input, hasReminders: true })
  expect(await optOuts()).toEqual([
    'DIGEST els@smederij.nl',
    'DIGEST jan@elders.nl',
    'REMINDER jan@elders.nl',
  ])
})

test('ignores another owner or id in the details', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await createCompany(els)
  const [before] = await backEnd.sql`select id, external_id, owner_id from company`
  const attempt = {
    ...input,
    id: 7,
    externalId: 'x',
    owner_id: jan.id,
    ownerId: jan.id,
    ownerEmail: jan.email,
  }
  await els.browser.post(path(id), attempt)
  expect(await backEnd.sql`select id, external_id, owner_id from company`).toEqual([before])
})

test('a change of an older revision is refused, unless it changes nothing or names no revision', async () => {
  const els = await createUser('els')
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await backEnd.sql`update person set first_name = 'Bea' where id = ${beheer.id}`
  const id = await createCompany(els)
  const change = ({ browser }: User, changes: object) => browser.post(path(id), { ...input, ...changes })
  expect((await change(beheer, { revision: 1 })).body.responseObject.revision).toBe(2)
  const refused = await change(els, { name: 'Smederij West', revision: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  expect(refused.body.message).toBe('Dit is intussen gewijzigd door Bea de Smid.')
  expect((await change(els, { revision: 1 })).body.responseObject).toMatchObject({ ...input, revision: 2 })
  expect((await change(els, { name: 'Smederij West' })).body.responseObject.revision).toBe(3)
  expect((await change(els, { name: 'Smederij Oost', revision: '3' })).body.responseObject.revision).toBe(4)
  await change(beheer, { revision: 4 })
  await backEnd.sql`delete from person where id = ${beheer.id}`
  expect((await change(els, { name: 'Smederij West', revision: 1 })).body.message).toBe(
    'Dit is intussen gewijzigd door vroegere gebruiker.',
  )
  expect((await change(els, { revision: 'nul' })).body.errors).toEqual([
    { field: 'revision', message: 'Voldoet niet aan de validatie regels.' },
  ])
})

test('of two simultaneous changes of the same revision one is refused', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const answers = await Promise.all(
    ['Noord', 'Zuid'].map((name) => els.browser.post(path(id), { ...input, name, revision: 1 })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('only the owner and administrators have access', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const admin = await createUser('kim')
  await invite(admin, id, { rights: 'ADMIN' })
  await openToCoaches(id)
  const others = [admin, await createUser('jan'), await createUser('coach', ['BW_USER', 'BW_COACH'])]
  for (const other of others) {
    expect((await other.browser.get(path(id))).status).toBe(403)
    expect((await other.browser.post(path(id), input)).status).toBe(403)
    expect((await remove(other, id)).status).toBe(403)
  }
  expect(await backEnd.sql`select name from company`).toEqual([{ name: 'Metaal Noord' }])

  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  expect((await beheer.browser.get(path(id))).status).toBe(200)
  expect((await remove(beheer, id)).status).toBe(204)
})

test('deleting a company deletes everything that it owns, and nothing of another company', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const [gone, kept] = [await createCompany(els, 'Weg'), await createCompany(els, 'Blijft')]
  for (const id of [gone, kept]) {
    await invite(jan, id)
    await backEnd.sql`insert into company_check (company_id, "check") values (${id}, 'NOISE_HAZARD')`
  }
  expect((await remove(els, gone)).status).toBe(204)
  expect(await backEnd.sql`select id from company`).toEqual([{ id: kept }])
  expect(await backEnd.sql`select company_id from company_check`).toEqual([{ company_id: kept }])
  expect(await backEnd.sql`select company_id from invitation`).toEqual([{ company_id: kept }])
  expect((await jan.browser.get(`/rest/companies/${gone}/checks`)).status).toBe(403)
  expect((await remove(els, gone)).status).toBe(403)
})

test('every table of a company is deleted with it; orders, which belong to a person, stay', async () => {
  const rules = await backEnd.sql`
    select conrelid::regclass::text as table, confdeltype as rule
    from pg_constraint where contype = 'f' and confrelid = 'company'::regclass`
  expect(rules.length).toBeGreaterThan(1)
  expect(rules.filter(({ rule }) => rule !== 'c')).toEqual([{ table: 'shop_order', rule: 'n' }])
})

test('deleting a company twice at the same time succeeds once', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const statuses = (await Promise.all([remove(els, id), remove(els, id)])).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 204 && status !== 403)).toEqual([])
  expect(await backEnd.sql`select id from company`).toEqual([])
})
