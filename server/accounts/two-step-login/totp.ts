import { randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports. Source: RFC 6238, section 5.2, and the defaults of such apps. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits. Source: RFC 4226, section 4, requirement 6. */
const SECRET_BYTES = 20
/** Time steps that the clock of the app may differ, each way. Source: RFC 6238, section 5.2. */
const DRIFT_STEPS = 1

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })

export const createSecret = () => randomBytes(SECRET_BYTES)

/** `secret`: in base32. `uri`: also names the product and the account. */
export function describeSecret(secret: Uint8Array, { issuer, label }: { issuer: string; label: string }) {
  const totp = new TOTP({ ...PARAMETERS, secret: secretOf(secret), issuer, label })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/**
 * Returns the time step of a code, in half minutes since 1970; undefined for a wrong code, or one of a time too far
 * from `now`, in milliseconds since 1970.
 */
export function stepOf(secret: Uint8Array, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...PARAMETERS, secret: secretOf(secret) })
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return drift === null ? undefined : totp.counter({ timestamp: now }) + drift
}
