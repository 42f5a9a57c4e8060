import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { fullCompaniesIn } from '../../../testing/factories/full-company.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

// Compares every row of the database before and after the deletion of an account.

const backEnd = useBackEnd()
const { createUser, createCompany, invite } = companiesIn(backEnd)
const { fillCompany } = fullCompaniesIn(backEnd)

let els: User
let jan: User
let piet: User
let admin: User
/** Companies of Els that are handed over and deleted; of Jan and of Piet, where Els is an invitee. */
let [handedOver, deleted, ofJan, ofPiet]: number[] = []

type Row = Record<string, unknown>
type Contents = Record<string, Row[]>

beforeEach(async () => {
  els = await createUser('els')
  jan = await createUser('jan')
  piet = await createUser('piet')
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  handedOver = await createCompany(els, 'Wordt overgedragen')
  deleted = await createCompany(els, 'Wordt verwijderd')
  ofJan = await createCompany(jan, 'Van Jan')
  ofPiet = await createCompany(piet, 'Van Piet')
  for (const companyId of [handedOver, deleted, ofPiet]) {
    await fillCompany(companyId, els.id, `E${companyId}`)
    await fillCompany(companyId, jan.id, `J${companyId}`)
  }
  await fillCompany(ofJan, jan.id, 'J')
  await invite(jan, handedOver, { rights: 'READONLY' })
  await invite(jan, deleted)
  await invite(els, ofPiet, { rights: 'ADMIN' })
  await invite(piet, handedOver)
})

