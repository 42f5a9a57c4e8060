import { Button } from '#shared/ui/Button.tsx'

type Props = { name: string; revocation: { isPending: boolean; start: () => unknown } }

export const RevokeButton = ({ name, revocation: { isPending, start } }: Props) => (
  <Button variant="quiet" isDestructive aria-label={`Trek in: ${name}`} isPending={isPending} onClick={start}>
    Trek in
  </Button>
)
