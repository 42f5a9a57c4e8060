import { checkLabels } from '#shared/domain/basics/check.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { checkIntroductions } from '#shared/domain/checks/check-introduction.ts'
import { ThemeDrawing } from '#shared/parts/basics/drawings/ThemeDrawing.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useStartCheck } from '../start-check/use-start-check.ts'

type Props = {
  entry: CheckEntry
  isFirst: boolean
  isRestFinished: boolean
}

export function StartCheck({ entry, isFirst, isRestFinished }: Props) {
  const { start, isPending, failure } = useStartCheck(entry)
  const name = checkLabels[entry.check]
  return (
    <NextStep
      title={isFirst ? 'Kies je eerste check' : `${name} is nog niet gestart`}
      drawing={<ThemeDrawing theme={entry.check} />}
      description={
        isFirst
          ? `Elke check gaat over één onderwerp. Begin met ${name}, of kies hieronder wat bij jullie het meest speelt.`
          : `${isRestFinished ? 'Wat je al begon is af. ' : ''}${checkIntroductions[entry.check].audience}`
      }
    >
      <div className="bw-actions">
        <Button isPending={isPending} onClick={start}>
          Begin met {name}
        </Button>
        {isFirst && <a href="#verbeterchecks">Bekijk alle checks</a>}
      </div>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </NextStep>
  )
}
