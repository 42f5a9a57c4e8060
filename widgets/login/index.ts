import type { Widget } from '#shared/federation/widget.ts'
import type { Session } from '#shared/session/session.ts'
import { sessionStore } from '#shared/session/store.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  :host { all: initial !important; display: inline-block !important }
  a {
    display: inline-flex; align-items: center; gap: 8px; box-sizing: border-box; min-height: 44px; padding: 8px 16px;
    border: 1.5px solid #14213d; border-radius: 6px; background: #fff; color: #14213d;
    font: 600 16px/1.25 system-ui, sans-serif; text-decoration: none; overflow-wrap: anywhere;
  }
  a::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 3px; background: #ffc62b; outline: 1.5px solid #14213d }
  a:hover { text-decoration: underline; text-underline-offset: 3px }
  a:focus-visible { outline: 3px solid #14213d; outline-offset: 2px; box-shadow: 0 0 0 2px #ffc62b }
`)

/** Shows the name of who is signed in as a link to the portal; for everybody else the editor's own link stays. */
const mountLogin: Widget = (root, { portal }) => {
  const name = document.createElement('a')
  name.href = `${portal}/bedrijven`
  name.part.add('name')
  const ownLink = document.createElement('slot')

  function show({ user }: Session) {
    name.textContent = user.fullName || 'Mijn omgeving'
    const shown = user.isLoggedIn ? name : ownLink
    if (root.firstChild === shown) return
    root.replaceChildren(shown)
    // The reset is for our own link alone: the editor's link inherits from the page.
    root.adoptedStyleSheets = user.isLoggedIn ? [sheet] : []
  }

  show(sessionStore.getState())
  sessionStore.subscribe(show)
}

export default mountLogin
