import type { Kysely } from 'kysely'
import { resumePath } from '#server/checks/engine/check-paths.ts'
import { findLastSection } from '#server/checks/engine/queries.ts'
import type { Editor } from '#server/history/authoring/changes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { hasAccess, mayEnter, OWNER_OR_COMPANY_ADMIN } from '#shared/domain/basics/access.ts'
import { daysBetween, today } from '#shared/domain/basics/date.ts'
import type { DueActionPoint, NextStep } from '#shared/domain/overview/company-overview.ts'
import { findUnratedVisit, findUnreadAdvice, type listStartedChecks } from './queries.ts'
import type { FoundRisk } from './risks.ts'

type Facts = {
  risks: readonly FoundRisk[]
  started: Awaited<ReturnType<typeof listStartedChecks>>
  due: readonly DueActionPoint[]
  numLate: number
}

function assignRisk({ risks }: Facts): NextStep | undefined {
  const found = risks.find(({ risk }) => risk.urgency === 'NOW' && risk.holder === '')
  if (!found) return undefined
  const { risk, row, actions } = found
  const { sectionId, sectionName, openPointId } = row.place
  return {
    kind: 'ASSIGN_RISK',
    risk,
    origin: {
      sectionId: sectionName === null ? null : sectionId,
      scriptKey: row.scriptKey,
      questionId: row.questionKey,
    },
    measure: actions[0] ?? '',
    actionPointId: openPointId,
  }
}

function finishLateActionPoint({ due, numLate }: Facts): NextStep | undefined {
  const [actionPoint] = due
  if (!actionPoint || daysBetween(today(), actionPoint.deadline) >= 0) return undefined
  return { kind: 'LATE_ACTION_POINT', actionPoint, numLate }
}

async function continueCheck(
  db: Kysely<Database>,
  { started }: Facts,
  { user, company }: Editor,
): Promise<NextStep | undefined> {
  const row = company.checks
    .map((check) => started.find((candidate) => candidate.check === check))
    .find((candidate) => candidate?.status === 'GREY' && candidate.hasSections)
  if (!row) return undefined
  const { check, numUnfinished } = row
  const section = await findLastSection(db, { companyId: company.id, check }, user.id)
  return {
    kind: 'CONTINUE_CHECK',
    check,
    numUnfinished,
    sectionName: section?.name ?? null,
    href: resumePath({ check, companyId: company.id }),
  }
}

async function readAdvice(db: Kysely<Database>, { user, company }: Editor): Promise<NextStep | undefined> {
  const advice = await findUnreadAdvice(db, company.id, user.id)
  return advice && { kind: 'READ_ADVICE', ...advice }
}

async function rateVisit(db: Kysely<Database>, { company }: Editor): Promise<NextStep | undefined> {
  const visit = await findUnratedVisit(db, company.id)
  return visit && { kind: 'RATE_VISIT', ...visit }
}

function startCheck({ started }: Facts, { company }: Editor): NextStep | undefined {
  const check = company.checks.find((candidate) => !started.some((row) => row.check === candidate))
  return check && { kind: 'START_CHECK', check, isFirst: started.length === 0 }
}

/** Only what the user may do. Source of the order: docs/decisions/0027 (I9). */
export async function findNextStep(db: Kysely<Database>, facts: Facts, editor: Editor): Promise<NextStep> {
  const { permission, checks } = editor.company
  const isAdmin = hasAccess(permission, 'ADMIN')
  const isWriter = hasAccess(permission, 'WRITE')
  const mayRate = mayEnter(OWNER_OR_COMPANY_ADMIN, { roles: [], permission, checks })
  return (
    (isAdmin && (assignRisk(facts) ?? finishLateActionPoint(facts))) ||
    (isWriter && (await continueCheck(db, facts, editor))) ||
    (await readAdvice(db, editor)) ||
    (mayRate && (await rateVisit(db, editor))) ||
    (isWriter && startCheck(facts, editor)) || { kind: isAdmin ? 'NEXT_ROUND' : 'NONE' }
  )
}
