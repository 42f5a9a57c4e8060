import './FinishRound.css'

import { useState } from 'react'

import { finishRound } from '#shared/api/physical-strain.ts'
import { formatInstant } from '#shared/domain/date.ts'
import { roundName } from '#shared/domain/round-words.ts'
import { useAction } from '#shared/parts/use-action.ts'
import { requireSentAnswers } from '#shared/parts/waiting-answers/require-sent-answers.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { roundsHref } from '../hrefs.ts'

type Props = { companyId: number; onFinished?: () => unknown }

/** A button that finishes a round of the check, and what came of it. */
export function FinishRound({ companyId, onFinished }: Props) {
  const { run, isPending, failure } = useAction('De ronde kon niet worden afgerond.')
  const [message, setMessage] = useState<string>()

  const finish = () =>
    run(async (key) => {
      setMessage(undefined)
      await requireSentAnswers(companyId)
      const { round, isNew } = await finishRound(companyId, key)
      await onFinished?.()
      setMessage(
        isNew
          ? `${roundName(round)} is afgerond en bewaard.`
          : `Er is niets veranderd sinds de ronde van ${formatInstant(round.finishedAt)}.`,
      )
    })

  return (
    <div className="bw-finish-round">
      <p className="bw-soft bw-measure">
        Rond je deze ronde af, dan bewaren we de uitkomst met de datum van vandaag. Bij een volgende ronde zie
        je wat er is veranderd.
      </p>
      <Button variant="secondary" isPending={isPending} onClick={finish}>
        Rond deze ronde af
      </Button>
      <p role="status">
        {message && (
          <>
            {message} <a href={roundsHref(companyId)}>Bekijk alle rondes</a>
          </>
        )}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </div>
  )
}
