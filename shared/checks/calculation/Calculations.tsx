import { judgedQuestion } from '#shared/domain/checks/check-flow.ts'
import { refOf } from '#shared/domain/checks/check-ref.ts'
import { AnswerConsequences } from '../questions/AnswerConsequences.tsx'
import { submitAnswer } from '../questions/answer-queue.ts'
import type { Step } from '../questions/step.ts'
import { useSection } from '../questions/use-check.ts'
import { Calculator } from './Calculator.tsx'
import { isComputed } from './is-computed.ts'

export function Calculations({ step: { sectionId, scriptKey, questionKey } }: { step: Step }) {
  const { check, answers } = useSection(sectionId)
  const survey = check.questionnaire.scripts.find((script) => script.scriptKey === scriptKey)
  if (survey?.scriptType !== 'SURVEY') return null
  const questions = survey.questions.filter(({ refines }) => refines === questionKey).filter(isComputed)

  return questions.map((question) => {
    const given = answers[scriptKey]?.[question.questionKey] ?? []
    const target = {
      ...refOf(check),
      sectionId,
      scriptKey,
      questionId: question.questionKey,
    }
    return (
      <section key={question.questionKey} className="bw-calculations" aria-label="Reken het uit">
        <Calculator
          question={question}
          given={given}
          earlier={undefined}
          onChange={(next, options) => submitAnswer(target, next, options)}
        />
        {given.length > 0 && (
          <AnswerConsequences
            question={judgedQuestion(check.questionnaire, question, answers)}
            given={given}
            origin={{ sectionId, scriptKey }}
          />
        )}
      </section>
    )
  })
}
