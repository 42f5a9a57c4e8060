import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Browser } from '#server/platform/session/browser.ts'
import { insertSession } from '#server/platform/session/queries.ts'
import type { UsedPasskey } from '#shared/domain/accounts/passkey.ts'
import { takeChallenge } from './challenges.ts'
import { findPasskey, lockOwner, recordPasskeyUse, type StoredPasskey } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

/** One sentence for every failure, so that it discloses nothing. */
const REFUSED = 'Inloggen met deze passkey is niet gelukt. Probeer het opnieuw, of log in met je wachtwoord.'

const refused = () => new Refusal(401, REFUSED, 'PASSKEY_REFUSED')

type Db = Kysely<Database>

/** `holderHash`: of the token in the cookie of the browser. */
type Context = {
  browser: Browser
  holderHash: Buffer
  onAttempt: (personId: number) => void
  onFailure: (personId: number) => void
}

/** Returns the counter of the passkey; undefined when something is wrong. */
async function verifyUsed(
  used: UsedPasskey,
  challenge: string,
  { id, origins }: RelyingParty,
  { handle, publicKey, counter }: StoredPasskey,
): Promise<number | undefined> {
  if (used.response.userHandle !== handle) return undefined
  // The package throws an error for each thing that can be wrong, such as a counter that went back.
  const verified = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: { id: used.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Refuses with 401 when the passkey was removed or used meanwhile. */
const openSession = (db: Db, passkey: StoredPasskey, counter: number, browser: Browser) =>
  db.transaction().execute(async (transaction) => {
    const person = await lockOwner(transaction, passkey.personId)
    const session = person && (await insertSession(transaction, person, browser))
    if (!session || !(await recordPasskeyUse(transaction, passkey, counter))) throw refused()
    return { person, session }
  })

/** Counts as both steps of two-step login, since the device has verified its user. Refuses with 401. */
export async function logInWithPasskey(
  db: Db,
  relyingParty: RelyingParty,
  used: UsedPasskey,
  { browser, holderHash, onAttempt, onFailure }: Context,
) {
  const challenge = await takeChallenge(db, used.response.clientDataJSON, { holderHash, personId: null })
  const passkey = await findPasskey(db, used.id)
  if (!passkey) throw refused()
  onAttempt(passkey.personId)
  const counter =
    challenge === undefined ? undefined : await verifyUsed(used, challenge, relyingParty, passkey)
  if (counter === undefined) {
    onFailure(passkey.personId)
    throw refused()
  }
  return openSession(db, passkey, counter, browser)
}
