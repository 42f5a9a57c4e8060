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

type VisibleCompany = { id: number; checks: readonly Check[] }

/** Also for themes that belong to no check. */
export const isVisible = (themes: readonly Theme[], checks: readonly Check[]) =>
  themes.some(
    (theme) => !allChecks.some((check) => check === theme) || checks.some((check) => check === theme),
  )

/** An invitation names checks: what belongs to other checks is left out. */
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
