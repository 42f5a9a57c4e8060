import { hasCookie, watchCookie } from '#shared/session/watch.ts'

// The one script that the public website's pages load. For a visitor who is not signed in and has an empty cart
// the editor's own links are all there is to show, so nothing more is loaded until that changes.

const show = () => import('./mount.ts')

if (hasCookie()) show()
else {
  const stop = watchCookie(() => {
    if (!hasCookie()) return
    stop()
    show()
  })
}
