import { beforeEach, expect, test } from 'vitest'

import { companyActivityKinds } from '#shared/domain/companies/company-activity.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { adviceInput } from '../../../testing/factories/improvements.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { ownershipIn } from '../../../testing/factories/ownership.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const { addReport } = visitReportsIn(backEnd)
const { addFile } = companyFileIn(backEnd)
const { accept, mailedKey, changeOwner } = ownershipIn(backEnd)
const CHECK = 'PHYSICAL_STRAIN'
const WITHOUT_RISKS = { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } }

/** Els owns `from`, with the function group Bankwerkers, and `to`; Jan may write there, Coen is the coach. */
let made: Awaited<ReturnType<typeof moving.createTwoCompanies>> & { coen: User; kim: User }
beforeEach(async () => {
  const companies = await moving.createTwoCompanies()
  const [coen, kim] = [await moving.createCoach(companies.from), await moving.createUser('kim')]
  made = { ...companies, coen, kim }
})

type Made = typeof made
type Row = Record<string, unknown>

const rows = () => sql`
  select id, company_id, person_id, kind, "check", section_name, role, risk, item_id, happened_at
  from company_activity order by id`

async function recordedBy(act: () => Promise<unknown>): Promise<Row[]> {
  await sql`delete from company_activity`
  await act()
  return (await rows()).map(({ id, happened_at, ...row }) => {
    expect(backEnd.isDuringTest(happened_at)).toBe(true)
    return row
  })
}

async function succeed(
  response: Promise<{ status: number; body: { responseObject?: unknown } | undefined }>,
) {
  const { status, body } = await response
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body?.responseObject as { id: number; invitationId: number }
}

const ofCompany = (path: string, companyId = made.from) => `/rest/companies/${companyId}/${path}`
const post = ({ browser }: User, path: string, body?: object) => succeed(browser.post(ofCompany(path), body))
const remove = ({ browser }: User, path: string) => succeed(browser.delete(ofCompany(path)))

const invitation = {
  role: 'EXTERNAL_ADVISOR',
  name: 'Kim',
  email: 'kim@smederij.nl',
  message: 'Kijk mee',
  rights: 'READONLY',
  checks: [CHECK],
}
const inviteKim = async () => (await post(made.els, 'personinvitation', invitation)).invitationId
const claimAsJan = async () =>
  succeed(made.jan.browser.post('/rest/invitation/claim', { invitationKey: await mailedKey(made.kim.email) }))
async function inviteKimAndClaim() {
  const id = await inviteKim()
  await claimAsJan()
  return id
}
const report = { themes: ['GENERAL'], dateAppointment: '2026-03-29', reason: 'Rondgang', recap: 'In orde' }
const record = { theme: 'GENERAL', subject: 'Certificaten' }
const group = (path = '') => moving.pathOf(made.from, `functiongroup${path}`)
const archive = (adviceId: number, body?: object) => post(made.els, `advices/${adviceId}/archive`, body)
const addRecord = async () => (await post(made.els, 'company-records', record)).id
const upload = (recordId: number) =>
  addFile(made.els, ofCompany(`company-records/${recordId}`), 'a.txt', 'Certificaat')

/**
 * By kind. `prepare`: creates what must exist, and returns its id. `act`: by whom and how; returns the id of a new
 * item. `again`: a request that changes nothing any more.
 */
type Case = {
  by: (made: Made) => User
  prepare?: () => Promise<number>
  act: (id: number) => Promise<unknown>
  again?: (id: number) => Promise<unknown>
  row?: Row
}
const answerTasks = (question = 'tasks', answers = ['carry'], revision = 0) =>
  moving.answer(made.jan, made.from, { group: made.group, script: 'EDUCATION', question, answers, revision })

const finishRound = () => made.jan.browser.post(moving.pathOf(made.from, 'round'))

const answerNewcomers = () =>
  succeed(
    moving.answer(made.els, made.from, {
      group: made.group,
      script: 'EDUCATION',
      question: 'newcomers',
      answers: ['yes'],
      revision: 1,
    }),
  )

