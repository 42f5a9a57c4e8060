import { readSession } from '#shared/session/cookie.ts'
import { watchCookie } from '#shared/session/watch.ts'

// A script of its own that the page waits for: it hides what is not for this visitor before the browser draws anything.
// Only pages that use `data-bw-if` load it. It changes no element of the page, which may belong to a framework.

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Hides the parts of the page that are for other visitors, from now on. */
function start() {
  const sheet = new CSSStyleSheet()
  let expiry = 0

  function update() {
    const { user } = readSession()
    const isFor = { in: user.isLoggedIn, out: !user.isLoggedIn, coach: user.roles.includes('BW_COACH') }
    const hidden = Object.entries(isFor).flatMap(([who, isShown]) =>
      isShown ? [] : `[data-bw-if="${who}"]{display:none!important}`,
    )
    sheet.replaceSync(hidden.join(''))
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = window.setTimeout(update, Math.min(user.loginExpiration - Date.now() + 1, MAX_TIMEOUT_MS))
  }

  update()
  document.adoptedStyleSheets.push(sheet)
  watchCookie(update)
}

start()
