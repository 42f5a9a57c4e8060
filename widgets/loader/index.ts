import { hasCookie, watchCookie } from '#shared/session/watch.ts'

// The one script that the public website's pages load. For a visitor who is not signed in and has an empty cart
// the editor's own links are all there is to show, so nothing more is loaded until that changes.

/** A failure stays here: the links are still there, the browser has noted it, and the page is not ours to trouble. */
const show = () => import('./mount.ts').catch(() => undefined)

if (hasCookie()) show()
else {
  const stop = watchCookie(() => {
    if (!hasCookie()) return
    stop()
    show()
  })
}
