import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { RoundSummary } from '#shared/domain/checks/check-round.ts'
import { changesTitle } from '#shared/domain/checks/round-texts.ts'
import { roundHref, roundsHref } from '../hrefs.ts'

type Props = { check: CheckRef; rounds: readonly RoundSummary[] }

export function RoundLinks({ check, rounds: [last, ...earlier] }: Props) {
  if (!last) return null
  return (
    <p className="bw-actions">
      <a href={roundHref(check, last.id)}>{changesTitle(last.finishedAt, null)}?</a>
      {earlier.length > 0 && <a href={roundsHref(check)}>Alle rondes</a>}
    </p>
  )
}
