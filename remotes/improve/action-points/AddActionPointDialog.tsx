import { useCompany } from '#shared/federation/company.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { ActionPointDialog } from '#shared/parts/improve/action-points/ActionPointDialog.tsx'

type Props = {
  holders: readonly string[]
  onCreated: () => void
  onClose: () => void
}

/** Without a risk or an advice. */
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
