import { hash, randomBytes } from 'node:crypto'

/** For a cookie or a link in a mail: 256 random bits as 43 URL-safe characters. */
export const createToken = () => randomBytes(32).toString('base64url')

/** For the link in an invitation: 128 random bits as 22 URL-safe characters. */
export const createKey = () => randomBytes(16).toString('base64url')

/** The SHA-256. The database stores only this, so that reading the database gives no access. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')
