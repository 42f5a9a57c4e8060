import { Button } from '#shared/ui/Button.tsx'

type Props = { name: string; revoking: { isPending: boolean; start: () => unknown } }

/** Takes away the access of who is called so, after asking. */
export const RevokeButton = ({ name, revoking: { isPending, start } }: Props) => (
  <Button variant="quiet" aria-label={`Trek in: ${name}`} isPending={isPending} onClick={start}>
    Trek in
  </Button>
)
