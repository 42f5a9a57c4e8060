import { newRequestKey } from '#shared/api/basics/request-key.ts'

// The key of the request for an order is kept in the tab until the order is confirmed, so that an order that is sent again after a lost
// response or a reload is not placed twice.

const KEY = 'bw_order_key'

/** Returns the key of the current order. */
export function orderKey(): string {
  const key = sessionStorage.getItem(KEY) ?? newRequestKey()
  sessionStorage.setItem(KEY, key)
  return key
}

/** Discards the key: the next order gets a new one. */
export const forgetOrderKey = () => sessionStorage.removeItem(KEY)
