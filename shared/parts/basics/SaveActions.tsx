import { leaveFormOf } from '#shared/forms/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = {
  label: string
  isSaving: boolean
  /** The form shows a version that another user saved meanwhile: saving overwrites it, and cancelling keeps it. */
  hasConflict: boolean
} & ({ onCancel: () => void; cancelHref?: never } | { cancelHref: string; onCancel?: never })

export function SaveActions({ label, isSaving, hasConflict, onCancel, cancelHref }: Props) {
  const cancelLabel = hasConflict ? 'Houd wat er staat' : 'Annuleren'
  return (
    <div className="bw-actions">
      <Button type="submit" isPending={isSaving}>
        {hasConflict ? 'Mijn tekst opslaan' : label}
      </Button>
      {onCancel ? (
        <Button variant="secondary" onClick={({ currentTarget }) => leaveFormOf(currentTarget, onCancel)}>
          {cancelLabel}
        </Button>
      ) : (
        <ButtonLink variant="secondary" href={cancelHref}>
          {cancelLabel}
        </ButtonLink>
      )}
    </div>
  )
}
