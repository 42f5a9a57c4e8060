import { Dialog } from '#shared/ui/Dialog.tsx'
import { InviteForm } from './InviteForm.tsx'

type Props = Parameters<typeof InviteForm>[0] & { companyName: string }

/** Heavy: import it when it is opened. */
export const InviteDialog = ({ companyName, ...form }: Props) => (
  <Dialog wide title={`Nodig iemand uit bij ${companyName}`} onClose={form.onClose}>
    <InviteForm {...form} />
  </Dialog>
)
