import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyChain } from '#server/history/audit-chain/verify-chain.ts'
import type { Worker } from '#server/platform/runtime/worker.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { startSweeper, sweepAll } from './sweeper.ts'

const database = useDatabase()
const logged: string[] = []
const workers: Worker[] = []

const execute = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows

beforeEach(async () => {
  await database.empty()
  await execute(WORLD)
})
afterEach(async () => {
  await Promise.all(workers.map(({ stop }) => stop()))
  for (const list of [logged, workers]) list.length = 0
})

/** Without the moment of the last sweep, and the chain of events, which has a test of its own. */
const contents = async (): Promise<Record<string, unknown>> => ({
  ...(await database.contents()),
  operation: undefined,
  audit_link: undefined,
})

function start() {
  const logger = pino({}, { write: (line) => void logged.push(line) })
  const worker = startSweeper(
    database.db,
    { retentionDays: 10, orderRetentionDays: 20, auditDays: 30 },
    logger,
  )
  workers.push(worker)
  return worker
}

const logLine = (index: number) => JSON.parse(logged[index]!)
const isLogged = (lines: number) => expect.poll(() => logged.length).toBe(lines)

async function sweep() {
  const { stop } = start()
  await isLogged(1)
  await stop()
  return logLine(0).swept
}

const sentMails = (count: number, over = "now() - interval '11 days'") => `
  insert into mail_outbox (message_id, recipient, subject, body, sent_at)
  select gen_random_uuid(), number || '@smederij.nl', 'Welkom', '', ${over} from generate_series(1, ${count}) number`

const invitation = (changes: string, company = 1) => `
  insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at, accepted_at,
    person_id)
  select ${company}, 'COLLEAGUE', 'Jan', gen_random_uuid() || '@elders.nl', 'Kijk je mee?', 'READONLY', '{NOISE_HAZARD}',
    sha256(gen_random_uuid()::text::bytea), ${changes}`

const ownerInvitation = (company: number, expiry: string) => `
  insert into owner_invitation (company_id, email, key_hash, invited_by, expires_at)
  values (${company}, 'kees@elders.nl', 'key${company}', 1, ${expiry})`

const order = (person: number | null, placed: string) => `
  insert into shop_order (person_id, company_id, order_key, name, membership, street, house_number, zip_code, city,
    email, products, created_at)
  values (${person}, 1, gen_random_uuid(), 'Smederij', 'Weet ik niet', 'Straat', '1', '1234 AB', 'Venlo', 'els@smederij.nl',
    '[]', ${placed})`

/** Two companies of Els, with Jan and Kim, and one row of every kind that is kept however old it is. */
const WORLD = `
  insert into person (email, first_name, last_name, password_hash, created_at)
  select name || '@smederij.nl', name, 'Smid', '', now() - interval '1 year' from unnest('{els,jan,kim}'::text[]) name;
  insert into company (owner_id, name, number_of_employees, branch, membership, created_at)
  select 1, 'Smederij', '<10', 'Metalektro', 'Weet ik niet', now() - interval '1 year' from generate_series(1, 2);
  insert into mail_outbox (message_id, recipient, subject, body, created_at, next_attempt_at)
  values ('a', 'els@smederij.nl', 'Welkom', 'Hallo', now() - interval '1 year', now() - interval '1 year');
  insert into passkey (person_id, name, credential_id, public_key, counter, created_at)
  values (1, 'Laptop', 'id', 'key', 0, now() - interval '1 year');
  insert into recovery_code values ('used', 1, now() - interval '1 year');
  insert into audit_record (actor_id, action) values (1, 'OWNER_CHANGED');
  insert into mail_opt_out values (1, 'REMINDER', 'jan@elders.nl', now() - interval '10 years');
  insert into action_item (company_id, themes, description) values (1, '{GENERAL}', 'Kap');
  insert into reminder values (1, '2010-01-01', 7, 'OWNER', '', null, now() - interval '10 years');
  ${order(1, "now() - interval '1 year'")};
  ${invitation("now() - interval '1 year', now(), 2", 2)}`

