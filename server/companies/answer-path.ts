import { type QuestionPlace, questionPath } from '#server/checks/engine/check-paths.ts'
import { isDecided, type Questionnaire } from '#shared/domain/checks/questionnaire.ts'

/** Null when fields of the section decide the answer: then it has no page. `actionPointId`: see `questionPath`. */
export const answerPath = (
  companyId: number,
  questionnaire: Questionnaire,
  place: QuestionPlace,
  actionPointId?: number,
): string | null =>
  isDecided(questionnaire, place, place)
    ? null
    : questionPath({ check: questionnaire.check, companyId }, place, actionPointId)
