import type { Question } from '#shared/domain/questionnaire.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { formatAnswer, formatDateTime, insertSectionName } from './format-answer.ts'
import type { QueuedAnswer } from './queue.ts'
import { discardAnswer, resubmitAnswer } from './store.ts'
import { useCheck } from './use-check.ts'

/** What was not saved and needs its user: refused, or answered by somebody else meanwhile. */
export function UnsavedAnswers() {
  const { check, queue } = useCheck()
  const { questionnaire, groups, companyId } = check
  const problems = queue.filter((entry) => entry.companyId === companyId && (entry.refusal ?? entry.conflict))

  return problems.map((entry) => {
    const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === entry.scriptKey)
    const question =
      script?.scriptType === 'SURVEY'
        ? script.questions.find(({ questionKey }) => questionKey === entry.questionId)
        : undefined
    const name = groups.find(({ id }) => id === entry.sectionId)?.name ?? ''
    if (!question) return null
    return (
      <UnsavedAnswer
        key={`${entry.sectionId}/${entry.scriptKey}/${entry.questionId}`}
        entry={entry}
        question={question}
        text={insertSectionName(questionnaire, question.text, name)}
      />
    )
  })
}

type Props = { entry: QueuedAnswer; question: Question; text: string }

/** The buttons go with the problem: focus goes back to where one was. */
const thenFocusHeading = (act: () => void) => () => {
  act()
  document.querySelector<HTMLElement>('main h1')?.focus()
}

function UnsavedAnswer({ entry, question, text }: Props) {
  const { conflict, refusal, answers } = entry
  const mine = formatAnswer(question, answers)
  /** On another device: names are all one is told. */
  const isOwn = Boolean(conflict?.by) && conflict?.by === sessionStore.getState().user.fullName
  const drop = thenFocusHeading(() => discardAnswer(entry))
  const again = thenFocusHeading(() => resubmitAnswer(entry))

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
          {conflict.at && ` ${formatDateTime(conflict.at)}`}. {isOwn ? 'Hier koos je' : 'Jij koos'} {mine}.
        </p>
        <div className="bw-actions">
          <Button variant="secondary" onClick={drop}>
            Houd dit antwoord
          </Button>
          <Button variant="secondary" onClick={again}>
            Gebruik mijn antwoord
          </Button>
        </div>
      </Warning>
    )
  return (
    <Warning title="Je antwoord is niet opgeslagen.">
      <p className="bw-soft">{text}</p>
      <p>
        Jij koos {mine}. {refusal?.detail ?? refusal?.title}
      </p>
      <div className="bw-actions">
        <Button variant="secondary" onClick={again}>
          Probeer opnieuw
        </Button>
        <Button variant="secondary" onClick={drop}>
          Gooi mijn antwoord weg
        </Button>
      </div>
    </Warning>
  )
}
