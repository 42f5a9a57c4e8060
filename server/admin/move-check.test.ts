import { beforeEach, expect, test } from 'vitest'

import { movingIn } from '../../testing/factories/moving.ts'
import { photosIn } from '../../testing/factories/photos.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { readPdf } from '../../testing/harness/plan-files.ts'

const backEnd = useBackEnd()
const moving = movingIn(backEnd)
const { createTwoCompanies, createCompany, startCheck, addGroup, finish, answer, pathOf } = moving

const URL = '/rest/admin/migrate-improvement-check'
const MOVED = 'Verbetercheck is succesvol verplaatst'
const GONE = 'Een van de bedrijven bestaat niet meer.'
const DIFFER = 'Je kunt een verbetercheck alleen verplaatsen naar een bedrijf met dezelfde eigenaar.'
const NOT_STARTED =
  'Het bedrijf bij “Van” heeft deze verbetercheck niet (meer). Misschien is hij al verplaatst.'
const STARTED = 'Het bedrijf bij “Naar” is al met deze verbetercheck begonnen.'

let companies: Awaited<ReturnType<typeof createTwoCompanies>>
beforeEach(async () => {
  companies = await createTwoCompanies()
})

const start = (id: number, check: string) =>
  companies.els.browser.post(`/rest/companies/${id}/start-check/${check}`)

test.each([
  ['a source that does not exist', ({ to }) => [999, to], 404, 'COMPANY_NOT_FOUND', GONE],
  ['a target that does not exist', ({ from }) => [from, 999], 404, 'COMPANY_NOT_FOUND', GONE],
  [
    'a target of another owner',
    async ({ from, jan }) => [from, await createCompany(jan)],
    409,
    'OWNERS_DIFFER',
    DIFFER,
  ],
  [
    'a check that only the target has started',
    ({ from, to }) => [to, from],
    409,
    'CHECK_ALREADY_STARTED',
    STARTED,
  ],
  [
    'a check that neither has started',
    async ({ els, to }) => [to, await createCompany(els)],
    409,
    'CHECK_NOT_STARTED',
    NOT_STARTED,
  ],
  [
    'a check that both have started',
    async ({ from, els }) => [from, await startCheck(els)],
    409,
    'CHECK_ALREADY_STARTED',
    STARTED,
  ],
] satisfies [string, (made: typeof companies) => number[] | Promise<number[]>, number, string, string][])(
  'refuses %s, and changes nothing',
  { tags: ['deep'] },
  async (_, choose, status, code, message) => {
    const [from, to] = await choose(companies)
    const before = await backEnd.contents()
    const refused = await companies.move(from, to)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([status, code, message])
    expect(await backEnd.contents()).toEqual(before)
  },
)

test('refuses input that no form sends', async () => {
  const { bea, from, to } = companies
  const good = { fromCompanyId: from, toCompanyId: to, check: 'PHYSICAL_STRAIN' }
  const required = 'Dit is een verplicht veld.'
  for (const [change, field, message] of [
    [{ fromCompanyId: undefined }, 'fromCompanyId', required],
    [{ fromCompanyId: `${from}` }, 'fromCompanyId', required],
    [{ toCompanyId: 0 }, 'toCompanyId', required],
    [{ toCompanyId: 1.5 }, 'toCompanyId', required],
    [{ toCompanyId: 2 ** 31 }, 'toCompanyId', required],
    [{ toCompanyId: from }, 'toCompanyId', 'Voldoet niet aan de validatie regels.'],
    [{ check: 'GENERAL' }, 'check', required],
  ] as const) {
    const { status, body } = await bea.browser.post(URL, { ...good, ...change })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  }
  expect(await moving.companiesOfSections()).toEqual([from])
})