async function addTraces() {
  await backEnd.sql`update person set first_name = 'Elsbeth' where id = ${els.id}`
  await backEnd.client().post('/rest/password/forgot-password', { email: els.email })
  await els.browser.post('/rest/person/two-step-login/start', { password: PASSWORD, code: '' })
  // Not expired: the server may delete what has expired at any time.
  await backEnd.sql`
    insert into first_login (token_hash, person_id, expires_at)
    values ('\\x01', ${els.id}, now() + interval '1 day')`
  await backEnd.sql`
    insert into address_change (person_id, email, token_hash, expires_at)
    values (${els.id}, 'els@nieuw.nl', '\\x01', now() + interval '1 day')`
  await backEnd.sql`
    insert into account_undo (person_id, kind, email, token_hash, expires_at)
    values (${els.id}, 'ADDRESS', 'els@ooit.nl', '\\x01', now() + interval '1 day')`
  await backEnd.sql`insert into recovery_code (code_hash, person_id) values ('\\x01', ${els.id})`
  await backEnd.sql`
    insert into passkey (person_id, name, credential_id, public_key, counter)
    values (${els.id}, 'Laptop van Els', '\\x01', '\\x02', 0)`
  await backEnd.sql`
    insert into passkey_challenge (challenge_hash, holder_hash, person_id, expires_at)
    values ('\\x01', '\\x02', ${els.id}, now() + interval '1 day')`
  await backEnd.sql`insert into two_step_secret (person_id, secret, last_step) values (${els.id}, '\\x02', 1)`
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (${ofJan}, 'COLLEAGUE', 'Els', 'ELS@smederij.nl', 'Kijk mee', 'WRITE', '{}', '\\x03', now())`
  await backEnd.sql`
    insert into owner_invitation (company_id, email, key_hash, invited_by, expires_at)
    values (${ofJan}, 'Els@Smederij.nl', '\\x04', ${admin.id}, now()),
      (${handedOver}, 'koper@elders.nl', '\\x05', ${admin.id}, now()),
      (${ofPiet}, 'koper@elders.nl', '\\x06', ${admin.id}, now())`
  const account = { emailAddress: 'els@oud.nl', firstName: 'Elsje', lastName: 'Smid', roles: ['BW_USER'] }
  await admin.browser.post(`/rest/admin/users/${els.id}`, account)
  await admin.browser.post(`/rest/admin/users/${els.id}`, { ...account, emailAddress: 'gedeeld@elders.nl' })
  await admin.browser.post(`/rest/admin/users/${els.id}`, { ...account, emailAddress: els.email })
  // Each change of the address ended the session.
  await els.browser.login(els.email)
  // A former address of Els belongs to somebody else now.
  await backEnd.createPerson({ email: 'Gedeeld@elders.nl' })
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at, person_id,
      accepted_at)
    values (${ofJan}, 'COLLEAGUE', 'Elsbeth', 'els@smederij.nl', 'Kijk mee', 'WRITE', '{}', '\\x07', now(), ${piet.id},
      now())`
  await backEnd.sql`
    insert into invitation_claim (invitation_id, person_id, key_hash, answer, answered_at, answered_by)
    select id, ${els.id}::int, '\\x09'::bytea, null, null::timestamptz, null::int from invitation where key_hash = '\\x07'
    union all
    select id, ${admin.id}, '\\x0a', 'REFUSED', now(), ${els.id} from invitation where key_hash = '\\x07'`
  await admin.browser.post(`/rest/admin/users/${jan.id}`, {
    ...account,
    firstName: 'Johan',
    emailAddress: jan.email,
  })
  const invited = (email: string) => JSON.stringify([{ field: 'emailAddress', from: null, to: email }])
  await backEnd.sql`
    insert into audit_record (actor_id, action, company_ids, changes)
    values (${admin.id}, 'OWNER_INVITED', ${[ofJan]}, ${invited('ELS@oud.nl')}::text::jsonb),
      (${admin.id}, 'OWNER_INVITED', ${[ofPiet]}, ${invited('koper@elders.nl')}::text::jsonb)`
  await backEnd.sql`update person set updated_by = ${els.id} where id = ${piet.id}`
  await backEnd.sql`update action_item set holder_email = 'Els@Smederij.nl' where company_id in (${ofPiet}, ${ofJan})`
  await backEnd.sql`
    insert into request_key (id, person_id, fingerprint, attempt, started_at, is_committed, status, body)
    values ('\\x0b', ${jan.id}, '\\x01', gen_random_uuid(), now(), true, 200, ${JSON.stringify({ email: els.email })}),
      ('\\x0c', ${jan.id}, '\\x01', gen_random_uuid(), now(), true, 200, ${JSON.stringify({ email: jan.email })})`
  await backEnd.sql`
    insert into mail_opt_out (company_id, kind, email) values (${ofJan}, 'REMINDER', 'els@oud.nl')`
  await backEnd.sql`
    insert into unsubscribe_key (key_hash, company_id, kind, email) values ('\\x08', ${ofJan}, 'REMINDER', 'els@oud.nl')`
  await backEnd.sql`update company_record_file set created_by = ${els.id} where record_id in
    (select id from company_record where company_id = ${ofPiet})`
}

const withoutValues = (changes: unknown) =>
  (changes as Row[]).map((change) => ({ ...change, from: null, to: null }))

const isAddressOfEls = (value: unknown) => [els.email, 'els@oud.nl'].includes(String(value).toLowerCase())

