import { formatInstant } from '#shared/domain/basics/date.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { RoundSummary } from '#shared/domain/checks/check-round.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { checkHref, roundHref } from '../hrefs.ts'

type Props = { check: CheckRef; count: number; lastRound: RoundSummary | undefined; mayAnswer: boolean }

export function NewQuestionsNotice({ check, count, lastRound, mayAnswer }: Props) {
  if (count === 0) return null
  return (
    <Warning
      variant="info"
      title={count === 1 ? '1 vraag is nieuw of veranderd' : `${count} vragen zijn nieuw of veranderd`}
    >
      De vragenlijst is vernieuwd. Wat je al had ingevuld, is bewaard.{' '}
      {lastRound?.isKept && (
        <>
          <a href={roundHref(check, lastRound.id)}>
            Het resultaat van {formatInstant(lastRound.finishedAt)} blijft bewaard
          </a>
          , met het plan van toen.{' '}
        </>
      )}
      {mayAnswer && (
        <a href={checkHref(check)}>{count === 1 ? 'Beantwoord deze vraag' : 'Beantwoord deze vragen'}</a>
      )}
    </Warning>
  )
}
