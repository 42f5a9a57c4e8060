import * as v from 'valibot'

import {
  currentPassword,
  INVALID,
  optionalLoginCode,
  required,
  requiredLoginCode,
} from '#shared/domain/basics/rules.ts'

export const MAX_PASSKEYS = 10

/** How long a browser has to make or use a passkey. */
export const CHALLENGE_MINUTES = 5

/** `createdAt`, `lastUsedAt`: ISO 8601 in UTC; null: it was not used yet. */
export const Passkey = v.object({
  id: v.number(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
})
export type Passkey = v.InferOutput<typeof Passkey>

/**
 * `proposedName`: for one that this browser makes. `hasTwoStepLogin`: adding one takes a code as well.
 * `unverifiedEmail`: the address that must be verified before one can be added; null: it is.
 */
export const OwnPasskeys = v.object({
  passkeys: v.array(Passkey),
  proposedName: v.string(),
  hasTwoStepLogin: v.boolean(),
  unverifiedEmail: v.nullable(v.string()),
})
export type OwnPasskeys = v.InferOutput<typeof OwnPasskeys>

/** `code`: required with two-step login. */
export const StartPasskeyInput = v.object({
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type StartPasskeyInput = v.InferOutput<typeof StartPasskeyInput>

export const PasskeyNameInput = v.object({ name: required(100) })
export type PasskeyNameInput = v.InferOutput<typeof PasskeyNameInput>

export const AddPasskeyInput = v.object({ ...PasskeyNameInput.entries, ...StartPasskeyInput.entries })
export type AddPasskeyInput = v.InferOutput<typeof AddPasskeyInput>

export const AddPasskeyWithCodeInput = v.object({ ...AddPasskeyInput.entries, code: requiredLoginCode() })

const credentialType = v.literal('public-key')

/** Bytes are base64url. Source: Web Authentication, section 5.4. */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: credentialType, alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(v.object({ type: credentialType, id: v.string() })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

/** Source: Web Authentication, section 5.5. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

/** As base64url. */
const bytes = (maxLength: number) =>
  v.pipe(v.string(INVALID), v.regex(/^[\w-]+$/, INVALID), v.maxLength(maxLength, INVALID))

/** At most 1,023 bytes. */
const credentialId = () => bytes(1_364)
const clientData = () => bytes(4_000)

const credential = { id: credentialId(), rawId: credentialId(), type: credentialType }

export const CreatedPasskey = v.object({
  ...credential,
  response: v.object({ clientDataJSON: clientData(), attestationObject: bytes(20_000) }),
})
export type CreatedPasskey = v.InferOutput<typeof CreatedPasskey>

export const CreatedPasskeyInput = v.object({ ...PasskeyNameInput.entries, credential: CreatedPasskey })
export type CreatedPasskeyInput = v.InferOutput<typeof CreatedPasskeyInput>

/** `userHandle`: the id of the account that the passkey was made for. */
export const UsedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: clientData(),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: v.optional(bytes(100)),
  }),
})
export type UsedPasskey = v.InferOutput<typeof UsedPasskey>
