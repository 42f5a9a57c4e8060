import './AnswerCards.css'

import { useId } from 'react'

import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Answer, Question } from '#shared/domain/checks/questionnaire.ts'
import { ChoiceBox } from '#shared/ui/ChoiceBox.tsx'
import { AnswerText } from './AnswerText.tsx'

/** SINGLE allows one answer; in MULTI some exclude all others. */
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
  /** `isTyping`: the text beside an answer is being typed, so more changes may follow shortly. */
  onChange: (answers: GivenAnswer[], options?: { isTyping?: boolean }) => void
  legend?: string
}

export function AnswerCards({ question, given, onChange, legend }: Props) {
  const id = useId()
  const isMulti = question.type === 'MULTI'
  const setText = (answerKey: string, value: string, isTyping: boolean) =>
    onChange(
      given.map((other) => (other.answerId === answerKey ? { ...other, value } : other)),
      { isTyping },
    )

  return (
    <fieldset className="bw-answers">
      <legend className={isMulti || legend ? 'bw-soft' : 'bw-visually-hidden'}>
        {legend ?? (isMulti ? 'Kies alles wat klopt' : 'Kies een antwoord')}
      </legend>
      {question.answers.map((answer, index) => {
        const chosen = given.find(({ answerId }) => answerId === answer.answerKey)
        return (
          <div key={answer.answerKey} className="bw-answer" data-chosen={chosen ? true : undefined}>
            <label htmlFor={`${id}-${answer.answerKey}`}>
              <ChoiceBox
                id={`${id}-${answer.answerKey}`}
                type={isMulti ? 'checkbox' : 'radio'}
                name={question.questionKey}
                value={answer.answerKey}
                checked={chosen !== undefined}
                onChange={() => onChange(toggleAnswer(question, given, answer))}
              />
              <span>{answer.label}</span>
              {index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
            </label>
            {chosen && answer.freeText && (
              <AnswerText
                name={answer.answerKey}
                label={answer.freeText}
                value={chosen.value}
                onChange={(value, isTyping) => setText(answer.answerKey, value, isTyping)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