/** `over`: an SQL expression for the moment since which the row is over. */
type AddRow = (over: string) => string

const deleted: [title: string, kind: string, days: number, add: AddRow][] = [
  ['a mail that was sent', 'mails', 10, (over) => sentMails(1, over)],
  [
    'a mail that was given up',
    'mails',
    10,
    (over) => `
      insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at, abandoned_at)
      values (gen_random_uuid(), 'weg@smederij.nl', 'Welkom', '', 'infinity', ${over})`,
  ],
  [
    'an invitation that nobody accepted',
    'openInvitations',
    10,
    (over) => invitation(`${over}, null, null::int`),
  ],
  [
    'a link to reset a password that nobody used',
    'passwordResets',
    10,
    (over) => `insert into password_reset values (sha256(gen_random_uuid()::text::bytea), 1, ${over})`,
  ],
  [
    'a link to reset a password that was used',
    'passwordResets',
    10,
    (over) =>
      `insert into password_reset
      select sha256(gen_random_uuid()::text::bytea), 1, ${over}, ${over} - interval '1 minute'`,
  ],
  [
    'the key with which a company was created',
    'companyCreations',
    7,
    (over) => `
      insert into company_creation (person_id, creation_key, company_id, created_at)
      values (1, gen_random_uuid(), 1, ${over})`,
  ],
  [
    'the answer to a request with a key',
    'requestKeys',
    1,
    (over) => `
      insert into request_key (id, fingerprint, attempt, started_at)
      values (sha256(gen_random_uuid()::text::bytea), '', gen_random_uuid(), ${over})`,
  ],
  [
    'a session',
    'sessions',
    0,
    (over) =>
      `insert into session (token_hash, person_id, expires_at)
      values (sha256(gen_random_uuid()::text::bytea), 1, ${over})`,
  ],
  [
    'the token of a first login',
    'firstLogins',
    0,
    (over) => `insert into first_login values (sha256(gen_random_uuid()::text::bytea), 1, ${over})`,
  ],
  [
    'a known browser',
    'knownBrowsers',
    365,
    (over) => `
      insert into known_browser (token_hash, person_id, last_used_at)
      values (sha256(gen_random_uuid()::text::bytea), 1, ${over})`,
  ],
  [
    'a counter of logins',
    'loginAttempts',
    1,
    (over) => `insert into login_attempt values (gen_random_uuid(), 5, ${over})`,
  ],
  [
    'a link to undo a change of the account',
    'accountUndos',
    0,
    (over) =>
      `insert into account_undo (person_id, kind, email, token_hash, expires_at)
      values (1, 'ADDRESS', 'els@oud.nl', sha256(gen_random_uuid()::text::bytea), ${over})`,
  ],
  [
    'a link to verify an address',
    'emailVerifications',
    0,
    (over) => `
      insert into email_verification values (sha256(gen_random_uuid()::text::bytea), 1, 'els@smederij.nl', ${over})`,
  ],
  [
    'the start of setting up two-step login',
    'twoStepSetups',
    1,
    (over) => `
      insert into two_step_setup (person_id, secret, started_at)
      select count(*) + 1, 'secret', ${over} from two_step_setup`,
  ],
  [
    'a question for a passkey',
    'passkeyChallenges',
    0,
    (over) => `
      insert into passkey_challenge (challenge_hash, holder_hash, expires_at)
      values (sha256(gen_random_uuid()::text::bytea), 'cookie', ${over})`,
  ],
  [
    'a counter of attempts',
    'throttles',
    0,
    (over) =>
      `insert into throttle values (gen_random_uuid(), 5, (extract(epoch from ${over}) * 1000)::bigint)`,
  ],
  [
    'what happened to an account',
    'auditEvents',
    30,
    (over) => `
      insert into audit_event (kind, person_id, happened_at) overriding system value
      values ('LOGGED_IN', 1, ${over})`,
  ],
  [
    'a link to unsubscribe',
    'unsubscribeKeys',
    365,
    (over) => `
      insert into unsubscribe_key
      select sha256(gen_random_uuid()::text::bytea), 1, 'REMINDER', 'jan@elders.nl', ${over}`,
  ],
  [
    'the week of a digest',
    'digests',
    31,
    (over) => `
      insert into digest (company_id, week, created_at)
      select 1, '2020-01-06'::date + 7 * count(*)::int, ${over} from digest`,
  ],
  [
    'that an account was deleted',
    'deletions',
    60,
    (over) => `
      insert into deletion (kind, subject_id, deleted_at, is_written) values ('PERSON', 1, ${over}, true)`,
  ],
  ['an order whose account was deleted', 'orders', 20, (over) => order(null, over)],
]

