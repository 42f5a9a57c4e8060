import { createActionPoint } from '#shared/api/action-points.ts'
import type { ActionPointFields, ActionPointOrigin } from '#shared/domain/action-point.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ActionPointForm } from './ActionPointForm.tsx'

type Props = {
  companyId: number
  /** The answer that shows the risk; null when the action point does not come from a check. */
  origin: ActionPointOrigin | null
  defaultValues?: Partial<ActionPointFields>
  /** Called after the action point was created. The form stays busy until the returned promise is settled. */
  onCreated: () => unknown
  onClose: () => void
}

/** Creates an action point in a dialog. A large chunk: load it on demand. */
export const ActionPointDialog = ({ companyId, origin, defaultValues, onCreated, onClose }: Props) => (
  <Dialog wide title="Maak een actiepunt" onClose={onClose}>
    <ActionPointForm
      defaultValues={defaultValues}
      submitLabel="Actiepunt maken"
      save={async (input) => {
        await createActionPoint(companyId, { ...input, origin })
        await onCreated()
      }}
      onClose={onClose}
    />
  </Dialog>
)
