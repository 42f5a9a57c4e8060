import { type ComponentProps, useState } from 'react'

import { Warning } from '#shared/ui/Warning.tsx'
import { ActionPointButton } from './ActionPointButton.tsx'

type Props = Omit<ComponentProps<typeof ActionPointButton>, 'onCreated' | 'children'> & {
  /** The dialog stays open until the returned promise is settled. */
  onCreated?: (() => unknown) | undefined
}

export function CreateActionPoint({ onCreated, ...props }: Props) {
  const [isCreated, setCreated] = useState(false)

  async function finish() {
    await onCreated?.()
    setCreated(true)
  }

  return (
    <>
      <ActionPointButton {...props} onCreated={finish} />
      {isCreated && (
        <Warning variant="success" title="Het actiepunt is gemaakt.">
          <a href={`/bedrijven/${props.companyId}/actiepunten`}>Bekijk de actiepunten</a>
        </Warning>
      )}
    </>
  )
}