const before = (days: number) => `now() - interval '${days} days' - interval '10 minutes'`
const after = (days: number) => `now() - interval '${days} days' + interval '10 minutes'`

test.each(deleted)(
  'deletes %s when its time is over, not sooner, and nothing else',
  async (_, kind, days, add) => {
    await execute(add(after(days)))
    const kept = await contents()
    await execute(add(before(days)))
    expect(await sweep()).toEqual({ [kind]: 1 })
    expect(await contents()).toEqual(kept)
  },
)

test('empties an invitation some time after it was accepted, and keeps who has access', async () => {
  await execute(invitation(`now(), ${after(10)}, 2`))
  await execute(invitation(`now(), ${before(10)}, 3`))
  const { invitation: all, ...others } = await contents()
  const rows = all as { person_id: number }[]
  expect(await sweep()).toEqual({ acceptedInvitations: 1 })
  const emptied = { name: '', email: '', message: '', key_hash: null }
  expect(await contents()).toEqual({
    ...others,
    invitation: rows.map((row) => (row.person_id === 3 ? { ...row, ...emptied } : row)),
  })
})

test('deletes who asked to use an invitation some time after that was accepted', async () => {
  const claims = 'select invitation_id from invitation_claim'
  await execute(invitation(`now(), ${after(10)}, 2`))
  await execute(invitation(`now(), ${before(10)}, 3`))
  await execute(`
    insert into invitation_claim (invitation_id, person_id, key_hash)
    select id, 1, key_hash from invitation where company_id = 1`)
  const [kept] = await execute(claims)
  expect(await sweep()).toEqual({ acceptedInvitations: 1, invitationClaims: 1 })
  expect(await execute(claims)).toEqual([kept])
})

test('deletes what was counted before yesterday', async () => {
  await execute(`
    insert into daily_count select 'MAIL', 'a', current_date - past, 1 from generate_series(0, 3) as past`)
  expect(await sweep()).toEqual({ dailyCounts: 2 })
})

test('deletes an expired invitation to own a company, and counts that as a change', async () => {
  await execute(ownerInvitation(1, after(10)))
  const { company: all, ...others } = await contents()
  const companies = all as { id: number; owner_revision: number }[]
  await execute(ownerInvitation(2, before(10)))
  expect(await sweep()).toEqual({ ownerInvitations: 1 })
  expect(await contents()).toEqual({
    ...others,
    company: companies.map((row) => ({ ...row, owner_revision: row.id })),
  })
})

test('deletes more rows than one batch, and says in one line how many, without their contents', async () => {
  const kept = await contents()
  await execute(sentMails(2_500))
  await execute(`insert into throttle select 'login:' || number, 5, 0 from generate_series(1, 1000) number`)
  expect(await sweep()).toEqual({ mails: 2_500, throttles: 1_000 })
  expect(await contents()).toEqual(kept)
  expect(logged[0]).not.toMatch(/smederij|login:/)
})

test('logs nothing when there was nothing to delete', async () => {
  await start().stop()
  expect(logged).toEqual([])
})

const numSwept = () => logged.reduce((sum, line) => sum + (JSON.parse(line).swept.mails ?? 0), 0)
/** Without the mail that is always there. */
const numMails = async () => {
  const [row] = await execute('select count(*)::int - 1 as count from mail_outbox')
  return row!.count as number
}

test('several workers at once delete each row once', { tags: ['deep'] }, async () => {
  const kept = await contents()
  await execute(sentMails(10_000))
  for (let count = 0; count < 3; count++) start()
  await expect.poll(numMails).toBe(0)
  await Promise.all(workers.map(({ stop }) => stop()))
  expect(numSwept()).toBe(10_000)
  expect(await contents()).toEqual(kept)
})

