import { argon2Sync } from 'node:crypto'

/** A real hash at the lowest cost; server/platform/session/password.test.ts tests the cost. */
export function cheapHashOf(password: string) {
  const nonce = Buffer.from('salt of the tests')
  const key = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const [salt, hash] = [nonce, key].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}
