import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'

type Revocation = {
  name: string
  revoke: () => Promise<unknown>
  onRevoked: (message: string) => unknown
}

/** Returns as `useConfirmedAction`. */
export const useRevocation = ({ name, revoke, onRevoked }: Revocation) =>
  useConfirmedAction({
    message: `Weet je zeker dat je de toegang voor ${name} wilt intrekken?`,
    isDestructive: true,
    run: async () => {
      await revoke()
      await onRevoked(`De toegang voor ${name} is ingetrokken.`)
    },
    fallback: 'Verwijderen van de uitnodiging is niet gelukt',
  })
