import { type Beterwerk, emit } from '#shared/embed/site-api.ts'
import type { Session } from '#shared/session/session.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What did not change stays the same object. `atLoad`: whether it is the first time. */
export function tellPage(bw: Beterwerk, { user, cart }: Session, atLoad: boolean): void {
  const known = user.isLoggedIn ? { name: user.fullName, isCoach: user.roles.includes('BW_COACH') } : null
  const items = cart.map(({ id, quantity }) => ({ product: id, quantity: Number(quantity) }))
  const isSameUser = isSame(bw.user, known)
  const isSameCart = isSame(bw.cart.items, items)
  if (!isSameUser) Object.assign(bw, { user: known })
  if (!isSameCart) Object.assign(bw.cart, { items })
  if (!isSameUser && known) emit('bw:login', { user: known, atLoad })
  if (!isSameUser && !known) emit('bw:logout', null)
  if (!isSameCart) emit('bw:cart', { items, atLoad })
}
