import { attempt } from './own-cookie.ts'
import { cartIn, emptySession, type Session, userIn, withoutExpiredUser } from './session.ts'

// What the value of the shared cookie says, as the browser holds it: with percent codes, undefined without a cookie.

type Value = string | undefined

/** Not validated. Throws when that is no JSON with percent codes. */
export const storedIn = (value: Value) => JSON.parse(decodeURIComponent(value!))

const storedUser = (value: Value) => attempt(() => userIn(storedIn(value)))

/**
 * Whether there is a cookie that does not say who is logged in, or not in a form that this version knows: another version
 * of the portal or of the widgets wrote it, or it is broken. The server knows who is logged in.
 */
export const lacksLogin = (value: Value) => value && !storedUser(value)

/** Without a cookie nobody is logged in and no cart is kept, whatever this page knew before. */
export const whileStored = <Known extends Session>(value: Value, known: Known): Known =>
  value ? known : (emptySession as Known)

/**
 * Empty when there is no cookie. Of a part that cannot be read, or is of another version, `known` remains: what this
 * page knew before. Never throws.
 */
export function sessionIn(value: Value, known: Session = emptySession): Session {
  const { user, cart } = whileStored(value, known)
  return withoutExpiredUser({
    user: storedUser(value) ?? user,
    cart: attempt(() => cartIn(storedIn(value))) ?? cart,
  })
}
