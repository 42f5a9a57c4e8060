/**
 * The server carries out requests with the same key once, also when the user sends one again because the answer was
 * lost. 128 random bits; `crypto.randomUUID` is missing on plain http.
 */
export const newRequestKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

export const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })
