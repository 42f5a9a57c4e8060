import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#shared/domain/accounts/passkey.ts'

const HAS_ONE = 'Je hebt op dit apparaat al een passkey voor je account.'

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** Undefined for what a person cancelled, or let pass: browsers do not tell which. */
function unlessCancelled(error: unknown): undefined {
  if (isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')) return undefined
  throw error
}

/** Undefined when the person cancels. Throws an error for the user otherwise. */
export async function createPasskey(creation: PasskeyCreation): Promise<CreatedPasskey | undefined> {
  const created = await startRegistration({ optionsJSON: creation }).catch((error) => {
    if (isNamed(error, 'InvalidStateError')) throw new UserFacingError(HAS_ONE)
    return unlessCancelled(error)
  })
  return created && { ...created, type: 'public-key' }
}

/** Undefined when the person cancels. */
export async function signWithPasskey(request: PasskeyRequest): Promise<UsedPasskey | undefined> {
  const used = await startAuthentication({ optionsJSON: request }).catch(unlessCancelled)
  return used && { ...used, type: 'public-key' }
}
