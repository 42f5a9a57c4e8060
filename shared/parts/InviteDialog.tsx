import { Dialog } from '#shared/ui/Dialog.tsx'
import { InviteForm } from './InviteForm.tsx'

type Props = Parameters<typeof InviteForm>[0] & { companyName: string }

/** Asks whom to invite to look along in a company, and sends the invitation. It is heavy: load it when it is wanted. */
export const InviteDialog = ({ companyName, ...form }: Props) => (
  <Dialog wide title={`Nodig iemand uit bij ${companyName}`} onClose={form.onClose}>
    <InviteForm {...form} />
  </Dialog>
)
