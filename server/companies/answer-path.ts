import { type QuestionPlace, questionPath } from '#server/checks/engine/check-paths.ts'
import { isDecided, type Questionnaire } from '#shared/domain/checks/questionnaire.ts'

/**
 * The path of the question whose answer shows a risk; null when the answer follows from what is recorded of the section: it
 * has no page. `actionPointId`: see `questionPath`.
 */
export const answerPath = (
  companyId: number,
  questionnaire: Questionnaire,
  place: QuestionPlace,
  actionPointId?: number,
): string | null =>
  isDecided(questionnaire, place, place)
    ? null
    : questionPath({ check: questionnaire.check, companyId }, place, actionPointId)
