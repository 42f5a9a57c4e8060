import './FinishRound.css'

import { useState } from 'react'

import { finishRound } from '#shared/api/checks/section-checks.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { roundName } from '#shared/domain/checks/round-texts.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { requireSentAnswers } from '#shared/parts/checks/waiting-answers/require-sent-answers.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { roundsHref } from '../hrefs.ts'

type Props = { check: CheckRef; onFinished?: () => unknown }

export function FinishRound({ check, onFinished }: Props) {
  const { run, isPending, failure } = useAction('De ronde kon niet worden afgerond.')
  const [message, setMessage] = useState<string>()

  const finish = () =>
    run(async (key) => {
      setMessage(undefined)
      await requireSentAnswers(check.companyId)
      const { round, isNew } = await finishRound(check, key)
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
            {message} <a href={roundsHref(check)}>Bekijk alle rondes</a>
          </>
        )}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </div>
  )
}
