import { getAdvice, updateAdvice } from '#shared/api/improve/advices.ts'
import type { AdviceDetails } from '#shared/domain/improve/advice.ts'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AdviceForm } from './AdviceForm.tsx'

type Props = { advice: AdviceDetails; onSaved: () => void; onClose: () => void }

export function EditAdviceDialog({ advice, onSaved, onClose }: Props) {
  const { companyId, id } = advice
  const reload = useReload()
  const { other, isOutdated, save } = useConflict(() => getAdvice(companyId, id))

  async function close() {
    if (isOutdated) await reload()
    onClose()
  }

  return (
    <Dialog wide title="Advies aanpassen" onClose={close}>
      <AdviceForm
        advice={advice}
        other={other}
        save={async ({ revision, ...input }) => {
          await save(revision, (base) => updateAdvice(companyId, id, { ...input, revision: base }))
          await reload()
          onSaved()
          onClose()
        }}
        onClose={close}
      />
    </Dialog>
  )
}
