import { expect, test } from 'vitest'

import { asOfFirstCheck } from '../testing/access/first-check.ts'
import { companiesIn } from '../testing/factories/companies.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'

// Every list in a response has pages or a bound: without one, a long list would keep all others waiting. `npm run
// bench` measures the longest ones (tools/bench/full-lists.ts).

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

const QUESTIONNAIRE = 'what the questionnaire contains'
const COMPANIES = 'MAX_LISTED_COMPANIES'
const PER_PERSON = 'COMPANIES_PER_PERSON'
const SECTIONS = 'SECTIONS_PER_CHECK'
const LISTED = 'MAX_LISTED of the resource; the portal uses the pages'

const boundsByName: Record<string, string> = {
  checks: 'the six checks',
  startedChecks: 'the six checks',
  unfinishedChecks: 'the six checks',
  progress: 'the six checks',
  themes: 'the ten themes',
  personRoles: 'the system roles',
  roles: 'the system roles',
  products: 'the catalogue',
  photos: 'MAX_PHOTOS',
  places: SECTIONS,
  checkSections: SECTIONS,
  actionPoints: 'MAX_PER_ANSWER; of an advice MAX_LISTED',
  claims: 'accounts that have the key of one invitation',
  invitees: 'INVITEES_PER_COMPANY',
  columns: QUESTIONNAIRE,
  matrixLabels: QUESTIONNAIRE,
  genericResults: QUESTIONNAIRE,
  scriptKeys: QUESTIONNAIRE,
  scripts: QUESTIONNAIRE,
  questions: QUESTIONNAIRE,
  answers: QUESTIONNAIRE,
  answerKeys: QUESTIONNAIRE,
  suggestions: QUESTIONNAIRE,
  fields: QUESTIONNAIRE,
  options: QUESTIONNAIRE,
  sources: QUESTIONNAIRE,
  risks: QUESTIONNAIRE,
  reasons: QUESTIONNAIRE,
  actions: QUESTIONNAIRE,
  disclaimers: QUESTIONNAIRE,
  alsoDependsOn: QUESTIONNAIRE,
  copiesWithout: QUESTIONNAIRE,
  uses: 'MAX_USES',
  ingredients: 'MAX_INGREDIENTS',
  statements: 'MAX_STATEMENTS',
  symbols: 'the nine symbols',
  reactsWith: 'MAX_REACTING',
  missing: 'MAX_STATEMENTS',
  dependsOn: QUESTIONNAIRE,
}

/** Of other lists, by route and field; '' is the response itself. */
const bounds: Record<string, Record<string, string>> = {
  '/rest/companies': { '': COMPANIES },
  '/rest/companies/own': { '': COMPANIES },
  '/rest/companies/for-order': { '': COMPANIES },
  '/rest/person/sessions': { '': 'MAX_SESSIONS' },
  '/rest/person/passkeys': { passkeys: 'MAX_PASSKEYS' },
  '/rest/person/deletion': { companies: PER_PERSON, 'companies[].successors': 'INVITEES_PER_COMPANY' },
  '/rest/admin/users/{id}/deletion': {
    companies: PER_PERSON,
    'companies[].successors': 'INVITEES_PER_COMPANY',
  },
  '/rest/admin/users/{id}/admin-actions': { 'items[].changes': 'the fields of a form' },
  '/rest/admin/companies/{id}/admin-actions': { 'items[].changes': 'the fields of a form' },
  '/rest/admin/migrate-improvement-check': { '': PER_PERSON },
  '/rest/coach/today': {
    'attention.items': 'MAX_COMPANIES',
    'appointments.items': 'MAX_APPOINTMENTS',
    'ratings.items': 'MAX_RATINGS',
  },
  '/rest/{companyId}/physicalstrain/answers': { '': QUESTIONNAIRE },
  '/rest/{companyId}/physicalstrain/survey/{scriptKey}': { '': QUESTIONNAIRE },
  '/rest/{companyId}/physicalstrain/round': { '': 'MAX_ROUNDS' },
  '/rest/{companyId}/physicalstrain/round/{roundId}': {
    'result.sections': SECTIONS,
    'changes.gone': `${QUESTIONNAIRE}, for ${SECTIONS}`,
    'changes.added': `${QUESTIONNAIRE}, for ${SECTIONS}`,
    'changes.changed': `${QUESTIONNAIRE}, for ${SECTIONS}`,
    'changes.unknown': `${QUESTIONNAIRE}, for ${SECTIONS}`,
    'changes.addedSections': SECTIONS,
    'changes.removedSections': SECTIONS,
  },
  '/rest/{companyId}/physicalstrain/functiongroup': { '': SECTIONS },
  '/rest/{companyId}/hazardoussubstances/substance/{sectionId}/cards': { '': 'the six languages' },
  '/rest/{companyId}/hazardoussubstances/substance': { '': 'MAX_SUBSTANCES' },
  '/rest/{companyId}/hazardoussubstances/register': {
    'items[].places': 'MAX_USES',
    storagePlaces: 'MAX_PLACES',
  },
  '/rest/companies/{companyId}/advices': { '': LISTED },
  '/rest/companies/{companyId}/actionitems': { '': LISTED },
  '/rest/companies/{companyId}/actionitems/page': { holders: 'MAX_HOLDERS' },
  '/rest/companies/{companyId}/actionitems/{actionId}': { reminders: 'the stages of one deadline' },
  '/rest/companies/{companyId}/visitreports': { '': LISTED },
  '/rest/companies/{companyId}/overview': {
    riskGroups: 'the urgencies',
    dueActionPoints: 'MAX_DUE',
    dueDates: 'MAX_DUE_DATES',
    activities: 'MAX_ACTIVITIES',
  },
  '/rest/companies/{companyId}/plan': { measures: `ITEMS_PER_COMPANY, and risks of ${SECTIONS}` },
  '/rest/companies/{companyId}/company-records': { '': 'RECORDS_PER_COMPANY' },
  '/rest/companies/{companyId}/company-records/pictures': { '': 'MAX_PICTURES' },
  '/rest/companies/{companyId}/company-records/{recordId}': { files: 'MAX_FILES', urls: 'MAX_LINKS' },
  '/rest/products': { '': 'the catalogue' },
  '/rest/cart': { '': 'MAX_CART_PRODUCTS' },
  '/rest/orders': { '': LISTED },
}

