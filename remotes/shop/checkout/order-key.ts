import { newRequestKey } from '#shared/api/basics/request-key.ts'

// The key of the order's request stays in the tab until the order is confirmed, so that an order sent again after a lost
// response or a reload is not placed twice.

const KEY = 'bw_order_key'

export function orderKey(): string {
  const key = sessionStorage.getItem(KEY) ?? newRequestKey()
  sessionStorage.setItem(KEY, key)
  return key
}

/** The next order gets a new key. */
export const forgetOrderKey = () => sessionStorage.removeItem(KEY)