test('lists all companies of the owner by name, with what each has started', async () => {
  const { bea, els, jan, from, to } = companies
  await createCompany(jan, 'Andere eigenaar')
  const accented = await createCompany(els, 'Éclair')
  await start(from, 'WELDING_SMOKE')
  await start(to, 'NOISE_HAZARD')
  const list = async (query: string) => bea.browser.get(`${URL}?${query}`)
  const { status, body } = await list(`fromCompanyId=${to}`)
  expect([status, body.responseObject]).toEqual([
    200,
    [
      { id: accented, name: 'Éclair', startedChecks: [] },
      { id: from, name: 'Smederij Noord', startedChecks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'] },
      { id: to, name: 'Smederij Zuid', startedChecks: ['NOISE_HAZARD'] },
    ],
  ])
  expect((await list('fromCompanyId=999')).status).toBe(404)
  expect((await list('')).status).toBe(400)
  expect((await list('fromCompanyId=x')).status).toBe(400)
})

async function fillCompanies() {
  const { els, jan, from, to, group } = companies
  const risky = {
    EDUCATION: { tasks: ['liftLow', 'posture'], instructed: 'yesNotRecorded' },
    LIFT_BELOW_KNEE: { load: '10to25' },
  }
  const other = await startCheck(jan, 'Lasserij')
  const foreign = await addGroup(jan, other)
  const second = await addGroup(els, from, 'Lassers')
  for (const [user, id, section] of [
    [els, from, group],
    [els, from, second],
    [els, from, null],
    [jan, other, foreign],
  ] as const)
    await finish(user, id, section, section === null ? {} : risky)
  const changed = { group, script: 'LIFT_BELOW_KNEE', question: 'load', answers: ['le7'], revision: 1 }
  expect((await answer(jan, from, changed)).status).toBe(200)
  const remark = { checkSectionId: group, text: 'De takel hangt er al.' }
  expect((await jan.browser.post(pathOf(from, 'survey/LIFT_BELOW_KNEE/remark'), remark)).status).toBe(200)
  await start(from, 'WELDING_SMOKE')
  await start(to, 'NOISE_HAZARD')

  const origin = (checkSectionId: number | null, scriptKey: string, questionId: string) => ({
    check: 'PHYSICAL_STRAIN' as const,
    checkSectionId,
    scriptKey,
    questionId,
  })
  const load = (section: number) => origin(section, 'LIFT_BELOW_KNEE', 'load')
  for (const [user, id, section] of [
    [els, from, group],
    [els, to, undefined],
    [jan, other, foreign],
  ] as const) {
    const adviceId = await moving.writeAdvice(user, id)
    await moving.makeActionPoint(user, id)
    await moving.makeActionPoint(user, id, { adviceId })
    if (!section) continue
    await moving.makeActionPoint(user, id, { origin: load(section) })
    await moving.makeActionPoint(user, id, { origin: load(section), adviceId })
    const last = await moving.makeActionPoint(user, id, { origin: origin(null, 'SITTING_WORK', 'applies') })
    await user.browser.post(`/rest/companies/${id}/actionitems/${last}`, { completed: true, revision: 1 })
  }
  for (const id of [from, to])
    await els.browser.post(`/rest/companies/${id}/company-records`, {
      theme: 'PHYSICAL_STRAIN',
      subject: 'Foto',
    })
}

type Rows = Record<string, Record<string, unknown>[]>
const everyRow = async (): Promise<Rows> => (await backEnd.contents()) as Rows
const inAnyOrder = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, lines]) => [name, lines.map((row) => JSON.stringify(row)).toSorted()]),
  )

test('moves everything of the check to the other company, and changes nothing else', async () => {
  const { bea, from, to, move } = companies
  await fillCompanies()
  const { audit_record: none, ...before } = await everyRow()
  expect(none).toEqual([])
  const response = await move()
  expect([response.status, response.body.message, response.body.responseObject]).toEqual([
    200,
    MOVED,
    { companyId: to, check: 'PHYSICAL_STRAIN' },
  ])

  const { audit_record: adminActions, ...after } = await everyRow()
  const events = after.audit_event!.splice(before.audit_event!.length)
  const activities = after.company_activity!.splice(before.company_activity!.length)
  const isMoved = (row: Record<string, unknown>) => row.company_id === from && row.check === 'PHYSICAL_STRAIN'
  const moveRow = (row: Record<string, unknown>) => (isMoved(row) ? { ...row, company_id: to } : row)
  const points = before.action_item!.map((row) => (isMoved(row) ? { ...moveRow(row), advice_id: null } : row))
  const expected = {
    ...before,
    company_check: before.company_check!.map(moveRow),
    check_section: before.check_section!.map(moveRow),
    action_item: points,
  }
  expect(before.check_section!.filter(isMoved)).toHaveLength(3)
  expect(before.action_item!.filter(isMoved)).toHaveLength(3)
  expect(inAnyOrder(after)).toEqual(inAnyOrder(expected))
  expect(activities).toMatchObject([
    { company_id: from, person_id: null, kind: 'CHECK_MOVED_AWAY', check: 'PHYSICAL_STRAIN' },
    { company_id: to, person_id: null, kind: 'CHECK_MOVED_HERE', check: 'PHYSICAL_STRAIN' },
  ])
  expect(events).toMatchObject([{ kind: 'ADMINISTERED', person_id: bea.id, actor_id: bea.id }])
  expect(adminActions).toMatchObject([
    {
      actor_id: bea.id,
      action: 'CHECK_MOVED',
      person_ids: [],
      company_ids: [from, to],
      check: 'PHYSICAL_STRAIN',
      changes: [{ field: 'company', from, to }],
    },
  ])
})

test('moved action points leave the photos behind whose pictures stay in the first company', {
  tags: ['deep'],
}, async () => {
  const { els, jan, from, to, group, move } = companies
  await fillCompanies()
  const photos = photosIn(backEnd)
  const fileId = await photos.addPicture(els, await photos.makeRecord(els, from))
  const ownFile = await photos.addPicture(els, await photos.makeRecord(els, to))
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: group,
    scriptKey: 'EDUCATION',
    questionId: 'tasks',
  } as const
  const moved = await moving.makeActionPoint(els, from, { origin })
  const staying = await moving.makeActionPoint(els, from)
  const ofTarget = await moving.makeActionPoint(els, to)
  for (const [company, actionPoint, file] of [
    [from, moved, fileId],
    [from, staying, fileId],
    [to, ofTarget, ownFile],
  ] as const)
    expect((await photos.postPhoto(els, { company, actionPoint }, { fileId: file })).status).toBe(200)
  await move()
  const photosOf = async (company: number, id: number) =>
    (await jan.browser.get(`/rest/companies/${company}/actionitems/${id}`)).body.responseObject.photos
  expect(await photosOf(to, moved)).toEqual([])
  expect(await photosOf(from, staying)).toHaveLength(1)
  expect(await photosOf(to, ofTarget)).toHaveLength(1)
  expect(await photos.photoRows()).toMatchObject([
    { action_item_id: staying, file_id: fileId },
    { action_item_id: ofTarget, file_id: ownFile },
  ])
})