type Schema = {
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  additionalProperties?: Schema
}
type Description = {
  paths: Record<
    string,
    {
      get?: {
        parameters?: { name: string }[]
        responses: Record<string, { content?: Record<string, { schema: Schema }> }>
      }
    }
  >
}

function listsIn(schema: Schema, path = ''): string[] {
  const { items, properties = {}, anyOf = [], additionalProperties } = schema
  if (schema.$ref) throw new Error(`${path} is a reference, which this test does not follow`)
  return [
    ...(items ? [path, ...listsIn(items, `${path}[]`)] : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      listsIn(field, path === '' ? name : `${path}.${name}`),
    ),
    ...anyOf.flatMap((option) => listsIn(option, path)),
    ...(typeof additionalProperties === 'object' ? listsIn(additionalProperties, `${path}.*`) : []),
  ]
}

function listsWithoutPages({ paths }: Description) {
  return Object.entries(paths).flatMap(([route, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema.properties?.responseObject
    if (!get || !schema) return []
    const query = (get.parameters ?? []).map(({ name }) => name)
    const hasPages = query.includes('page') && query.includes('size')
    return [...new Set(listsIn(schema))]
      .filter((path) => !(hasPages && path === 'items'))
      .map((path) => ({ route, path }))
  })
}

test('every list of the API has pages or a bound', async () => {
  const { body } = await backEnd.client().get('/rest/openapi.json')
  const lists = listsWithoutPages(body as unknown as Description)
  const unbounded = lists.filter(({ route, path }) => {
    const name = path.split('.').at(-1)!.replace('[]', '')
    return !(bounds[asOfFirstCheck(route)]?.[path] ?? boundsByName[name])
  })
  expect(unbounded).toEqual([])

  const known = lists.map(({ route, path }) => `${route} ${path}`)
  const named = Object.entries(bounds).flatMap(([route, paths]) =>
    Object.keys(paths).map((path) => `${route} ${path}`),
  )
  expect(named.filter((list) => !known.includes(list))).toEqual([])
})

test('a user sees a hundred sessions: this one, and those that were used last', async () => {
  const { id, browser } = await createUser('els')
  await backEnd.sql`
    insert into session (token_hash, person_id, expires_at, last_used_at)
    select sha256(number::text::bytea), ${id}::int, now() + interval '1 hour', now() + number * interval '1 s'
    from generate_series(1, 120) as number`
  const sessions = (await browser.get('/rest/person/sessions')).body.responseObject
  expect(sessions).toHaveLength(100)
  expect(sessions[0].isCurrent).toBe(true)
})

test('the lists of one company without pages contain five hundred, and a hundred holders to choose from', async () => {
  const els = await createUser('els')
  const company = await createCompany(els)
  await backEnd.sql`
    insert into advice (company_id, themes, reason, description, agreements, created_by_coach)
    select ${company}::int, '{GENERAL}', 'r', 'd', 'a', false from generate_series(1, 501)`
  await backEnd.sql`
    insert into action_item (company_id, themes, description, action_holder)
    select ${company}::int, '{GENERAL}', 'd', 'Persoon ' || number from generate_series(1, 501) as number`
  await backEnd.sql`
    insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit)
    select ${company}::int, '{GENERAL}', current_date, 'r', 'r', false from generate_series(1, 501)`
  const get = async (path: string) =>
    (await els.browser.get(`/rest/companies/${company}/${path}`)).body.responseObject
  for (const list of ['advices', 'actionitems', 'visitreports'])
    expect([list, (await get(list)).length]).toEqual([list, 500])
  expect((await get('actionitems/page')).holders).toHaveLength(100)
})

test('the company file offers two hundred pictures, the last added first', async () => {
  const els = await createUser('els')
  const company = await createCompany(els)
  await backEnd.sql`
    insert into company_record (company_id, theme, subject) values (${company}, 'GENERAL', 'Foto''s')`
  await backEnd.sql`
    insert into company_record_file (record_id, name, media_type, size, completed_at)
    select record.id, 'foto ' || number, 'image/jpeg', 1, now()
    from company_record as record, generate_series(1, 201) as number order by number`
  await backEnd.sql`
    insert into stored_object (purpose, file_id, position, size)
    select 'thumbnail', id, 0, 1 from company_record_file`
  const pictures = (await els.browser.get(`/rest/companies/${company}/company-records/pictures`)).body
    .responseObject
  expect(pictures).toHaveLength(200)
  expect([pictures[0].name, pictures.at(-1).name]).toEqual(['foto 201', 'foto 2'])
})
