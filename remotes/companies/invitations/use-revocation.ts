import { useConfirmedAction } from '#shared/parts/confirm/use-confirmed-action.ts'

type Revoking = {
  /** Whose access it is about, as the question names them. */
  name: string
  revoke: () => Promise<unknown>
  onRevoked: (sentence: string) => unknown
}

/** Takes somebody's access away, once that is confirmed. */
export const useRevocation = ({ name, revoke, onRevoked }: Revoking) =>
  useConfirmedAction({
    message: `Weet je zeker dat je de toegang voor ${name} wilt intrekken?`,
    run: async () => {
      await revoke()
      await onRevoked(`De toegang voor ${name} is ingetrokken.`)
    },
    fallback: 'Verwijderen van de uitnodiging is niet gelukt',
  })
