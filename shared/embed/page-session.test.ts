// @vitest-environment jsdom
import fc from 'fast-check'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'

import * as portal from '#shared/session/cookie.ts'
import { isLoginUnknown, readSession } from './page-session.ts'

const raw = Cookies.withConverter({ read: String, write: String })

test('reads what js-cookie reads, whatever the cookies are', () => {
  const anyText = fc.oneof(fc.string(), fc.json()).map((text) => text.replace(/[;\s]/g, ''))
  const user = { isLoggedIn: false, id: null, fullName: null, roles: [], loginExpiration: null }
  const anyValue = fc.oneof(
    anyText,
    fc
      .constantFrom('1 2*3', '', '9*9')
      .map((cart) => JSON.stringify({ v: 2, cart, user: { ...user, hasClosedBackupNotification: false } })),
  )
  fc.assert(
    fc.property(anyValue, anyText, (value, other) => {
      raw.set('an_bw_state', other)
      raw.set('bw_state', value)
      raw.set('bw_state_of_others', other)
      expect(readSession()).toEqual(portal.readSession())
      expect(isLoginUnknown()).toBe(portal.isLoginUnknown())
    }),
  )
})
