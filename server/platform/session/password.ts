import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** 19 MiB (counted in KiB), two passes, one lane. Source: OWASP Password Storage Cheat Sheet. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[A-Za-z\d+/]+)\$(?<key>[A-Za-z\d+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const phc = (salt: Buffer, key: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(key)}`

/** No password is known to match this hash, which takes as long to verify as a real one. */
export const createUnmatchableHash = () => phc(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))

const unmatchableHash = createUnmatchableHash()

/** The hash was made at other costs than `hashPassword` has now, and should be replaced at the next login. */
export function needsRehash(hash: string): boolean {
  const parts = PHC.exec(hash)?.groups
  return (
    Number(parts?.memory) !== COST.memory ||
    Number(parts?.passes) !== COST.passes ||
    Number(parts?.parallelism) !== COST.parallelism
  )
}

/** Takes the password untrimmed. Returns a PHC string after about 16 ms on the thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phc(
    salt,
    await derive('argon2id', { message: password, nonce: salt, tagLength: KEY_BYTES, ...COST }),
  )
}

/** Without a hash: false after the same time. Throws when the hash is not a PHC string of argon2id. */
export async function verifyPassword(password: string, hash = unmatchableHash): Promise<boolean> {
  const parts = PHC.exec(hash)?.groups
  if (!parts) throw new Error('This is not a PHC string of argon2id')
  const key = Buffer.from(parts.key!, 'base64')
  const derived = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts.salt!, 'base64'),
    tagLength: key.length,
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.parallelism),
  })
  return timingSafeEqual(derived, key)
}
