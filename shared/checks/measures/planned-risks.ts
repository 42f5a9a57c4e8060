import { type Answers, type FoundRisk, type Part, risksOfPart } from '#shared/domain/checks/check-flow.ts'
import { type Questionnaire, urgencies } from '#shared/domain/checks/questionnaire.ts'
import { type ActionPoint, isPlanned } from '#shared/domain/improve/action-point.ts'

export type PlannedRisk = FoundRisk & { actionPoints: ActionPoint[]; isPlanned: boolean }

const rank = ({ urgency }: FoundRisk) => urgencies.indexOf(urgency)

/** The most urgent first. */
export function plannedRisks(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  actionPoints: readonly ActionPoint[],
): PlannedRisk[] {
  return risksOfPart(questionnaire, part, answers)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((risk) => {
      const ofRisk = actionPoints.filter(
        ({ origin }) =>
          origin?.scriptKey === risk.scriptKey && origin.questionId === risk.question.questionKey,
      )
      return { ...risk, actionPoints: ofRisk, isPlanned: isPlanned(ofRisk) }
    })
}
