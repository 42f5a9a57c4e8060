// The idempotency key of an order: the server stores an order with the same key once. It is kept in the tab until the
// order is confirmed, so that an order that is sent again after a lost response or a reload is not placed twice.

const KEY = 'bw_order_key'

/** A random UUID. `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const version = (byte: number, index: number) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
  const hex = [...bytes].map((byte, index) => version(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns the key of the current order. */
export function orderKey(): string {
  const key = sessionStorage.getItem(KEY) ?? newKey()
  sessionStorage.setItem(KEY, key)
  return key
}

/** Discards the key: the next order gets a new one. */
export const forgetOrderKey = () => sessionStorage.removeItem(KEY)
