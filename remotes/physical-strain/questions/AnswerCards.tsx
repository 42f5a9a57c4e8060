import './AnswerCards.css'

import { useId } from 'react'

import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { Answer, Question } from '#shared/domain/questionnaire.ts'
import { ChoiceBox } from '#shared/ui/ChoiceBox.tsx'
import { AnswerText } from './AnswerText.tsx'

/** Chooses an answer, or takes it back: one of a SINGLE; of a MULTI some exclude all others. */
function toggleAnswer(
  { type, answers }: Question,
  given: readonly GivenAnswer[],
  { answerKey, excludesOthers }: Answer,
): GivenAnswer[] {
  const isGiven = given.some(({ answerId }) => answerId === answerKey)
  if (type === 'SINGLE') return isGiven ? [...given] : [{ answerId: answerKey, value: '' }]
  if (isGiven) return given.filter(({ answerId }) => answerId !== answerKey)
  const exclusive = answers.filter((answer) => answer.excludesOthers).map((answer) => answer.answerKey)
  const kept = excludesOthers ? [] : given.filter(({ answerId }) => !exclusive.includes(answerId))
  return [...kept, { answerId: answerKey, value: '' }]
}

type Props = {
  question: Question
  given: readonly GivenAnswer[]
  /** `isTyping`: a text is being typed and may be changed at once. */
  onChange: (answers: GivenAnswer[], options?: { isTyping?: boolean }) => void
}

/** The answers to choose from, each as wide and as high as a finger likes. */
export function AnswerCards({ question, given, onChange }: Props) {
  const id = useId()
  const isMulti = question.type === 'MULTI'
  const write = (answerKey: string, value: string, isTyping: boolean) =>
    onChange(
      given.map((one) => (one.answerId === answerKey ? { ...one, value } : one)),
      { isTyping },
    )

  return (
    <fieldset className="bw-answers">
      <legend className={isMulti ? 'bw-soft' : 'bw-visually-hidden'}>
        {isMulti ? 'Kies alles wat klopt' : 'Kies een antwoord'}
      </legend>
      {question.answers.map((answer) => {
        const mine = given.find(({ answerId }) => answerId === answer.answerKey)
        return (
          <div key={answer.answerKey} className="bw-answer" data-chosen={mine ? true : undefined}>
            <label htmlFor={`${id}-${answer.answerKey}`}>
              <ChoiceBox
                id={`${id}-${answer.answerKey}`}
                type={isMulti ? 'checkbox' : 'radio'}
                name={question.questionKey}
                value={answer.answerKey}
                checked={mine !== undefined}
                onChange={() => onChange(toggleAnswer(question, given, answer))}
              />
              <span>{answer.label}</span>
            </label>
            {mine && answer.freeText && (
              <AnswerText
                name={answer.answerKey}
                label={answer.freeText}
                value={mine.value}
                onChange={(value, isTyping) => write(answer.answerKey, value, isTyping)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
