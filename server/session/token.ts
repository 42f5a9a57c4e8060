import { hash, randomBytes } from 'node:crypto'

/** Creates a secret for a cookie or a link in a mail: 256 random bits as 43 URL-safe characters. */
export const createToken = () => randomBytes(32).toString('base64url')

/** The SHA-256 of a token. The database stores this only, so that reading the database gives no access. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')
