import type { Kysely } from 'kysely'
import { refreshChecks } from '#server/checks/engine/refresh-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { checks as allChecks, type Check } from '#shared/domain/basics/check.ts'
import { today } from '#shared/domain/basics/date.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import type { CompanyPlan } from '#shared/domain/improve/company-plan.ts'
import { measuresOf } from './measures.ts'
import { listActionPoints, listAdvices, listRisks, listSolvedRisks, listUnfinishedChecks } from './queries.ts'
import { addPhotos } from './read-photos.ts'

/** A company, and the checks of it that the reader may see. */
type VisibleCompany = { id: number; checks: readonly Check[] }

/** Whether one of these themes belongs to a visible check, or to no check at all. */
export const isVisible = (themes: readonly Theme[], checks: readonly Check[]) =>
  themes.some(
    (theme) => !allChecks.some((check) => check === theme) || checks.some((check) => check === theme),
  )

/**
 * Returns the plan of a company over all themes that the reader may see: an invitation names checks, and what belongs to
 * the others is left out.
 */
export async function readCompanyPlan(
  db: Kysely<Database>,
  { id, checks }: VisibleCompany,
): Promise<CompanyPlan> {
  await refreshChecks(db, id, checks)
  const [risks, solvedRisks, actionPoints, advices, unfinishedChecks] = await Promise.all([
    listRisks(db, id, checks),
    listSolvedRisks(db, id, checks),
    listActionPoints(db, id),
    listAdvices(db, id),
    listUnfinishedChecks(db, id, checks),
  ])
  const rows = {
    risks,
    solvedRisks,
    actionPoints: actionPoints.filter(({ check, themes }) =>
      check ? checks.includes(check) : isVisible(themes, checks),
    ),
    advices: advices.filter(({ themes }) => isVisible(themes, checks)),
  }
  const withPhotos = rows.actionPoints.filter(({ hasPhotos }) => hasPhotos).map(({ id }) => id)
  return {
    unfinishedChecks,
    measures: await addPhotos(db, id, measuresOf(id, rows, today()), withPhotos),
  }
}
