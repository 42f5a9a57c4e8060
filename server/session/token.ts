import { hash, randomBytes } from 'node:crypto'

/** A secret nobody can guess, for a cookie or a link in a mail: 256 random bits as 43 URL-safe characters. */
export const createToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token: its SHA-256, so that reading the database opens nothing. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')
