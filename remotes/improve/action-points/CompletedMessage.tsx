import type { Ref } from 'react'

import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { dialogHref } from '#shared/federation/dialog-address.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { PHOTO_DIALOG } from '../photos/photo-dialog.ts'

type Props = {
  title: string
  actionPoint: Pick<ActionPoint, 'id' | 'companyId'>
  /** The question that still shows the risk; absent for none. */
  lookAgainHref?: string | undefined
  /** For the focus. */
  ref?: Ref<HTMLDivElement>
}

export const CompletedMessage = ({ title, actionPoint: { id, companyId }, lookAgainHref, ref }: Props) => (
  <Warning ref={ref} tabIndex={-1} variant="success" title={title}>
    {lookAgainHref && (
      <p>
        <a href={lookAgainHref}>Kijk nu of het risico ook weg is</a>
      </p>
    )}
    <p>
      <a href={dialogHref(`/bedrijven/${companyId}/actiepunten/${id}`, PHOTO_DIALOG)}>
        Foto van het resultaat toevoegen
      </a>
    </p>
  </Warning>
)
