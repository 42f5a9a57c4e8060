import type { Kysely } from 'kysely'
import { refreshChecks } from '#server/checks/engine/refresh-checks.ts'
import type { Editor } from '#server/history/authoring/changes.ts'
import { listCompanyActivities } from '#server/history/company-activity/queries.ts'
import { countActionPoints } from '#server/improve/action-points/queries.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOverview } from '#shared/domain/overview/company-overview.ts'
import { listDueDates } from './due-dates.ts'
import { findNextStep } from './next-step.ts'
import { listDueActionPoints, listRisks, listStartedChecks } from './queries.ts'
import { findRisks, groupRisks } from './risks.ts'

const DAYS_OF_ACTIVITY = 30
const MAX_ACTIVITIES = 50

const MS_PER_DAY = 86_400_000

/** Limited to the checks of an invitation, and to what the user may do. */
export async function readOverview(db: Kysely<Database>, editor: Editor): Promise<CompanyOverview> {
  const { id, checks } = editor.company
  await refreshChecks(db, id, checks)
  const since = new Date(Date.now() - DAYS_OF_ACTIVITY * MS_PER_DAY)
  const [started, riskRows, due, dueDates, { late }, activities] = await Promise.all([
    listStartedChecks(db, id, checks),
    listRisks(db, id, checks),
    listDueActionPoints(db, id),
    listDueDates(db, id, checks),
    countActionPoints(db, id),
    listCompanyActivities(db, editor.company, { since, limit: MAX_ACTIVITIES }),
  ])
  const risks = findRisks(id, riskRows)
  return {
    nextStep: await findNextStep(db, { risks, started, due, numLate: late }, editor),
    progress: started
      .filter(({ hasSections }) => hasSections)
      .map(({ check, numQuestions, numUnfinished }) => ({ check, numQuestions, numUnfinished })),
    riskGroups: groupRisks(risks),
    dueActionPoints: due,
    dueDates,
    activities,
  }
}
