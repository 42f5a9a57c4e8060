import { createActionPoint } from '#shared/api/improve/action-points.ts'
import type { ActionPointFields, ActionPointInput } from '#shared/domain/improve/action-point.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ActionPointForm } from './ActionPointForm.tsx'

/** The answer that shows a risk, or the advice; neither for an independent action point. */
export type ActionPointSource = Pick<ActionPointInput, 'origin' | 'adviceId'>

type Props = {
  companyId: number
  source?: ActionPointSource | undefined
  defaultValues?: Partial<ActionPointFields> | undefined
  holders?: readonly string[] | undefined
  /** The form stays busy until the returned promise is settled. */
  onCreated: () => unknown
  onClose: () => void
}

/** A large chunk: load it on demand. */
export const ActionPointDialog = ({ companyId, source, onCreated, ...form }: Props) => (
  <Dialog wide title="Maak een actiepunt" onClose={form.onClose}>
    <ActionPointForm
      {...form}
      save={async (input, key) => {
        await createActionPoint(companyId, { ...input, ...source }, key)
        await onCreated()
      }}
    />
  </Dialog>
)
