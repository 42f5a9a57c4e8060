import { useState } from 'react'

import { formatSubstances } from '#shared/domain/substances/substance-list-import.ts'
import type { ReadSubstance } from '#shared/domain/substances/substance-list-reading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

type Props = { substances: readonly ReadSubstance[]; isStoring: boolean; onStore: () => void }

/** While there are problems, the user must choose to skip those substances first. */
export function ImportActions({ substances, isStoring, onStore }: Props) {
  const [skips, setSkips] = useState(false)
  const count = substances.filter(({ input }) => input).length
  const hasProblems = count < substances.length
  if (count === 0) return null

  return (
    <>
      {hasProblems && (
        <Checkbox name="overslaan" checked={skips} onChange={({ target }) => setSkips(target.checked)}>
          Sla de rijen met fouten over
        </Checkbox>
      )}
      {(!hasProblems || skips) && (
        <div className="bw-actions">
          <Button isPending={isStoring} onClick={onStore}>
            {`Lees ${formatSubstances(count)} in`}
          </Button>
        </div>
      )}
    </>
  )
}