test('a stopped worker deletes nothing more, has logged what it deleted, and leaves the rest to the next', {
  tags: ['deep'],
}, async () => {
  await execute(sentMails(20_000))
  await start().stop()
  expect(await numMails()).toBe(20_000)
  const { stop } = start()
  await expect.poll(numMails, { interval: 1 }).toBeLessThan(20_000)
  await stop()
  expect(numSwept()).toBe(20_000 - (await numMails()))
  start()
  await expect.poll(numMails).toBe(0)
})

test('waits for nobody: a locked row is left for the next sweep', async () => {
  const kept = await contents()
  await execute(sentMails(3))
  await execute(ownerInvitation(1, before(10)))
  await execute(ownerInvitation(2, before(10)))
  await database.db.transaction().execute(async (transaction) => {
    await sql`
      select from mail_outbox where recipient = '2@smederij.nl' for update;
      select from company where id = 1 for no key update`.execute(transaction)
    expect(await sweep()).toEqual({ mails: 2, ownerInvitations: 1 })
  })
  const rows = await execute(
    `select recipient, company_id from mail_outbox, owner_invitation where sent_at is not null`,
  )
  expect(rows).toEqual([{ recipient: '2@smederij.nl', companyId: 1 }])
  logged.length = 0
  expect(await sweep()).toEqual({ mails: 1, ownerInvitations: 1 })
  expect({ ...(await contents()), company: [] }).toEqual({ ...kept, company: [] })
})

test('what cannot be deleted does not keep the other kinds, and is tried again', async () => {
  await execute(sentMails(1))
  await execute(`insert into throttle values ('login', 5, 0)`)
  await execute('alter table mail_outbox rename to mail_outbox_away')
  const { wake } = start()
  await isLogged(1)
  expect(logLine(0)).toMatchObject({ level: 50, msg: 'what was kept long enough could not be deleted' })
  await execute('alter table mail_outbox_away rename to mail_outbox')
  wake()
  await isLogged(2)
  expect(logLine(1).swept).toEqual({ throttles: 1 })
  wake()
  await isLogged(3)
  expect(logLine(2).swept).toEqual({ mails: 1 })
})

test('deletes nothing when the clock jumped since the last sweep, until an operator sweeps', async () => {
  await execute("insert into operation (name, done_at) values ('SWEEP', now() - interval '32 days')")
  const before = await contents()
  start()
  await isLogged(1)
  expect(logLine(0)).toMatchObject({
    level: 50,
    worker: 'sweeper',
    err: { message: expect.stringContaining('is the clock right?') },
  })
  expect(await contents()).toEqual(before)
  await sweepAll(database.db, { retentionDays: 10, orderRetentionDays: 20, auditDays: 30 })
  await start().stop()
  expect(logged).toHaveLength(1)
  const [last] = await execute("select done_at > now() - interval '1 hour' as is_now from operation")
  expect(Object.values(last!)).toEqual([true])
})

test('before a sweep was recorded, the clock is compared with what happened last', async () => {
  await execute(`
    delete from audit_event;
    insert into audit_event (kind, person_id, happened_at) values ('LOGIN', 1, now() - interval '32 days')`)
  start()
  await isLogged(1)
  expect(logLine(0)).toMatchObject({ level: 50 })
  expect(await execute('select from audit_event')).toHaveLength(1)
})

test('the chain of events is cut at its beginning, and goes on', async () => {
  const add = (moment: string) =>
    execute(`insert into audit_event (kind, person_id, happened_at) values ('LOGGED_IN', 1, ${moment})`)
  await execute('delete from audit_event; delete from audit_link')
  for (let n = 0; n < 3; n++) await add(before(30))
  await add('now()')
  expect(await sweep()).toEqual({ auditEvents: 3, auditLinks: 3 })
  await add('now()')
  expect(await verifyChain(database.db, 'EVENT', 30)).toEqual({
    links: 2,
    head: { number: '5', hash: expect.any(String) },
    problem: undefined,
  })
})
