import { describe, expect, test } from 'vitest'
import { catalogue } from '#server/shop/products/catalogue.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { accessTable } from '../../../testing/access/access-table.ts'
import { asOfFirstCheck } from '../../../testing/access/first-check.ts'
import { adviceInput } from '../../../testing/factories/improvements.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { photosIn } from '../../../testing/factories/photos.ts'
import { aSubstance } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type ApiResponse, PASSWORD } from '../../../testing/harness/client.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const { addPicture, makeRecord } = photosIn(backEnd)

/** Els has two companies, one with a finished check and an action point. Bea is an administrator, Coen a coach. */
async function createScenario() {
  const made = await moving.createTwoCompanies()
  const { els, from, to, group } = made
  await moving.finish(els, from, group)
  await moving.finish(els, from, null)
  await els.browser.post(`/rest/companies/${from}/start-check/HAZARDOUS_SUBSTANCES`)
  const coen = await moving.createUser('coen', ['BW_USER', 'BW_COACH'])
  const action = await moving.makeActionPoint(els, from)
  const fileId = await addPicture(els, await makeRecord(els, from))
  const [company] = await sql`select external_id from company where id = ${to}`
  return { ...made, coen, action, fileId, externalId: String(company!.external_id) }
}
type Scenario = Awaited<ReturnType<typeof createScenario>>

const invitee = (name: string) => ({
  role: 'COLLEAGUE',
  name,
  email: `${name}@elders.nl`,
  message: 'Kijk je mee?',
  rights: 'READONLY',
  checks: ['PHYSICAL_STRAIN'],
})
const registration = {
  email: 'nieuw@elders.nl',
  givenname: 'Nieuw',
  surname: 'Smid',
  password: PASSWORD,
  confirmpassword: PASSWORD,
  userConditions: true,
  termsOfUse: true,
}
const delivery = {
  name: 'Smederij Noord',
  membership: 'Weet ik niet',
  contactInfo: { street: 'Straat', houseNumber: '1', zipCode: '1234 AB', city: 'Venlo', email: 'a@b.nl' },
  products: [{ id: catalogue[0]!.id, quantity: '1' }],
}
const visitReport = { themes: ['GENERAL'], dateAppointment: '2026-03-29', reason: 'Bezoek', recap: 'In orde' }
const actionPoint = { themes: ['GENERAL'], description: 'Kap bestellen' }
const record = { theme: 'GENERAL', subject: 'Certificaten' }

type Creation = {
  by?: 'bea' | 'coen' | 'visitor'
  ids?: (scenario: Scenario) => Record<string, unknown>
  body?: (scenario: Scenario) => object
  added: Record<string, number>
}
const inCompany = ({ from }: Scenario) => ({ companyId: from })
const inOther = ({ externalId }: Scenario) => ({ externalId })