/** What a row becomes; undefined when it is deleted. `inDeleted`: it belongs to the deleted company. */
function expectedRow(table: string, row: Row, inDeleted: boolean): Row | undefined {
  if (table === 'shop_order')
    return {
      ...row,
      person_id: row.person_id === els.id ? null : row.person_id,
      company_id: inDeleted ? null : row.company_id,
    }
  if (table === 'company_activity' && !inDeleted)
    return { ...row, person_id: row.person_id === els.id ? null : row.person_id }
  // Events of others keep the ids of the person and the company, which no longer exist.
  if (table === 'audit_event' && row.person_id !== els.id) return row
  if (inDeleted || row.person_id === els.id || (table === 'person' && row.id === els.id)) return undefined
  if (table === 'invitation' && isAddressOfEls(row.email) && row.accepted_at)
    return { ...row, name: '', email: '' }
  if (isAddressOfEls(row.recipient ?? row.email)) return undefined
  if (row.company_id === handedOver && (row.person_id === jan.id || table === 'owner_invitation'))
    return undefined
  if (table === 'company' && row.id === handedOver) return { ...row, owner_id: jan.id, owner_revision: 2 }
  if (table === 'company' && row.id === ofJan) return { ...row, owner_revision: 2 }
  const isAboutEls = (row.person_ids as number[] | undefined)?.includes(els.id)
  if (table === 'audit_record' && (isAboutEls || JSON.stringify(row.changes).includes('ELS@oud.nl')))
    return { ...row, changes: withoutValues(row.changes) }
  if (isAddressOfEls(row.holder_email))
    Object.assign(row, { holder_email: '', action_holder: 'vroegere gebruiker' })
  if (table === 'request_key' && String(row.body).includes(els.email))
    return { ...row, status: null, body: null }
  const authors = Object.keys(row).filter((column) => column.endsWith('_by') && column !== 'invited_by')
  return {
    ...row,
    ...Object.fromEntries(authors.map((column) => [column, row[column] === els.id ? null : row[column]])),
  }
}

/** What the tables contain afterwards, apart from the search, new mails, new events and files to delete. */
function expectedContents(before: Contents): Record<string, unknown[]> {
  const idsWhere = (table: string, column: string, values: unknown[]) =>
    before[table]!.filter((row) => values.includes(row[column])).map(({ id }) => id)
  const sections = idsWhere('check_section', 'company_id', [deleted])
  const records = idsWhere('company_record', 'company_id', [deleted])
  const actionItems = idsWhere('action_item', 'company_id', [deleted])
  const files = idsWhere('company_record_file', 'record_id', records)
  const isInDeleted = (table: string, row: Row) =>
    row.company_id === deleted ||
    (table === 'company' && row.id === deleted) ||
    (table !== 'action_item' && sections.includes(row.section_id)) ||
    records.includes(row.record_id) ||
    actionItems.includes(row.action_item_id) ||
    files.includes(row.file_id)
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      table,
      rows.flatMap((row) => expectedRow(table, row, isInDeleted(table, row)) ?? []),
    ]),
  )
}

function takeActivities(before: Contents, after: Contents): Row[] {
  const ids = before.company_activity!.map(({ id }) => id)
  const added = after.company_activity!.filter(({ id }) => !ids.includes(id))
  after.company_activity = after.company_activity!.filter((row) => !added.includes(row))
  return added
}
const ownerChanged = () => [{ company_id: handedOver, person_id: jan.id, kind: 'OWNER_CHANGED' }]

function takeEvents(before: Contents, after: Contents): Row[] {
  const ids = before.audit_event!.map(({ id }) => id)
  const added = after.audit_event!.filter(({ id }) => !ids.includes(id))
  after.audit_event = after.audit_event!.filter((row) => !added.includes(row))
  return added
}
/** So that a restore of an earlier backup does not bring them back. */
function takeDeletions(after: Contents): Row[] {
  const [added = []] = [after.deletion]
  after.deletion = []
  return added
}
const deletions = () => [
  { kind: 'COMPANY', subject_id: deleted },
  { kind: 'PERSON', subject_id: els.id },
]

/** Only the event of the deleted account remains, and somebody else owns its company. */
const eventsOfDeletion = (actorId: number) => [
  { kind: 'COMPANY_RECEIVED', person_id: jan.id, actor_id: actorId, company_id: handedOver },
  { kind: 'ACCOUNT_DELETED', person_id: els.id, actor_id: actorId, company_id: null },
]

const ignored = [
  'throttle',
  'company_search',
  'company_summary',
  'company_change',
  'person_search',
  'storage_deletion',
  'mail_outbox',
]
const compared = (contents: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(contents)
      .filter(([table]) => !ignored.includes(table))
      .map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).toSorted()]),
  )

