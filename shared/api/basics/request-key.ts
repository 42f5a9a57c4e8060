/**
 * A new key for a request that makes something: the server carries out requests with the same key once, also when the user
 * sends one again because the answer was lost. 128 random bits; `crypto.randomUUID` is missing on plain http.
 */
export const newRequestKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The options of a call with this key. */
export const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })
