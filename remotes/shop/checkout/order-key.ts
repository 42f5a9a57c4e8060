// What makes an order that is sent twice one order. It stays in its tab until the order is there: also who loads the page
// again after an answer that never came, and sends the same once more, gets one order.

const KEY = 'bw_order_key'

/** A random UUID. `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const version = (byte: number, index: number) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
  const hex = [...bytes].map((byte, index) => version(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The key of the order that is being made. */
export function orderKey(): string {
  const key = sessionStorage.getItem(KEY) ?? newKey()
  sessionStorage.setItem(KEY, key)
  return key
}

/** What comes next is another order. */
export const forgetOrderKey = () => sessionStorage.removeItem(KEY)