const choices = () => [
  { companyId: String(handedOver), choice: String(jan.id) },
  { companyId: String(deleted), choice: 'DELETE' },
]

test('nothing of the person is left, and nothing of others is gone', async () => {
  await addTraces()
  await backEnd.sql`update mail_outbox set sent_at = now(), body = ''`
  const before = (await backEnd.contents()) as Contents
  const { status } = await els.browser.post('/rest/person/deletion', {
    password: PASSWORD,
    companies: choices(),
  })
  expect(status).toBe(200)
  const after = (await backEnd.contents()) as Contents
  expect(takeActivities(before, after)).toMatchObject(ownerChanged())
  expect(takeDeletions(after)).toMatchObject(deletions())
  expect(takeEvents(before, after)).toMatchObject(eventsOfDeletion(els.id))
  expect(compared(after)).toEqual(compared(expectedContents(before)))

  const searched = await backEnd.sql`
    select (select count(*)::int from person_search) as people, (select count(*)::int from company_search) as companies`
  expect(searched).toEqual([{ people: 4, companies: 3 }])
  const deletedFiles = before.stored_object!.filter(
    ({ key }) => !after.stored_object!.some((row) => row.key === key),
  )
  expect(deletedFiles).toHaveLength(2)
  const mailsTo = (rows: Row[]) => rows.map(({ recipient, subject }) => `${recipient}: ${subject}`)
  const newMails = after.mail_outbox!.filter(({ id }) => !before.mail_outbox!.some((mail) => mail.id === id))
  expect(mailsTo(newMails).filter((mail) => !mail.startsWith(els.email))).toEqual([
    'jan@smederij.nl: Je bent nu eigenaar van een bedrijf',
  ])
  const kept = before.mail_outbox!.filter(({ recipient }) => !isAddressOfEls(recipient))
  expect(after.mail_outbox).toEqual(expect.arrayContaining(kept))

  const toEls = await backEnd.sql`select * from mail_outbox where lower(recipient) = ${els.email}`
  expect(toEls).toMatchObject([{ subject: 'Je account is verwijderd', is_deleted_when_sent: true }])
  await backEnd.sql`delete from mail_outbox where is_deleted_when_sent`
  const left = JSON.stringify(await backEnd.contents()).toLowerCase()
  for (const trace of ['els@', 'elsje', 'elsbeth']) expect(left).not.toContain(trace)
})

test('an administrator deletes the account on request, which is recorded', { tags: ['deep'] }, async () => {
  await addTraces()
  const before = (await backEnd.contents()) as Contents
  const { status } = await admin.browser.post(`/rest/admin/users/${els.id}/deletion`, {
    companies: choices(),
  })
  expect(status).toBe(204)
  const after = (await backEnd.contents()) as Contents
  const adminActions = after.audit_record!.slice(before.audit_record!.length)
  after.audit_record = after.audit_record!.slice(0, before.audit_record!.length)
  expect(takeActivities(before, after)).toMatchObject(ownerChanged())
  expect(takeDeletions(after)).toMatchObject(deletions())
  const events = takeEvents(before, after)
  expect(events.filter(({ kind }) => kind !== 'ADMINISTERED')).toMatchObject(eventsOfDeletion(admin.id))
  expect(compared(after)).toEqual(compared(expectedContents(before)))
  expect(adminActions).toMatchObject([
    {
      actor_id: admin.id,
      action: 'OWNER_INVITATION_WITHDRAWN',
      company_ids: [handedOver],
      changes: [{ field: 'emailAddress', from: 'koper@elders.nl', to: null }],
    },
    {
      actor_id: admin.id,
      action: 'OWNER_CHANGED',
      person_ids: [els.id, jan.id],
      company_ids: [handedOver],
      changes: [{ field: 'owner', from: els.id, to: jan.id }],
    },
    {
      actor_id: admin.id,
      action: 'USER_DELETED',
      person_ids: [els.id],
      company_ids: [handedOver, deleted],
      changes: [],
    },
  ])
})