const creations: Record<string, Creation> = {
  'POST /rest/registration': {
    by: 'visitor',
    body: () => registration,
    added: { audit_event: 1, person: 1, first_login: 1, email_verification: 1, mail_outbox: 1 },
  },
  'POST /rest/password/forgot-password': {
    by: 'visitor',
    body: ({ els }) => ({ email: els.email }),
    added: { audit_event: 1, password_reset: 1, mail_outbox: 1, daily_count: 1 },
  },
  'POST /rest/companies': {
    body: () => ({ ...newCompanyDefaults, name: 'Metaal Oost' }),
    added: { company: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/personinvitation': {
    ids: inCompany,
    body: () => invitee('kim'),
    added: { audit_event: 1, invitation: 1, mail_outbox: 1, company_activity: 1, daily_count: 2 },
  },
  'POST /rest/companies/externalid/:externalId/personinvitation': {
    ids: inOther,
    body: () => invitee('pim'),
    added: { audit_event: 1, invitation: 1, mail_outbox: 1, company_activity: 1, daily_count: 2 },
  },
  'POST /rest/companies/:companyId/personinvitation/:inviteId/send': {
    // The invitation of Kim; those of Jan have the ids 1 and 2.
    ids: ({ from }) => ({ companyId: from, inviteId: 3 }),
    added: { audit_event: 1, mail_outbox: 1 },
  },
  'POST /rest/companies/:companyId/coachinvitation': {
    ids: inCompany,
    body: () => ({ message: 'Kom je langs?' }),
    added: { audit_event: 1, mail_outbox: 1, company_activity: 1 },
  },
  'POST /rest/companies/externalid/:externalId/coachinvitation': {
    ids: inOther,
    body: () => ({ message: 'Kom je langs?' }),
    added: { audit_event: 1, mail_outbox: 1, company_activity: 1 },
  },
  'POST /rest/:companyId/physicalstrain/round': {
    ids: inCompany,
    added: { check_round: 1, company_activity: 1 },
  },
  'POST /rest/:companyId/physicalstrain/result/mail': {
    ids: inCompany,
    added: { audit_event: 1, mail_outbox: 1 },
  },
  'POST /rest/:companyId/physicalstrain/functiongroup': {
    ids: inCompany,
    body: () => ({ functionGroupName: 'Lassers' }),
    added: { check_section: 1, company_activity: 1 },
  },
  'POST /rest/:companyId/physicalstrain/functiongroup/:sectionId/copy': {
    ids: ({ from, group }) => ({ companyId: from, sectionId: group }),
    body: () => ({ functionGroupName: 'Snijders' }),
    added: { check_section: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/advices': {
    ids: inCompany,
    body: () => adviceInput,
    added: { advice: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/actionitems': {
    ids: inCompany,
    body: () => actionPoint,
    added: { action_item: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/actionitems/:actionId/photos': {
    ids: ({ from, action }) => ({ companyId: from, actionId: action }),
    body: ({ fileId }) => ({ fileId, moment: 'BEFORE' }),
    added: { action_item_photo: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/visitreports': {
    by: 'coen',
    ids: inCompany,
    body: () => visitReport,
    added: { visit_report: 1, company_activity: 1 },
  },
  'POST /rest/companies/:companyId/company-records': {
    ids: inCompany,
    body: () => record,
    added: { company_record: 1, company_activity: 1 },
  },
  'POST /rest/:companyId/hazardoussubstances/substance': {
    ids: inCompany,
    body: () => aSubstance,
    added: { check_section: 1, substance: 1, company_activity: 1 },
  },
  'POST /rest/:companyId/hazardoussubstances/register/import': {
    ids: inCompany,
    body: () => ({ substances: [{ ...aSubstance, name: 'Thinner' }] }),
    added: { check_section: 1, substance: 1, company_activity: 1 },
  },
  'POST /rest/orders': {
    body: ({ from }) => ({ ...delivery, companyId: from }),
    added: { shop_order: 1, mail_outbox: 2, daily_count: 1 },
  },
  'POST /rest/admin/companies/:id/owner': {
    by: 'bea',
    ids: ({ to }) => ({ id: to }),
    body: () => ({ ownerEmail: 'koper@elders.nl' }),
    added: { audit_event: 1, owner_invitation: 1, mail_outbox: 1, audit_record: 1, daily_count: 1 },
  },
  'POST /rest/person/data-export': { added: { audit_event: 1, data_export: 1 } },
  'POST /rest/companies/:companyId/data-export': {
    ids: inCompany,
    added: { audit_event: 1, company_export: 1 },
  },
  'POST /rest/admin/users/:id/prepare-data-export': {
    by: 'bea',
    ids: ({ jan }) => ({ id: jan.id }),
    added: { audit_event: 2, data_export: 1, audit_record: 1 },
  },
}

/** A repetition without a key makes nothing twice, or must not be answered from what is stored. */
const withoutKey: Record<string, string> = {
  'POST /rest/login': 'its answer is a session',
  'POST /rest/login/after-registration': 'its answer is a session, and its cookie works once',
  'POST /rest/login/passkey/start': 'a new challenge stands beside the other',
  'POST /rest/login/passkey': 'its answer is a session, and its challenge is taken once',
  'POST /rest/person/passkeys/start': 'a new challenge stands beside the other',
  'POST /rest/person/passkeys': 'its challenge is taken once',
  'POST /rest/password/reset-password': 'its answer is a session, and its token works once',
  'POST /rest/password/update': 'changes what is there',
  'POST /rest/person/detail': 'changes what is there',
  'POST /rest/person/two-step-login/start': 'its answer is a secret; a new one replaces it',
  'POST /rest/person/two-step-login/confirm': 'its answer is secret; a code works once',
  'POST /rest/person/two-step-login/recovery-codes': 'its answer is secret; new codes replace the others',
  'POST /rest/person/two-step-login/switch-off': 'changes what is there',
  'POST /rest/person/identity': 'changes what is there',
  'POST /rest/person/deletion': 'deletes',
  'POST /rest/person/address-change/confirm': 'its token works once',
  'POST /rest/person/address-change/resend': 'a new link replaces the other',
  'POST /rest/person/address-change/cancel': 'deletes',
  'POST /rest/person/undo': 'its answer is a secret, and its token works once',
  'POST /rest/person/email-verification': 'a new link replaces the other',
  'POST /rest/email-verification': 'its token works once',
  'POST /rest/password/reset-password-possible': 'reads',
  'POST /rest/person/undo/preview': 'reads',
  'POST /rest/person/address-change/preview': 'reads',
  'POST /rest/invitation-claim/preview': 'reads',
  'POST /rest/invitation-request': 'reads',
  'POST /rest/invitation/preview': 'reads',
  'POST /rest/invitation/address': 'reads',
  'POST /rest/invitation-request/confirm': 'its key works once',
  'POST /rest/companies/:companyId/coachinvitation/confirm': 'is confirmed once',
  'POST /rest/invitation/claim': 'a person asks once for an invitation',
  'POST /rest/invitation-claim/confirm': 'its key works once',
  'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/confirm': 'is decided once',
  'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/refuse': 'is decided once',
  'POST /rest/companies/:companyId/update': 'changes what is there',
  'POST /rest/companies/:companyId/start-check/:check': 'a check that was started stays as it is',
  'POST /rest/companies/:companyId/personinvitation/:inviteId': 'changes what is there',
  'POST /rest/invitation': 'an invitation that the user accepted leads to the same company again',
  'POST /rest/:companyId/physicalstrain/survey/:scriptKey': 'an answer has a revision',
  'POST /rest/:companyId/physicalstrain/survey/:scriptKey/remark': 'a remark has a revision',
  'POST /rest/companies/:companyId/advices/:adviceId': 'changes what is there',
  'POST /rest/companies/:companyId/advices/:adviceId/read': 'is recorded once',
  'POST /rest/companies/:companyId/advices/:adviceId/archive': 'changes what is there',
  'POST /rest/companies/:companyId/actionitems/:actionId': 'changes what is there',
  'POST /rest/companies/:companyId/visitreports/:visitReportId': 'changes what is there',
  'POST /rest/companies/:companyId/visitreports/:visitReportId/archive': 'changes what is there',
  'POST /rest/companies/:companyId/visitreports/:visitReportId/rating': 'changes what is there',
  'POST /rest/companies/:companyId/visitreports/:visitReportId/rating/read': 'is recorded once',
  'POST /rest/companies/:companyId/company-records/:recordId': 'changes what is there',
  'POST /rest/companies/:companyId/company-records/:recordId/files':
    'its body is not read twice; the portal sends files with the next one',
  'POST /rest/companies/:companyId/company-records/:recordId/uploads':
    'an upload that nobody continues is no file, and is deleted after a day',
  'POST /rest/admin/users/:id': 'changes what is there',
  'POST /rest/admin/users/:id/switch-off-two-step-login': 'changes what is there',
  'POST /rest/admin/users/:id/deletion': 'deletes',
  'POST /rest/mail-subscription/end': 'changes what is there',
  'POST /rest/mail-subscription/resume': 'changes what is there',
  'POST /rest/admin/migrate-improvement-check': 'moves what the other company then does not have',
  'POST /rest/:companyId/hazardoussubstances/sheet': 'stores nothing',
}

const isPost = (route: string) => route.startsWith('POST ')

/** The routes of all themes come from the same code: those of the first one stand for them. */
const ofFirstCheck = (routes: readonly string[]) => [...new Set(routes.map(asOfFirstCheck))].toSorted()

test('every POST of the API takes a key, or has a reason why not', async () => {
  const { body } = await backEnd.client().get('/rest/openapi.json')
  const { paths } = body as unknown as { paths: Record<string, { post?: { parameters?: object[] } }> }
  const takingKeys = Object.entries(paths).flatMap(([path, { post }]) =>
    post?.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'idempotency-key')
      ? `POST ${path.replace(/\{(\w+)\}/g, ':$1')}`
      : [],
  )
  expect(ofFirstCheck(takingKeys)).toEqual(Object.keys(creations).toSorted())
  const known = [...Object.keys(creations), ...Object.keys(withoutKey)]
  expect(known.toSorted()).toEqual(ofFirstCheck(Object.keys(accessTable).filter(isPost)))
})

const KEY = '3141592653589793'
const keyed = (key = KEY) => ({ 'idempotency-key': key })

/** Tables with what follows from others or is added in the background. */
const NOT_COUNTED =
  /throttle|request_key|audit_link|_part$|stored_object|storage_deletion|_search$|company_(change|summary)|check_(answer|risk|remark)/

/** Mails about finished downloads come later, whenever the worker has made one. */
const LATER_MAILS = "subject in ('Je gegevens staan klaar', 'Je download staat klaar')"

/** Each call returns how many rows each table has more than at the last one, without the tables above. */
async function rowCounter() {
  const tables = await sql`select tablename as name from pg_tables where schemaname = 'public'`
  const counts = tables.flatMap(({ name }) =>
    NOT_COUNTED.test(String(name))
      ? []
      : `(select count(*)::int from ${name} ${name === 'mail_outbox' ? `where not ${LATER_MAILS}` : ''}) as ${name}`,
  )
  const count = async () => (await backEnd.query(`select ${counts}`))[0] as Record<string, number>
  let before = await count()
  return async () => {
    const after = await count()
    const added = Object.entries(after).map(([table, number]) => [table, number - before[table]!])
    before = after
    return Object.fromEntries(added.filter(([, number]) => number !== 0))
  }
}

const fill = (url: string, ids: Record<string, unknown> = {}) =>
  url.replace(/:(\w+)/g, (_, name: string) => String(ids[name]))

const answerOf = ({ status, body }: ApiResponse) => JSON.stringify([status, body])

async function sendTenTimes(send: () => Promise<ApiResponse>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  return [...new Set(answers.map(answerOf))]
}

test('of ten simultaneous requests with one key, one is carried out, and all get its answer', async () => {
  const scenario = await createScenario()
  const visitor = { browser: backEnd.client() }
  const countAdded = await rowCounter()
  for (const [route, { by = 'els', ids, body, added }] of Object.entries(creations)) {
    const { browser } = by === 'visitor' ? visitor : scenario[by]
    const path = fill(route.replace('POST ', ''), ids?.(scenario))
    const send = () => browser.post(path, body?.(scenario), keyed(KEY + path))
    await sql`delete from throttle`
    const answers = await sendTenTimes(send)
    expect([route, await countAdded(), answers]).toEqual([route, added, [expect.stringMatching(/^\[20[04]/)]])
    expect([route, answerOf(await send())]).toEqual([route, ...answers])
  }
  // Each was recorded as committed in the transaction that did it.
  expect(await sql`select from request_key where not is_committed or status is null`).toEqual([])
  expect(await sql`select from request_key`).toHaveLength(Object.keys(creations).length)
})

const company = (name = 'Metaal Noord') => ({ ...newCompanyDefaults, name })
const companyNames = async () => (await sql`select name from company order by id`).map(({ name }) => name)

test('another request with the same key is refused, of another person it is another key', async () => {
  const [els, jan] = [await moving.createUser('els'), await moving.createUser('jan')]
  await els.browser.post('/rest/companies', company(), keyed())
  expect(await els.browser.post('/rest/companies', company('Metaal Zuid'), keyed())).toMatchObject({
    status: 422,
    body: {
      code: 'IDEMPOTENCY_KEY_REUSED',
      message:
        'Dit hebben we al, maar met andere gegevens. Kijk eerst of het er al staat, voordat je het opnieuw opslaat.',
    },
  })
  expect((await els.browser.post('/rest/companies/1/advices', adviceInput, keyed())).status).toBe(422)
  expect((await jan.browser.post('/rest/companies', company(), keyed())).body.responseObject.id).toBe(2)
  expect((await els.browser.post('/rest/companies', company('Metaal Oost'), keyed('kort'))).status).toBe(400)
  expect(await companyNames()).toEqual(['Metaal Noord', 'Metaal Noord'])
})

test('without a key each request is carried out', async () => {
  const { browser } = await moving.createUser('els')
  for (let count = 0; count < 2; count++) await browser.post('/rest/companies', company())
  expect(await companyNames()).toHaveLength(2)
})

test('a request that failed frees its key', async () => {
  const { browser } = await moving.createUser('els')
  const send = (name?: string) => browser.post('/rest/companies', company(name), keyed())
  expect((await send(' ')).status).toBe(400)
  expect((await backEnd.withoutTable('company_activity', () => send())).status).toBe(500)
  expect(await sql`select from request_key`).toEqual([])
  expect((await send('Metaal Zuid')).status).toBe(200)
  expect(await companyNames()).toEqual(['Metaal Zuid'])
})

test('nobody else learns the password from what is stored, nor the session', async () => {
  const { browser } = { browser: backEnd.client() }
  await browser.post('/rest/registration', registration, keyed())
  const [stored] =
    await sql`select body, encode(id, 'escape') || encode(fingerprint, 'escape') as hashes from request_key`
  expect(JSON.parse(String(stored!.body)).responseObject).toEqual({
    id: 1,
    companyId: null,
    isInvitedElsewhere: false,
  })
  expect(stored!.hashes).not.toContain(KEY)
  const other = backEnd.client()
  const { status, headers } = await other.post('/rest/registration', registration, keyed())
  expect([status, headers.getSetCookie()]).toEqual([200, []])
})

describe('a server that stops in the middle of a request', () => {
  /** As if the server had stopped before the answer, a minute ago or `since`. */
  async function sendAndLose(changes: string, since = '1 minute') {
    const { browser } = await moving.createUser('els')
    await browser.post('/rest/companies', company(), keyed())
    await backEnd.query(`
      update request_key set status = null, body = null, started_at = now() - interval '${since}', ${changes}`)
    return () => browser.post('/rest/companies', company(), keyed())
  }

  test('after its commit: the request is not carried out again', async () => {
    const send = await sendAndLose('is_committed = true')
    expect(await send()).toMatchObject({
      status: 409,
      body: {
        code: 'REQUEST_ALREADY_DONE',
        message: 'Dit is al opgeslagen. Laad de pagina opnieuw om het te zien.',
      },
    })
    expect(await companyNames()).toHaveLength(1)
  })

  test('before its commit: the request is carried out by the next one', async () => {
    const send = await sendAndLose('is_committed = false')
    await sql`delete from company`
    expect((await send()).status).toBe(200)
    expect(await companyNames()).toHaveLength(1)
  })

  test('a moment ago: the next one waits until it is certain, and carries it out', {
    tags: ['deep'],
  }, async () => {
    const send = await sendAndLose('is_committed = false', '8 seconds')
    await sql`delete from company`
    expect((await send()).status).toBe(200)
    expect(await companyNames()).toHaveLength(1)
  })
})

test('a request that takes long reports that it is being carried out', { tags: ['deep'] }, async () => {
  const { browser } = await moving.createUser('els')
  await whileLocked(backEnd, 'lock table company_activity', async ({ release, waiters }) => {
    const sent = browser.post('/rest/companies', company(), keyed())
    await waiters(1)
    const reported = () => sql`select started_at from request_key`
    const begun = await reported()
    await expect.poll(reported).not.toEqual(begun)
    await release()
    expect((await sent).status).toBe(200)
  })
})

test('a request that was given up, and goes on after another has begun, is rolled back', async () => {
  const { browser } = await moving.createUser('els')
  await whileLocked(backEnd, 'lock table company_activity', async ({ release, waiters }) => {
    const sent = browser.post('/rest/companies', company(), keyed())
    await waiters(1)
    await sql`update request_key set attempt = gen_random_uuid()`
    await release()
    expect(await sent).toMatchObject({ status: 409, body: { code: 'REQUEST_UNDER_WAY' } })
  })
  expect(await companyNames()).toEqual([])
})
