import { isSameCheck } from '#shared/domain/checks/check-ref.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { isSendable, type QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { insertSectionName } from '../insert-section-name.ts'
import { discardAnswer, resubmitAnswer } from './answer-queue.ts'
import { formatAnswer, formatDateTime } from './format-answer.ts'
import { useCheck } from './use-check.ts'

/** Refused by the server, or in conflict with an answer of another user. */
export function UnsavedAnswers() {
  const { check, queue } = useCheck()
  const { questionnaire, sections } = check
  const unsaved = queue.filter((answer) => isSameCheck(answer, check) && !isSendable(answer))

  return unsaved.map((answer) => {
    const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === answer.scriptKey)
    const question =
      script?.scriptType === 'SURVEY'
        ? script.questions.find(({ questionKey }) => questionKey === answer.questionId)
        : undefined
    const name = sections.find(({ id }) => id === answer.sectionId)?.name ?? ''
    if (!question) return null
    return (
      <UnsavedAnswer
        key={`${answer.sectionId}/${answer.scriptKey}/${answer.questionId}`}
        answer={answer}
        question={question}
        text={insertSectionName(questionnaire, question.text, name)}
      />
    )
  })
}

type Props = { answer: QueuedAnswer; question: Question; text: string }

/** The pressed button disappears with its message. */
const thenFocusHeading = (act: () => void) => () => {
  act()
  focusHeading()
}

function UnsavedAnswer({ answer, question, text }: Props) {
  const { conflict, refusal, isGone, answers } = answer
  const own = formatAnswer(question, answers)
  /** Answered by the same user on another device. The server returns no more than the user's name. */
  const isOwn = Boolean(conflict?.by) && conflict?.by === sessionStore.getState().user.fullName
  const discard = thenFocusHeading(() => discardAnswer(answer))
  const resubmit = thenFocusHeading(() => resubmitAnswer(answer))

  if (conflict)
    return (
      <Warning
        variant="warning"
        title={
          isOwn
            ? 'Je hebt deze vraag intussen ergens anders beantwoord.'
            : 'Iemand anders heeft deze vraag intussen beantwoord.'
        }
      >
        <p className="bw-soft">{text}</p>
        <p>
          {isOwn ? 'Daar koos je' : `${conflict.by ?? 'Iemand anders'} koos`}{' '}
          {formatAnswer(question, conflict.answers)}
          {conflict.at && ` ${formatDateTime(conflict.at)}`}. {isOwn ? 'Hier koos je' : 'Jij koos'} {own}.
        </p>
        <div className="bw-actions">
          <Button variant="secondary" onClick={discard}>
            Houd dit antwoord
          </Button>
          <Button variant="secondary" onClick={resubmit}>
            Gebruik mijn antwoord
          </Button>
        </div>
      </Warning>
    )
  return (
    <Warning title="Je antwoord is niet opgeslagen.">
      <p className="bw-soft">{text}</p>
      <p>
        Jij koos {own}. {refusal?.detail ?? refusal?.title}
      </p>
      <div className="bw-actions">
        {!isGone && (
          <Button variant="secondary" onClick={resubmit}>
            Probeer opnieuw
          </Button>
        )}
        <Button variant="secondary" onClick={discard}>
          Gooi mijn antwoord weg
        </Button>
      </div>
    </Warning>
  )
}
