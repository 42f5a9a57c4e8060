import { Button } from '#shared/ui/Button.tsx'

type Props = { name: string; revocation: { isPending: boolean; start: () => unknown } }

/** Button to revoke the access of the person with this name. `revocation`: result of `useRevocation`. */
export const RevokeButton = ({ name, revocation: { isPending, start } }: Props) => (
  <Button variant="quiet" isDestructive aria-label={`Trek in: ${name}`} isPending={isPending} onClick={start}>
    Trek in
  </Button>
)
