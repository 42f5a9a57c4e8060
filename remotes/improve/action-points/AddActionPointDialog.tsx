import { useCompany } from '#shared/federation/company.ts'
import { useRevalidator } from '#shared/federation/router.ts'
import { ActionPointDialog } from '#shared/parts/action-points/ActionPointDialog.tsx'

type Props = {
  /** Names that are suggested for the holder. */
  holders: readonly string[]
  onCreated: () => void
  onClose: () => void
}

/** Creates an action point without a risk or an advice, in a dialog. */
export function AddActionPointDialog({ holders, onCreated, onClose }: Props) {
  const { id } = useCompany()
  const { revalidate } = useRevalidator()

  async function finish() {
    await revalidate()
    onClose()
    onCreated()
  }

  return <ActionPointDialog companyId={id} holders={holders} onCreated={finish} onClose={onClose} />
}
