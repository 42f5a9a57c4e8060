import './Progress.css'

import { checkLabels } from '#shared/domain/basics/check.ts'
import { type CheckEntry, isFinished } from '#shared/domain/checks/check-entry.ts'
import { formatOpenQuestions } from '#shared/domain/checks/check-texts.ts'
import type { CheckProgress } from '#shared/domain/overview/company-overview.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

type Props = { checks: readonly CheckEntry[]; progress: readonly CheckProgress[] }

/** In words, and as a fraction; without a fraction when the portal does not know it. */
function progressOf(entry: CheckEntry, progress: Props['progress']): { text: string; part?: number } {
  const { check, started, numUnfinished } = entry
  if (!started) return { text: 'Niet gestart', part: 0 }
  const found = progress.find((candidate) => candidate.check === check)
  if (!found) {
    return isFinished(entry)
      ? { text: 'Af', part: 1 }
      : { text: numUnfinished > 0 ? `${numUnfinished} te gaan` : 'Bezig' }
  }
  // An empty list of substances has no questions, but is not finished.
  if (found.numQuestions === 0) return { text: 'Nog leeg', part: 0 }
  if (found.numUnfinished === 0) return { text: 'Af', part: 1 }
  const { numQuestions, numUnfinished: numOpen } = found
  return { text: formatOpenQuestions(numOpen), part: (numQuestions - numOpen) / numQuestions }
}

/** "2 van de 6 checks zijn af, 1 is bezig". */
function summaryOf(parts: readonly { text: string; part?: number }[]): string {
  const finished = parts.filter(({ part }) => part === 1).length
  const busy = parts.filter(({ text, part }) => part !== 1 && text !== 'Niet gestart').length
  const are = (count: number) => (count === 1 ? 'is' : 'zijn')
  const done = `${finished} van de ${parts.length} checks ${are(finished)} af`
  return busy > 0 ? `${done}, ${busy} ${are(busy)} bezig` : done
}

/** Renders nothing when no check was started. */
export function Progress({ checks, progress }: Props) {
  const rows = checks.map((entry) => ({ entry, ...progressOf(entry, progress) }))
  if (!checks.some(({ started }) => started)) return null
  return (
    <Card>
      <div className="bw-row">
        <h2>Zo ver ben je</h2>
        {rows.length > 1 && <p className="bw-soft">{summaryOf(rows)}</p>}
      </div>
      <ul className="bw-progress" role="list" aria-label="Voortgang">
        {rows.map(({ entry: { check, started, checkUrl }, text, part }) => (
          <li key={check}>
            {started ? <a href={checkUrl}>{checkLabels[check]}</a> : <span>{checkLabels[check]}</span>}
            <ProgressBar value={part} aria-hidden="true" />
            <span className="bw-soft">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
