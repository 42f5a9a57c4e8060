import { FORMER_USER } from '#shared/domain/basics/author.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'

export function LookAgainPanel({ actionPoint }: { actionPoint: ActionPointDetails }) {
  const { lookAgain, solved, description, completedBy, completedDate } = actionPoint
  const answers = solved
    ? [
        ['Antwoord toen', solved.answer],
        ['Antwoord nu', solved.answerNow || 'Nog geen antwoord'],
      ]
    : lookAgain && [[`Jullie antwoord op ${formatInstant(lookAgain.answeredDate)}`, lookAgain.answer]]
  const done = `${description}, door ${completedBy?.name ?? FORMER_USER}, ${formatInstant(completedDate ?? '')}`

  return (
    <aside className="bw-look-again-panel" aria-labelledby="bw-look-again-title">
      <h2 id="bw-look-again-title">Wat er is gedaan</h2>
      <dl>
        {[...(answers ?? []), ['Risico', (solved ?? lookAgain)?.risk], ['Uitgevoerd', done]].map(
          ([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </aside>
  )
}
