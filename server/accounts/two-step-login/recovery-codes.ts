import { Secret } from 'otpauth'

import { hashToken } from '#server/platform/session/token.ts'

const AMOUNT = 10
/** 80 bits, so that a hash of a code cannot be reversed by trying all codes. */
const CODE_BYTES = 10

/** Ten codes such as "abcd-efgh-ijkl-mn23". */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: AMOUNT }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  )

/**
 * Ignores hyphens. 0 and 1, which no code contains, count as the letters they are mistaken for. The database stores
 * only this hash.
 */
export const hashRecoveryCode = (code: string) =>
  hashToken(code.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l'))
