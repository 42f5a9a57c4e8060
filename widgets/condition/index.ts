import { askLogin } from '#shared/embed/ask-login.ts'
import { watchSession } from '#shared/embed/watch-session.ts'

// A script of its own that the page waits for: it hides what is not for this visitor before the browser draws anything.
// Only pages that use `data-bw-if` load it. It changes no element of the page, which may belong to a framework.

/** It is no module, which would know its own address. */
const { origin } = new URL((document.currentScript as HTMLScriptElement).src)

function start() {
  const sheet = new CSSStyleSheet()
  watchSession(
    ({ user }) => {
      const isFor = { in: user.isLoggedIn, out: !user.isLoggedIn, coach: user.roles.includes('BW_COACH') }
      const hidden = Object.entries(isFor).flatMap(([who, isShown]) =>
        isShown ? [] : `[data-bw-if="${who}"]{display:none!important}`,
      )
      sheet.replaceSync(hidden.join(''))
    },
    () => askLogin(origin),
  )
  document.adoptedStyleSheets.push(sheet)
}

start()
