import { resultPath } from '#server/checks/engine/check-paths.ts'
import { riskOfAnswer } from '#server/checks/engine/risk-of-answer.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'
import { type Questionnaire, type Risk, urgencies } from '#shared/domain/checks/questionnaire.ts'
import type { OpenRisk, RiskGroup } from '#shared/domain/overview/company-overview.ts'
import type { RiskRow } from './queries.ts'

const MAX_NAMED = 3

export type FoundRisk = { risk: OpenRisk; row: RiskRow; actions: readonly string[] }

const placeOf = ({ numPlaces, place: { sectionName } }: RiskRow, { section }: Questionnaire) =>
  numPlaces > 1 ? `${numPlaces} ${section.many}` : (sectionName ?? 'Hele bedrijf')

/** The result of the section; of the script when the risk is in several sections, or in the company as a whole. */
const hrefOf = (companyId: number, { check, numPlaces, scriptKey, place }: RiskRow) =>
  resultPath({ check, companyId }, numPlaces > 1 || place.sectionName === null ? scriptKey : place.sectionId)

const openRiskOf = (
  companyId: number,
  row: RiskRow,
  { label, urgency }: Risk,
  questionnaire: Questionnaire,
): OpenRisk => ({
  check: row.check,
  urgency,
  label,
  numPlaces: row.numPlaces,
  place: placeOf(row, questionnaire),
  holder: row.place.holder ?? '',
  href: hrefOf(companyId, row),
})

const rankOf = (check: Check) => checks.indexOf(check)

/**
 * Risks without a holder first, then in the order of the checks and their questions. Leaves out answers that the
 * questionnaire does not have.
 */
export function findRisks(companyId: number, rows: readonly RiskRow[]): FoundRisk[] {
  return rows
    .flatMap((row) => {
      const questionnaire = questionnaires[row.check]
      const found = riskOfAnswer(questionnaire, row)
      if (!found) return []
      const { actions, position } = found
      return { risk: openRiskOf(companyId, row, found, questionnaire), row, actions, position }
    })
    .sort(
      (one, other) =>
        Number(one.risk.holder !== '') - Number(other.risk.holder !== '') ||
        rankOf(one.row.check) - rankOf(other.row.check) ||
        one.position - other.position,
    )
}

export const groupRisks = (risks: readonly FoundRisk[]): RiskGroup[] =>
  urgencies.flatMap((urgency) => {
    const ofUrgency = risks.map(({ risk }) => risk).filter((risk) => risk.urgency === urgency)
    if (ofUrgency.length === 0) return []
    const count = ofUrgency.reduce((sum, { numPlaces }) => sum + numPlaces, 0)
    return { urgency, count, risks: ofUrgency.slice(0, MAX_NAMED) }
  })
