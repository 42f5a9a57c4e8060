import { type ComponentProps, useEffect, useState } from 'react'

import {
  askedQuestionsOf,
  contradictionOf,
  isAnsweredOnPage,
  isOffered,
  isOutdated,
  judgedQuestion,
} from '#shared/domain/checks/check-flow.ts'
import { refOf } from '#shared/domain/checks/check-ref.ts'
import type { Answer } from '#shared/domain/checks/questionnaire.ts'
import { Calculations } from '../calculation/Calculations.tsx'
import { isComputed } from '../calculation/is-computed.ts'
import { RiskMeasures } from '../measures/RiskMeasures.tsx'
import type { AnswerCards } from './AnswerCards.tsx'
import { AnswerConsequences } from './AnswerConsequences.tsx'
import { AnswerEffectText } from './AnswerEffectText.tsx'
import { submitAnswer } from './answer-queue.ts'
import { KeyHints } from './KeyHints.tsx'
import { OutdatedAnswer } from './OutdatedAnswer.tsx'
import { QuestionAnswers } from './QuestionAnswers.tsx'
import { QuestionPicture } from './QuestionPicture.tsx'
import { RecordedFacts } from './RecordedFacts.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import { sendNow } from './sending.ts'
import type { Step } from './step.ts'
import { useAnswerEffect } from './use-answer-effect.ts'
import { useSection } from './use-check.ts'
import { useStepNavigation } from './use-step-navigation.ts'

type Props = {
  step: Step & { questionKey: string }
  /** The path to return to, unless the answer opens other questions; absent when all questions are answered. */
  returnTo: string | undefined
}

export function QuestionStep({ step, returnTo }: Props) {
  const { sectionId, scriptKey, questionKey } = step
  const { check, answers } = useSection(sectionId)
  const { goForward, goBack, goToPage, goToOpenQuestion } = useStepNavigation(step)
  const effect = useAnswerEffect(step)
  const [arePlanned, setPlanned] = useState(false)
  // Sends a text that was just typed without waiting for the typing delay.
  useEffect(() => () => void sendNow(), [])

  const survey = check.questionnaire.scripts.find((script) => script.scriptKey === scriptKey)
  if (survey?.scriptType !== 'SURVEY') return null
  const askedQuestions = askedQuestionsOf(check.questionnaire, survey, answers).filter((candidate) =>
    isAnsweredOnPage(check.questionnaire, survey, candidate),
  )
  const index = askedQuestions.findIndex((candidate) => candidate.questionKey === questionKey)
  const question =
    askedQuestions[index] ?? survey.questions.find((candidate) => candidate.questionKey === questionKey)
  if (!question) return null
  const stored = answers[scriptKey]?.[questionKey] ?? []
  const given = stored.filter(({ answerId }) =>
    question.answers.some(({ answerKey }) => answerKey === answerId),
  )
  const isGiven = ({ answerKey }: Answer) => given.some(({ answerId }) => answerId === answerKey)
  // A given answer stays visible, so that the user can remove it.
  const canGive = (answer: Answer) =>
    isOffered(check.questionnaire, survey, answer, answers) && (arePlanned || !answer.requiresMeasures)
  const offered = question.answers.filter((answer) => isGiven(answer) || canGive(answer))
  const earlier = survey.questions
    .slice(0, survey.questions.indexOf(question))
    .filter(isComputed)
    .flatMap((other) => answers[scriptKey]?.[other.questionKey] ?? [])
    .find(({ value }) => value !== '')?.value
  const position =
    index < 0 ? [survey.title] : [survey.title, `vraag ${index + 1} van ${askedQuestions.length}`]

  const mustAnswerAgain = isOutdated(check.questionnaire, survey, question, stored)
  const save: ComponentProps<typeof AnswerCards>['onChange'] = (next, options) =>
    submitAnswer({ ...refOf(check), sectionId, scriptKey, questionId: questionKey }, next, options)

  function submit() {
    // The same answer counts again, now for the newest questionnaire.
    if (mustAnswerAgain && given.length > 0) save(given)
    if (returnTo === undefined) return goForward()
    return effect.count > 0 ? goToOpenQuestion() : goToPage(returnTo)
  }
  const goBackOrReturn = returnTo === undefined ? goBack : () => goToPage(returnTo)
  const isReturn = returnTo !== undefined && effect.count === 0

  return (
    <StepForm onSubmit={submit} submitsFromHeading={given.length > 0} onBack={goBackOrReturn}>
      <StepHeading sectionId={sectionId} position={position}>
        {question.text}
      </StepHeading>
      <QuestionPicture step={step} />
      <RecordedFacts sectionId={sectionId} fieldKeys={question.helpfulFields} />
      {mustAnswerAgain && <OutdatedAnswer question={question} given={stored} />}
      {question.plansMeasures && <RiskMeasures sectionId={sectionId} onPlanned={setPlanned} />}
      <QuestionAnswers
        question={{ ...question, answers: offered }}
        given={given}
        earlier={earlier}
        onChange={save}
      />
      <AnswerEffectText {...effect} />
      <AnswerConsequences
        question={judgedQuestion(check.questionnaire, question, answers)}
        given={given}
        contradiction={question.answers
          .filter(isGiven)
          .map((answer) => contradictionOf(check.questionnaire, survey, answer, answers))
          .find((because) => because !== undefined)}
        origin={{ sectionId, scriptKey }}
      />
      <Calculations step={step} />
      <KeyHints numAnswers={question.type === 'COMPUTED' ? 0 : offered.length} isReturn={isReturn} />
      <StepButtons
        label={submitLabel(given.length > 0, isReturn)}
        isSkip={given.length === 0}
        {...(returnTo !== undefined && { backLabel: 'Terug' })}
        onBack={goBackOrReturn}
      />
    </StepForm>
  )
}

function submitLabel(isAnswered: boolean, isReturn: boolean): string {
  if (isReturn) return isAnswered ? 'Opslaan en terug' : 'Terug zonder antwoord'
  return isAnswered ? 'Volgende vraag' : 'Sla over'
}
