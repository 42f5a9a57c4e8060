import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { readMatrix } from '#server/checks/engine/matrix.ts'
import { readSectionResult } from '#server/checks/engine/results.ts'
import { listRounds, readRound } from '#server/checks/engine/rounds.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { findDetails } from '#server/companies/details-queries.ts'
import { listInvitees } from '#server/companies/invitations/queries.ts'
import { companyAccessFor, type Relation } from '#server/companies/permission.ts'
import { searchCompanies } from '#server/companies/search-queries.ts'
import { listCompanyActivities } from '#server/history/company-activity/queries.ts'
import { findFollowUp } from '#server/improve/action-points/look-again.ts'
import { listActionPointPage } from '#server/improve/action-points/queries.ts'
import { listAdvices } from '#server/improve/advices/queries.ts'
import { findNextAppointment, listVisitReports } from '#server/improve/visit-reports/queries.ts'
import { verifyPassword } from '#server/platform/session/password.ts'
import { findCredentials } from '#server/platform/session/queries.ts'
import { accessLevelOf } from '#shared/domain/basics/access.ts'
import { daysBetween, today } from '#shared/domain/basics/date.ts'
import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { CompanyDetails } from '#shared/domain/companies/company-input.ts'
import { Invitee } from '#shared/domain/companies/invitation.ts'
import { ActionPointPage } from '#shared/domain/improve/action-point.ts'
import { Advice } from '#shared/domain/improve/advice.ts'
import { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { seedDemo } from './seed.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const CHECK = 'PHYSICAL_STRAIN'

const database = useDatabase()
beforeEach(async () => {
  await database.db.deleteFrom('company').execute()
  await database.db.deleteFrom('person').execute()
})

async function seenBy(email: string) {
  const person = (await findCredentials(database.db, email))!
  const session = {
    sessionHash: Buffer.of(),
    sessionExpiresAt: new Date(),
    isUseOutdated: false,
    hasConfirmedIdentity: false,
  }
  const user = { ...person, ...session, mustSetUpTwoStepLogin: false }
  const query = { search: '', page: 1, size: 100 }
  const { items } = await searchCompanies(database.db, user, query, {
    websiteUrl: 'http://localhost/',
    externalChecks: [],
  })
  return items.map(({ name, permission, checks }) => [
    name,
    accessLevelOf(permission),
    checks.length,
    checks.filter(({ started }) => started).length,
  ])
}

test('every demo account can log in with the returned password', async () => {
  const accounts = await seedDemo(database.db)
  expect(accounts.map(({ email }) => email)).toEqual([
    'eigenaar@demo.nl',
    'collega@demo.nl',
    'adviseur@demo.nl',
    'coach@demo.nl',
    'beheer@demo.nl',
  ])
  for (const { email, password } of accounts) {
    const person = await findCredentials(database.db, email)
    expect(password).toBe('Welkom2026')
    expect(await verifyPassword(password, person?.passwordHash)).toBe(true)
  }
})

/** Returns the id of the company that the coach visits, which has most of the data. */
async function seedVisitedCompany() {
  await seedDemo(database.db)
  const { id } = await database.db
    .selectFrom('company')
    .select('id')
    .where('name', 'like', '%Maasoever')
    .executeTakeFirstOrThrow()
  return id
}

test('each demo account sees different companies', async () => {
  await seedDemo(database.db)
  expect(await seenBy('eigenaar@demo.nl')).toEqual([
    ['Constructiebedrijf Maasoever', 'ADMIN', 6, 4],
    ['Smederij De Vonk', 'ADMIN', 6, 1],
  ])
  expect(await seenBy('collega@demo.nl')).toEqual([['Constructiebedrijf Maasoever', 'READONLY', 1, 1]])
  expect(await seenBy('adviseur@demo.nl')).toEqual([['Constructiebedrijf Maasoever', 'WRITE', 6, 4]])
  expect(await seenBy('coach@demo.nl')).toEqual([['Constructiebedrijf Maasoever', 'ADMIN', 6, 4]])
  expect(await seenBy('beheer@demo.nl')).toEqual([])
  expect((await findCredentials(database.db, 'beheer@demo.nl'))?.roles).toEqual(['BW_USER', 'BW_ADMIN'])
})

test('the owner sees accepted and pending invitations', async () => {
  const id = await seedVisitedCompany()
  const invitees = await listInvitees(database.db, id)
  expect(invitees.map(({ email, rights, accepted }) => [email, rights, accepted])).toEqual([
    ['adviseur@demo.nl', 'WRITE', true],
    ['collega@demo.nl', 'READONLY', true],
    ['preventie@demo.nl', 'ADMIN', false],
  ])
  for (const invitee of invitees) expect(v.parse(Invitee, invitee)).toEqual(invitee)
})

test('the demo companies satisfy the form', async () => {
  await seedDemo(database.db)
  for (const { id } of await database.db.selectFrom('company').select('id').execute()) {
    const details = await findDetails(database.db, id)
    expect(v.parse(CompanyDetails, details)).toEqual(details)
  }
})

test('one company has advices, and action points in every state', async () => {
  const id = await seedVisitedCompany()
  const advices = await listAdvices(database.db, id)
  for (const advice of advices) expect(v.parse(Advice, advice)).toEqual(advice)
  expect(advices.map(({ archived, createdByCoach }) => [archived, createdByCoach])).toEqual([
    [false, true],
    [false, true],
    [true, true],
  ])
  const query = { page: 1, size: 20, state: 'OPEN' as const }
  const page = await listActionPointPage(database.db, id, query)
  expect(v.parse(ActionPointPage, page)).toEqual(page)
  expect(page.states).toEqual({ OPEN: 7, LATE: 2, DONE: 3 })
  expect(page.items.filter(({ adviceId }) => adviceId === advices[0]!.id)).toHaveLength(1)
  expect(page.items.filter(({ origin }) => origin)).toHaveLength(1)
})

test('a round of the check was finished some months ago, and a lot has changed since', async () => {
  const companyId = await seedVisitedCompany()
  const check = { companyId, questionnaire: physicalStrain }
  const [round, ...others] = await listRounds(database.db, check)
  expect(others).toEqual([])
  const { result, changes } = await readRound(database.db, check, round!.id)
  const questions = result.sections.flatMap(({ scripts }) => scripts).flatMap((script) => script.questions)
  expect(questions.filter(({ isOpen }) => isOpen)).toEqual([])
  const named = (risks: { sectionName: string | null; label: string }[]) =>
    risks.map(({ sectionName, label }) => `${sectionName}: ${label}`)
  expect(named(changes.gone)).toEqual([
    'Bankwerkers: Bukken, draaien en tillen tegelijk',
    'Magazijn: Zware rollende last van meer dan 300\u00a0kg',
  ])
  expect(named(changes.added)).toEqual(['Lassers: Lang werken met de armen omhoog'])
  expect(named(changes.unknown)).toEqual(['Lassers: Trillingen boven de actiewaarde'])
})

test('one completed action point waits for a second look, and another solved its risk', async () => {
  const id = await seedVisitedCompany()
  const { items } = await listActionPointPage(database.db, id, { page: 1, size: 20, state: 'DONE' })
  const followUps = items
    .filter(({ origin }) => origin)
    .map((item) => findFollowUp(database.db, id, item.id, CHECK))
  expect(await Promise.all(followUps)).toMatchObject([
    { lookAgain: { risk: 'Te vaak bukken om te tillen' }, solved: null },
    {
      lookAgain: null,
      solved: { risk: 'Zware rollende last van meer dan 300\u00a0kg', answerNow: '300\u00a0kg of minder' },
    },
  ])
  const recorded = await database.db
    .selectFrom('companyActivity')
    .select('risk')
    .where('kind', '=', 'RISK_SOLVED')
    .execute()
  expect(recorded).toEqual([{ risk: 'Zware rollende last van meer dan 300 kg' }])
})

test('the same company has visit reports: not rated yet, rated with a comment, and archived', async () => {
  const id = await seedVisitedCompany()
  const reports = await listVisitReports(database.db, id)
  for (const report of reports) expect(v.parse(VisitReport, report)).toEqual(report)
  expect(
    reports.map(({ rating, archived, createdBy }) => [rating?.rating, archived, createdBy.name]),
  ).toEqual([
    [undefined, false, 'Coach Demo'],
    [2, false, 'Coach Demo'],
    [5, true, 'Coach Demo'],
  ])
  expect(reports[1]!.rating!.comment).not.toBe('')
  const next = await findNextAppointment(database.db, id)
  expect(next).toEqual({ day: reports[0]!.dateNextAppointment, visitReportId: reports[0]!.id })
  expect(daysBetween(today(), next!.day)).toBeGreaterThan(13)
})

test('the same company has a history of half a year, which the owner and a colleague see in part', async () => {
  const id = await seedVisitedCompany()
  const historyOf = async (relation: Pick<Relation, 'companyOwner' | 'invitation'>) => {
    const access = companyAccessFor(['BW_USER'], { coachInvited: true, ...relation })!
    return listCompanyActivities(database.db, { id, ...access }, { limit: 100 })
  }
  const all = await historyOf({ companyOwner: true, invitation: null })
  for (const activity of all) expect(v.parse(CompanyActivity, activity)).toEqual(activity)
  expect(all.at(-1)).toMatchObject({ kind: 'COMPANY_CREATED', person: { name: 'Eigenaar Demo' } })
  expect(all[0]!.kind).toBe('ACTION_POINT_CREATED')
  const people = new Set(all.map(({ person }) => person.name))
  expect([...people].toSorted()).toEqual(['Adviseur Demo', 'Coach Demo', 'Collega Demo', 'Eigenaar Demo'])
  const withoutPage = /^(COMPANY|CHECK|PERSON|INVITATION|COACH)_/
  expect(all.filter(({ kind, itemId }) => !withoutPage.test(kind) && itemId === null)).toEqual([])
  const invitation: Relation['invitation'] = {
    role: 'COLLEAGUE',
    rights: 'READONLY',
    checks: ['PHYSICAL_STRAIN'],
  }
  expect((await historyOf({ companyOwner: false, invitation })).length).toBeLessThan(all.length)
})

test('one company has function groups that are red, green and unfinished, and skipped parts', async () => {
  const id = await seedVisitedCompany()
  const check = { companyId: id, questionnaire: physicalStrain }
  const matrix = await readMatrix(database.db, check)
  const wordsOf = ({ name, scripts }: (typeof matrix.checkSections)[number]) => [
    name,
    ...scripts.map((cell) => statusSummaryText(cell)),
  ]
  expect(matrix.checkSections.map(wordsOf)).toEqual([
    [
      'Bankwerkers',
      'In orde',
      '2 risico’s',
      'Niet gekozen',
      'Niet gekozen',
      'In orde',
      'Niet gekozen',
      'In orde',
    ],
    [
      'Lassers',
      'In orde',
      '1 risico',
      'Niet gekozen',
      'Niet gekozen',
      '1 risico, 2 vragen open',
      '2 vragen open',
      '2 vragen open',
    ],
    [
      'Magazijn',
      'In orde',
      'Niet gekozen',
      'Niet gekozen',
      'In orde',
      'Niet gekozen',
      'Niet gekozen',
      'In orde',
    ],
  ])
  expect(matrix.genericResults.map((cell) => [cell.name, statusSummaryText(cell), cell.risks])).toEqual([
    ['Kantoormedewerkers', '1 risico', [{ label: 'Te lang achter elkaar beeldschermwerk' }]],
    ['Zwangere medewerkers', 'In orde', []],
  ])
  expect(matrix).toMatchObject({ status: 'GREY', numUnfinished: 6, numRisks: 5 })
  expect(matrix.lastUpdatedBy).toBe('Adviseur Demo')

  const [bankwerkers] = matrix.checkSections
  const result = await readSectionResult(database.db, check, bankwerkers!.id)
  const lifting = result.checkSections[0]!.scripts.find(({ scriptKey }) => scriptKey === 'LIFT_BELOW_KNEE')
  expect(lifting?.risks.map(({ actionPoints }) => actionPoints.length)).toEqual([1, 1])
  expect(lifting?.scriptRemarks?.text).toContain('bovenloopkraan')
})

test('the demo answers fit the questions', async () => {
  await seedDemo(database.db)
  const rows = await database.db
    .selectFrom('checkAnswer')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select(['check', 'scriptKey', 'questionKey', 'answers'])
    .execute()
  expect(rows.length).toBeGreaterThan(40)
  expect([...new Set(rows.map(({ check }) => check))].toSorted()).toEqual([
    'HAZARDOUS_SUBSTANCES',
    'MACHINE_SAFETY',
    'NOISE_HAZARD',
    'PHYSICAL_STRAIN',
    'WELDING_SMOKE',
  ])
  for (const { check, scriptKey, questionKey, answers } of rows) {
    const script = questionnaires[check]!.scripts.find((candidate) => candidate.scriptKey === scriptKey)
    const questions = script?.scriptType === 'SURVEY' ? script.questions : []
    const question = questions.find((candidate) => candidate.questionKey === questionKey)
    const known = question?.answers.map(({ answerKey }) => answerKey)
    for (const { answerId } of answers) expect(known, `${scriptKey} ${questionKey}`).toContain(answerId)
  }
})

test('seeds once, also when two servers start at the same time', async () => {
  const [first, second] = await Promise.all([seedDemo(database.db), seedDemo(database.db)])
  expect([first.length, second.length].sort()).toEqual([0, 5])
  expect(await seedDemo(database.db)).toEqual([])
  expect(await database.db.selectFrom('person').select('id').execute()).toHaveLength(5)
  expect(await database.db.selectFrom('company').select('id').execute()).toHaveLength(2)
})

test('does not seed a database that contains a person', async () => {
  const person = { email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: '' }
  await database.db.insertInto('person').values(person).execute()
  expect(await seedDemo(database.db)).toEqual([])
  expect(await database.db.selectFrom('person').select('email').execute()).toEqual([{ email: person.email }])
})