test('moved sections leave the photos behind whose pictures stay in the first company', async () => {
  const { els, from, group, move } = companies
  const photos = photosIn(backEnd)
  const fileId = await photos.addPicture(els, await photos.makeRecord(els, from))
  await backEnd.sql`insert into section_photo (section_id, file_id) values (${group}, ${fileId})`
  await move()
  expect(await backEnd.sql`select 1 from section_photo`).toEqual([])
  expect(await backEnd.sql`select id from company_record_file`).toEqual([{ id: fileId }])
})

test('the results are at the other company, and the check can be started again at the first', {
  tags: ['deep'],
}, async () => {
  const { els, from, to, group, move } = companies
  await fillCompanies()
  const read = async (id: number, path: string) =>
    (await els.browser.get(pathOf(id, path))).body.responseObject
  const planOf = async (id: number) => {
    const response = await els.browser.fetch(pathOf(id, `functiongroup/${group}/result/pdf`))
    return response.ok ? (await readPdf(new Uint8Array(await response.arrayBuffer()))).text : response.status
  }
  const paths = [
    'result/matrix',
    'functiongroup',
    `survey/LIFT_BELOW_KNEE/sectionanswers?checkSectionId=${group}`,
    `functiongroup/${group}/result`,
  ]
  const readAll = (id: number) => Promise.all(paths.map((path) => read(id, path)))
  const comparable = (text: string | number) =>
    String(text)
      .replaceAll(/Smederij (Noord|Zuid)/g, '')
      .replace(/Versie van dit plan \S+ \d\d:\d\d/, '')
  const [results, plan] = [await readAll(from), await planOf(from)]
  await move()
  expect(await readAll(to)).toEqual(results)
  expect(comparable(await planOf(to))).toBe(comparable(plan))

  expect(await planOf(from)).toBe(404)
  expect(await read(from, 'result/matrix')).toMatchObject({
    status: 'WHITE',
    checkSections: [],
    genericResults: [],
  })
  expect((await start(from, 'PHYSICAL_STRAIN')).body.responseObject).toMatchObject({
    started: true,
    checkStatus: 'GREY',
  })
  expect(await read(from, 'functiongroup')).toEqual([])
  expect(await readAll(to)).toEqual(results)
})

test('what was moved can be moved back, and then moved again', { tags: ['deep'] }, async () => {
  const { from, to, move } = companies
  const unrecorded = async () =>
    inAnyOrder({ ...(await everyRow()), audit_record: [], audit_event: [], company_activity: [] })
  const before = await unrecorded()
  expect((await move(from, to)).status).toBe(200)
  expect((await move(from, to)).body.code).toBe('CHECK_ALREADY_STARTED')
  expect((await move(to, from)).status).toBe(200)
  expect(await unrecorded()).toEqual(before)
  expect((await move(from, to)).status).toBe(200)
})

test('a user with an old address can change nothing at the first company', { tags: ['deep'] }, async () => {
  const { els, from, to, group, move } = companies
  const id = await moving.makeActionPoint(els, from, {
    origin: { check: 'PHYSICAL_STRAIN', checkSectionId: group, scriptKey: 'EDUCATION', questionId: 'tasks' },
  })
  await move()
  const before = await backEnd.contents()
  const given = { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] }
  const point = { themes: ['GENERAL'], description: 'Kap bestellen', revision: 1 }
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: group,
    scriptKey: 'EDUCATION',
    questionId: 'tasks',
  }
  const remark = { checkSectionId: group, text: 'Rug' }
  const attempt = async () => [
    (await answer(els, from, given)).status,
    (await els.browser.post(pathOf(from, 'survey/EDUCATION/remark'), remark)).status,
    (await els.browser.put(pathOf(from, `functiongroup/${group}`), { functionGroupName: 'Frezers' })).status,
    (await els.browser.delete(pathOf(from, `functiongroup/${group}`))).status,
    (await els.browser.post(`/rest/companies/${from}/actionitems/${id}`, point)).status,
    (await els.browser.post(`/rest/companies/${from}/actionitems`, { ...point, origin })).status,
  ]
  expect(await attempt()).toEqual(Array(6).fill(404))
  expect(await backEnd.contents()).toEqual(before)
  // Nor after the company has started the check again.
  await start(from, 'PHYSICAL_STRAIN')
  expect(await attempt()).toEqual(Array(6).fill(404))
  expect((await answer(els, to, given)).status).toBe(200)
})
