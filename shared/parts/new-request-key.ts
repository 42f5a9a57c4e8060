/**
 * A new key for a request that must be carried out once: the server carries out a request with the same key once, also
 * when the page sends it again because the answer was lost. A random UUID; `crypto.randomUUID` is missing on plain http.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const version = (byte: number, index: number) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
  const hex = [...bytes].map((byte, index) => version(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
