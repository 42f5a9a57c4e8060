import { useEffect } from 'react'

import { isContradicted, questionsOf } from '#shared/domain/check-flow.ts'
import type { Answer } from '#shared/domain/questionnaire.ts'
import { AnswerCards } from './AnswerCards.tsx'
import { insertSectionName } from './format-answer.ts'
import { MeasureList } from './MeasureList.tsx'
import { StepButtons, useSteps } from './StepButtons.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { Step } from './step.ts'
import { sendNow, submitAnswer } from './store.ts'
import { useSection } from './use-check.ts'
import { Verdict } from './Verdict.tsx'

/** One question: its answers, what they mean, and the way on. */
export function QuestionStep({ step }: { step: Step & { questionKey: string } }) {
  const { sectionId, scriptKey, questionKey } = step
  const { check, answers, name } = useSection(sectionId)
  const { goOn, goBack } = useSteps(step)
  // A text that was just typed goes along.
  useEffect(() => () => void sendNow(), [])

  const survey = check.questionnaire.scripts.find((script) => script.scriptKey === scriptKey)
  if (survey?.scriptType !== 'SURVEY') return null
  const asked = questionsOf(survey, answers)
  const index = asked.findIndex((candidate) => candidate.questionKey === questionKey)
  const question = asked[index] ?? survey.questions.find((candidate) => candidate.questionKey === questionKey)
  if (!question) return null
  const given = answers[scriptKey]?.[questionKey] ?? []
  const isDenied = (answer: Answer) => isContradicted(check.questionnaire, survey, answer, answers)
  const isGiven = ({ answerKey }: Answer) => given.some(({ answerId }) => answerId === answerKey)
  // What is given stays in sight, to be taken back.
  const offered = question.answers.filter((answer) => isGiven(answer) || !isDenied(answer))
  const where = index < 0 ? [survey.title] : [survey.title, `vraag ${index + 1} van ${asked.length}`]

  return (
    <StepForm onGoOn={goOn}>
      <StepHeading sectionId={sectionId} where={where}>
        {insertSectionName(check.questionnaire, question.text, name)}
      </StepHeading>
      {question.showsActions && <MeasureList sectionId={sectionId} />}
      <AnswerCards
        question={{ ...question, answers: offered }}
        given={given}
        onChange={(next, options) =>
          submitAnswer(
            { companyId: check.companyId, sectionId, scriptKey, questionId: questionKey },
            next,
            options,
          )
        }
      />
      <Verdict
        question={question}
        given={given}
        isContradicted={question.answers.some((answer) => isGiven(answer) && isDenied(answer))}
        origin={{ sectionId, scriptKey }}
      />
      <StepButtons
        label={given.length > 0 ? 'Volgende vraag' : 'Sla over'}
        isOpen={given.length === 0}
        onBack={goBack}
      />
    </StepForm>
  )
}