/** Tested by `server/companies/record-access.test.ts`. */
type OfReaders = `${string}_DOWNLOADED` | 'ADMINISTRATOR_LOOKED'

const cases: Record<
  Exclude<(typeof companyActivityKinds)[number], `CHECK_MOVED_${string}` | OfReaders>,
  Case
> = {
  COMPANY_CREATED: {
    by: ({ kim }) => kim,
    act: async () => {
      const { id } = await succeed(
        made.kim.browser.post('/rest/companies', { ...newCompanyDefaults, name: 'A' }),
      )
      made.from = id
    },
    row: { item_id: null },
  },
  OWNER_CHANGED: {
    by: ({ jan }) => jan,
    act: () => succeed(changeOwner(made.bea, made.from, made.jan.email)),
    row: { item_id: null },
  },
  CHECK_STARTED: {
    by: ({ els }) => els,
    act: () => post(made.els, 'start-check/NOISE_HAZARD'),
    again: () => post(made.els, 'start-check/NOISE_HAZARD'),
    row: { check: 'NOISE_HAZARD', item_id: null },
  },
  CHECK_FINISHED: {
    by: ({ jan }) => jan,
    async prepare() {
      await moving.finish(made.els, made.from, made.group, {
        EDUCATION: { tasks: 'repetitive' },
      })
      return 0
    },
    act: () => moving.finish(made.jan, made.from, null, WITHOUT_RISKS),
    row: { check: CHECK, item_id: null },
  },
  CHECK_DELETED: {
    by: ({ els }) => els,
    act: () => remove(made.els, `delete-check/${CHECK}`),
    again: () => made.els.browser.delete(ofCompany(`delete-check/${CHECK}`)),
    row: { check: CHECK, item_id: null },
  },
  ROUND_FINISHED: {
    by: ({ jan }) => jan,
    async prepare() {
      await moving.finish(made.els, made.from, made.group)
      await moving.finish(made.els, made.from, null, WITHOUT_RISKS)
      return 0
    },
    act: async () => {
      await succeed(finishRound())
      const [round] = await sql`select id from check_round`
      return round
    },
    again: finishRound,
    row: { check: CHECK },
  },
  SECTION_ADDED: {
    by: ({ jan }) => jan,
    act: () => succeed(made.jan.browser.post(group(), { functionGroupName: 'Lassers' })),
    again: () => made.jan.browser.post(group(), { functionGroupName: 'lassers' }),
    row: { check: CHECK, section_name: 'Lassers' },
  },
  SECTION_ANSWERED: {
    by: ({ jan }) => jan,
    prepare: async () => made.group,
    act: () => succeed(answerTasks()),
    again: () => answerTasks(),
    row: { check: CHECK, section_name: 'Bankwerkers' },
  },
  SECTION_ARCHIVED: {
    by: ({ jan }) => jan,
    prepare: async () => made.group,
    act: (id) => succeed(made.jan.browser.put(group(`/${id}/archive`))),
    again: (id) => made.jan.browser.put(group(`/${id}/archive`)),
    row: { check: CHECK, section_name: 'Bankwerkers' },
  },
  SECTION_RESTORED: {
    by: ({ jan }) => jan,
    async prepare() {
      await made.jan.browser.put(group(`/${made.group}/archive`))
      return made.group
    },
    act: (id) => succeed(made.jan.browser.put(group(`/${id}/restore`))),
    again: (id) => made.jan.browser.put(group(`/${id}/restore`)),
    row: { check: CHECK, section_name: 'Bankwerkers' },
  },
  SECTION_DELETED: {
    by: ({ jan }) => jan,
    prepare: async () => made.group,
    act: (id) => succeed(made.jan.browser.delete(group(`/${id}`))),
    again: (id) => made.jan.browser.delete(group(`/${id}`)),
    row: { check: CHECK, section_name: 'Bankwerkers' },
  },
  RISK_SOLVED: {
    by: ({ els }) => els,
    async prepare() {
      await moving.answerScript(made.els, made.from, made.group, 'EDUCATION', { newcomers: 'no' })
      const origin = {
        check: CHECK,
        checkSectionId: made.group,
        scriptKey: 'EDUCATION',
        questionId: 'newcomers',
      } as const
      const id = await moving.makeActionPoint(made.els, made.from, { origin })
      await post(made.els, `actionitems/${id}`, { completed: true, revision: 1 })
      return id
    },
    act: (id) => answerNewcomers().then(() => ({ id })),
    again: () => answerNewcomers(),
    row: {
      check: CHECK,
      section_name: 'Bankwerkers',
      risk: 'Nieuwkomers werken zonder begrijpelijke instructie',
    },
  },
  PERSON_INVITED: {
    by: ({ els }) => els,
    act: async () => ({ id: await inviteKim() }),
    again: () => made.els.browser.post(ofCompany('personinvitation'), invitation),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_CLAIMED: {
    by: ({ jan }) => jan,
    prepare: inviteKim,
    act: () => claimAsJan(),
    again: () => claimAsJan(),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_CLAIM_CONFIRMED: {
    by: ({ els }) => els,
    prepare: inviteKimAndClaim,
    act: (id) => succeed(made.els.browser.post(ofCompany(`personinvitation/${id}/claims/1/confirm`))),
    again: (id) => made.els.browser.post(ofCompany(`personinvitation/${id}/claims/1/confirm`)),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_CLAIM_REFUSED: {
    by: ({ els }) => els,
    prepare: inviteKimAndClaim,
    act: (id) => succeed(made.els.browser.post(ofCompany(`personinvitation/${id}/claims/1/refuse`))),
    again: (id) => made.els.browser.post(ofCompany(`personinvitation/${id}/claims/1/refuse`)),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_ACCEPTED: {
    by: ({ kim }) => kim,
    prepare: inviteKim,
    act: async () => succeed(accept(made.kim, await mailedKey(made.kim.email))),
    again: async () => accept(made.kim, await mailedKey(made.kim.email)),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_CHANGED: {
    by: ({ els }) => els,
    prepare: inviteKim,
    act: (id) => post(made.els, `personinvitation/${id}`, { rights: 'WRITE', checks: [CHECK] }),
    again: (id) => post(made.els, `personinvitation/${id}`, { rights: 'WRITE', checks: [CHECK] }),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  INVITATION_REVOKED: {
    by: ({ els }) => els,
    prepare: inviteKim,
    act: (id) => remove(made.els, `personinvitation/${id}`),
    again: (id) => made.els.browser.delete(ofCompany(`personinvitation/${id}`)),
    row: { role: 'EXTERNAL_ADVISOR' },
  },
  COACH_INVITED: {
    by: ({ els }) => els,
    async prepare() {
      await sql`update company set coach_invited_at = null`
      return 0
    },
    act: () => post(made.els, 'coachinvitation', { message: 'Kom langs' }),
    again: () => made.els.browser.post(ofCompany('coachinvitation'), { message: 'Kom langs' }),
    row: { item_id: null },
  },
  COACH_REVOKED: {
    by: ({ els }) => els,
    act: () => remove(made.els, 'coachinvitation'),
    again: () => made.els.browser.delete(ofCompany('coachinvitation')),
    row: { item_id: null },
  },
  ADVICE_CREATED: { by: ({ coen }) => coen, act: () => post(made.coen, 'advices', adviceInput) },
  ADVICE_CHANGED: {
    by: ({ coen }) => coen,
    prepare: () => moving.writeAdvice(made.coen, made.from),
    act: (id) => post(made.coen, `advices/${id}`, { ...adviceInput, reason: 'Lawaai', revision: 1 }),
    again: (id) => post(made.coen, `advices/${id}`, { ...adviceInput, reason: 'Lawaai', revision: 2 }),
  },
  ADVICE_ARCHIVED: {
    by: ({ els }) => els,
    prepare: () => moving.writeAdvice(made.coen, made.from),
    act: (id) => archive(id, { safetyImproved: 'YES' }),
    again: (id) => archive(id, { safetyImproved: 'YES' }),
  },
  ADVICE_UNARCHIVED: {
    by: ({ els }) => els,
    async prepare() {
      const id = await moving.writeAdvice(made.coen, made.from)
      await archive(id, { safetyImproved: 'YES' })
      return id
    },
    act: (id) => archive(id),
  },
  ACTION_POINT_CREATED: {
    by: ({ els }) => els,
    act: () => post(made.els, 'actionitems', { themes: ['GENERAL'], description: 'Kap' }),
  },
  ACTION_POINT_CHANGED: {
    by: ({ els }) => els,
    prepare: () => moving.makeActionPoint(made.els, made.from),
    act: (id) => post(made.els, `actionitems/${id}`, { description: 'Hoes', revision: 1 }),
    again: (id) => post(made.els, `actionitems/${id}`, { description: 'Hoes', revision: 2 }),
  },
  ACTION_POINT_COMPLETED: {
    by: ({ els }) => els,
    prepare: () => moving.makeActionPoint(made.els, made.from),
    act: (id) => post(made.els, `actionitems/${id}`, { completed: true, revision: 1 }),
    again: (id) => made.els.browser.post(ofCompany(`actionitems/${id}`), { completed: true, revision: 2 }),
  },
  VISIT_REPORT_CREATED: { by: ({ coen }) => coen, act: () => post(made.coen, 'visitreports', report) },
  VISIT_REPORT_CHANGED: {
    by: ({ coen }) => coen,
    prepare: () => addReport(made.coen.id, { companyId: made.from }),
    act: (id) => post(made.coen, `visitreports/${id}`, report),
    again: (id) => post(made.coen, `visitreports/${id}`, report),
  },
  VISIT_REPORT_RATED: {
    by: ({ els }) => els,
    prepare: () => addReport(made.coen.id, { companyId: made.from }),
    act: (id) => post(made.els, `visitreports/${id}/rating`, { rating: 5, comment: '' }),
    again: (id) => post(made.els, `visitreports/${id}/rating`, { rating: 5, comment: '' }),
  },
  VISIT_REPORT_ARCHIVED: {
    by: ({ els }) => els,
    prepare: () => addReport(made.coen.id, { companyId: made.from }),
    act: (id) => post(made.els, `visitreports/${id}/archive`, { archived: true }),
    again: (id) => post(made.els, `visitreports/${id}/archive`, { archived: true }),
  },
  VISIT_REPORT_UNARCHIVED: {
    by: ({ els }) => els,
    prepare: () => addReport(made.coen.id, { companyId: made.from, isArchived: true }),
    act: (id) => post(made.els, `visitreports/${id}/archive`, { archived: false }),
    again: (id) => post(made.els, `visitreports/${id}/archive`, { archived: false }),
  },
  VISIT_REPORT_DELETED: {
    by: ({ coen }) => coen,
    prepare: () => addReport(made.coen.id, { companyId: made.from }),
    act: (id) => remove(made.coen, `visitreports/${id}`),
    again: (id) => made.coen.browser.delete(ofCompany(`visitreports/${id}`)),
  },
  COMPANY_RECORD_CREATED: { by: ({ els }) => els, act: () => post(made.els, 'company-records', record) },
  COMPANY_RECORD_CHANGED: {
    by: ({ els }) => els,
    prepare: addRecord,
    act: (id) => post(made.els, `company-records/${id}`, { ...record, subject: 'Keuring', urls: [] }),
    again: (id) => post(made.els, `company-records/${id}`, { ...record, subject: 'Keuring', urls: [] }),
  },
  COMPANY_RECORD_DELETED: {
    by: ({ els }) => els,
    prepare: addRecord,
    act: (id) => remove(made.els, `company-records/${id}`),
    again: (id) => made.els.browser.delete(ofCompany(`company-records/${id}`)),
  },
  COMPANY_RECORD_FILE_ADDED: {
    by: ({ els }) => els,
    prepare: addRecord,
    act: async (id) => expect((await upload(id)).status).toBe(200),
    again: async (id) => addFile(made.els, ofCompany(`company-records/${id}`), 'leeg.txt', ''),
  },
  COMPANY_RECORD_FILE_DELETED: {
    by: ({ els }) => els,
    async prepare() {
      const id = await addRecord()
      await upload(id)
      return id
    },
    act: async (id) => {
      const [file] = await sql`select id from company_record_file`
      await remove(made.els, `company-records/${id}/files/${file!.id}`)
    },
    again: (id) => made.els.browser.delete(ofCompany(`company-records/${id}/files/999`)),
  },
}

test.each(Object.entries(cases))(
  '%s is recorded once, with who did it',
  { tags: ['deep'] },
  async (kind, change) => {
    const id = (await change.prepare?.()) ?? 0
    let created: unknown
    const recorded = await recordedBy(async () => {
      created = await change.act(id)
    })
    const before = await rows()
    await change.again?.(id)
    expect(await rows()).toEqual(before)
    const itemId = id || (created as { id?: number } | undefined)?.id
    const expected = {
      company_id: made.from,
      person_id: change.by(made).id,
      kind,
      check: null,
      section_name: null,
      role: null,
      risk: null,
      item_id: itemId,
      ...change.row,
    }
    // Finishing a check includes an answer, and a confirmed claim an acceptance.
    const along = [
      'SECTION_ANSWERED',
      ...(kind === 'INVITATION_CLAIM_CONFIRMED' ? ['INVITATION_ACCEPTED'] : []),
    ]
    expect(recorded.filter((row) => row.kind === kind || !along.includes(String(row.kind)))).toEqual([
      expected,
    ])
  },
)

test('moving a check is recorded in both companies, without the administrator', async () => {
  const { from, to, move } = made
  const row = { person_id: null, check: CHECK, section_name: null, role: null, risk: null, item_id: null }
  expect(await recordedBy(() => move())).toEqual([
    { company_id: from, kind: 'CHECK_MOVED_AWAY', ...row },
    { company_id: to, kind: 'CHECK_MOVED_HERE', ...row },
  ])
  expect(await recordedBy(() => move())).toEqual([])
})

test('every kind is recorded by one of these tests', () => {
  const others = companyActivityKinds.filter((kind) =>
    /^CHECK_MOVED_|_DOWNLOADED$|^ADMINISTRATOR_LOOKED$/.test(kind),
  )
  expect([...Object.keys(cases), ...others].toSorted()).toEqual(companyActivityKinds.toSorted())
})

test('a copy of a function group is recorded as a new one', async () => {
  const { els, group: id } = made
  const copy = () => succeed(els.browser.post(group(`/${id}/copy`), { functionGroupName: 'Lassers' }))
  expect(await recordedBy(copy)).toMatchObject([{ kind: 'SECTION_ADDED', section_name: 'Lassers' }])
})

test('an answer about the whole company has no name of a section', async () => {
  await made.els.browser.get(moving.pathOf(made.from, 'answers'))
  const given = { script: 'SITTING_WORK', question: 'applies', answers: ['no'] }
  expect(await recordedBy(() => succeed(moving.answer(made.els, made.from, given)))).toMatchObject([
    { kind: 'SECTION_ANSWERED', section_name: null, item_id: expect.any(Number) },
  ])
})

test('what is refused is not recorded', async () => {
  const { els, jan, kim, from, group: id } = made
  expect(
    await recordedBy(async () => {
      const refused = [
        await moving.answer(jan, from, { group: id, script: 'EDUCATION', question: 'tasks', answers: ['x'] }),
        await kim.browser.post(ofCompany('advices'), adviceInput),
        await els.browser.post(ofCompany('advices'), { ...adviceInput, themes: [] }),
        await jan.browser.delete(ofCompany(`delete-check/${CHECK}`)),
      ]
      expect(refused.map(({ status }) => status)).toEqual([400, 403, 400, 403])
    }),
  ).toEqual([])
})

const answeredRows = async () =>
  (await rows()).flatMap((row) => (row.kind === 'SECTION_ANSWERED' ? [row] : []))

test('all answers of a person in a section on one day are one row, with the time of the last', async () => {
  await succeed(answerTasks())
  const [first] = await answeredRows()
  await succeed(answerTasks('instructed', ['yesRecorded']))
  const after = await answeredRows()
  expect(after).toHaveLength(1)
  expect(after[0]!.id).toBe(first!.id)
  expect((after[0]!.happened_at as Date).getTime()).toBeGreaterThan((first!.happened_at as Date).getTime())
})

test('each person and each section has a row of its own, also when two people answer at once', {
  tags: ['deep'],
}, async () => {
  const other = await moving.addGroup(made.els, made.from, 'Lassers')
  const questions = { tasks: 'carry', instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes' }
  const responses = await Promise.all(
    Object.entries(questions).flatMap(([question, given], index) =>
      [made.group, other].map((id) =>
        moving.answer(index % 2 ? made.els : made.jan, made.from, {
          group: id,
          script: 'EDUCATION',
          question,
          answers: [given],
        }),
      ),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const found = (await answeredRows()).map(({ person_id, section_name }) => `${person_id} ${section_name}`)
  expect(found.toSorted()).toEqual(
    [made.els, made.jan].flatMap(({ id }) => [`${id} Bankwerkers`, `${id} Lassers`]).toSorted(),
  )
})

test('a day ends at midnight in Amsterdam', async () => {
  await succeed(answerTasks())
  const midnight = `date_trunc('day', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam'`
  const moveTo = (moment: string) => sql([`update company_activity set happened_at = ${moment}`] as never)
  await moveTo(midnight)
  await succeed(answerTasks('instructed', ['yesRecorded']))
  expect(await answeredRows()).toHaveLength(1)
  await moveTo(`${midnight} - interval '1 ms'`)
  await succeed(answerTasks('newcomers', ['yes']))
  expect(await answeredRows()).toHaveLength(2)
})

test('several changes of the same item on one day are one row', async () => {
  const id = await moving.writeAdvice(made.coen, made.from)
  const change = (reason: string, revision: number) =>
    post(made.coen, `advices/${id}`, { ...adviceInput, reason, revision })
  const changes = async () => {
    await change('Lawaai', 1)
    await change('Stof', 2)
  }
  expect(await recordedBy(changes)).toHaveLength(1)
})

test('a section keeps the name that it had, and the row of the day gets the new one', async () => {
  const { els, group: id } = made
  const rename = () => els.browser.put(group(`/${id}`), { functionGroupName: 'Frezers' })
  await succeed(answerTasks())
  await succeed(rename())
  expect(await answeredRows()).toMatchObject([{ section_name: 'Bankwerkers' }])
  await succeed(answerTasks('instructed', ['yesRecorded']))
  expect(await answeredRows()).toMatchObject([{ section_name: 'Frezers' }])
})

test('an answer in a check that is finished does not finish it again', async () => {
  const { els, from, group: id } = made
  await moving.finish(els, from, id, { EDUCATION: { tasks: 'repetitive' } })
  await moving.finish(els, from, null, WITHOUT_RISKS)
  const given = { group: id, script: 'EDUCATION', question: 'supervision', answers: ['no'], revision: 1 }
  const recorded = await recordedBy(() => succeed(moving.answer(els, from, given)))
  expect(recorded.map(({ kind }) => kind)).toEqual(['SECTION_ANSWERED'])
  expect(await moving.checkRow(from)).toMatchObject({ status: 'RED' })
})
