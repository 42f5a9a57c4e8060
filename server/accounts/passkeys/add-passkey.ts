import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { passkeyAddedMail } from '#server/mail/passkey-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import {
  CHALLENGE_MINUTES,
  type CreatedPasskey,
  type CreatedPasskeyInput,
  MAX_PASSKEYS,
  type PasskeyCreation,
} from '#shared/domain/accounts/passkey.ts'
import { lockOwnCredentials } from '../account/password-queries.ts'
import { createChallenge, takeChallenge } from './challenges.ts'
import { insertPasskey, listCredentialIds, requireHandle } from './queries.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'

const EXPIRED = `Het toevoegen duurde langer dan ${CHALLENGE_MINUTES} minuten. Begin opnieuw.`
const INVALID = 'Deze passkey kan niet worden toegevoegd.'
const EXISTS = 'Deze passkey is al toegevoegd.'
const NO_ROOM = `Je hebt al ${MAX_PASSKEYS} passkeys. Verwijder er eerst een.`

/**
 * COSE numbers of EdDSA, ES256 and RS256: every device has one. By default the package adds others that the version of
 * Node can check, which may differ between servers.
 */
const ALGORITHMS = [-8, -7, -257]

type Db = Kysely<Database>
type User = Pick<CurrentUser, 'id' | 'fullName' | 'sessionHash'>

/** Refuses with 409. The person must be locked. */
const requireRoomForPasskey = (transaction: Db, personId: number) =>
  requireRoom(transaction.selectFrom('passkey').where('personId', '=', personId), {
    max: MAX_PASSKEYS,
    message: NO_ROOM,
  })

/**
 * Returns undefined when `verifiedHash`, the hash of the verified password, is outdated. Refuses with 403 until the
 * address is verified, and with 409 without room.
 */
export async function startPasskey(
  db: Db,
  config: Config,
  { id, fullName, sessionHash }: User,
  verifiedHash: string,
): Promise<PasskeyCreation | undefined> {
  const relyingParty = relyingPartyOf(config, 'make')
  return db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, id)
    if (passwordHash !== verifiedHash) return undefined
    await requireVerifiedEmail(transaction, id)
    await requireRoomForPasskey(transaction, id)
    const credentialIds = await listCredentialIds(transaction, id)
    const options = await generateRegistrationOptions({
      rpID: relyingParty.id,
      rpName: config.productName,
      userID: new Uint8Array(await requireHandle(transaction, id)),
      userName: email,
      userDisplayName: fullName,
      challenge: await createChallenge(transaction, { holderHash: sessionHash, personId: id }),
      timeout: CHALLENGE_MINUTES * 60_000,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return {
      ...options,
      rp: { id: relyingParty.id, name: config.productName },
      timeout: CHALLENGE_MINUTES * 60_000,
      attestation: 'none',
      excludeCredentials: credentialIds.map((id) => ({ type: 'public-key', id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
  })
}

/** Refuses with 400. */
async function verifyCreated(credential: CreatedPasskey, challenge: string, { id, origins }: RelyingParty) {
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((): VerifiedRegistrationResponse => ({ verified: false }))
  if (!verified.verified) throw new Refusal(400, INVALID, 'PASSKEY_INVALID')
  return verified.registrationInfo.credential
}

/**
 * Refuses with 409 when this was not started in the session some minutes ago, when there is no room, and when the
 * passkey was added before; with 400 when it is not valid.
 */
export async function addPasskey(
  db: Db,
  config: Config,
  { id: personId, sessionHash }: User,
  { name, credential }: CreatedPasskeyInput,
): Promise<void> {
  const relyingParty = relyingPartyOf(config, 'make')
  const holder = { holderHash: sessionHash, personId }
  const challenge = await takeChallenge(db, credential.response.clientDataJSON, holder)
  if (challenge === undefined) throw new Refusal(409, EXPIRED, 'PASSKEY_SETUP_EXPIRED')
  const { id: credentialId, publicKey, counter } = await verifyCreated(credential, challenge, relyingParty)
  await db.transaction().execute(async (transaction) => {
    const { email } = await lockOwnCredentials(transaction, personId)
    await requireRoomForPasskey(transaction, personId)
    if (!(await insertPasskey(transaction, personId, { name, credentialId, publicKey, counter })))
      throw new Refusal(409, EXISTS, 'PASSKEY_EXISTS')
    await recordAccountEvent(transaction, { kind: 'PASSKEY_ADDED', personId })
    await enqueue(transaction, { recipient: email, ...passkeyAddedMail(config, name) })
  })
}
