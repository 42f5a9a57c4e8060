import { createAdvice } from '#shared/api/improve/advices.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AdviceForm } from './AdviceForm.tsx'

export function AddAdviceDialog({ onClose }: { onClose: () => void }) {
  const { id } = useCompany()
  const navigate = useNavigate()

  return (
    <Dialog wide title="Advies toevoegen" onClose={onClose}>
      <AdviceForm
        save={async (input, key) => {
          const advice = await createAdvice(id, input, key)
          await navigate(`/bedrijven/${id}/adviezen/${advice.id}`, {
            replace: true,
            state: { isSaved: true },
          })
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
