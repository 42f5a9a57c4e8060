import { useCompany } from '#shared/federation/company.ts'
import { ActionPointDialog } from '#shared/parts/action-points/ActionPointDialog.tsx'
import { useReload } from '#shared/parts/use-reload.ts'

type Props = {
  /** Names that are suggested for the holder. */
  holders: readonly string[]
  onCreated: () => void
  onClose: () => void
}

/** Creates an action point without a risk or an advice, in a dialog. */
export function AddActionPointDialog({ holders, onCreated, onClose }: Props) {
  const { id } = useCompany()
  const reload = useReload()

  async function finish() {
    await reload()
    onClose()
    onCreated()
  }

  return <ActionPointDialog companyId={id} holders={holders} onCreated={finish} onClose={onClose} />
}
