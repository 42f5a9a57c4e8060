import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { page } from './back-end.ts'

// A page under test runs in jsdom, at an address that nobody serves. What it fetches from there goes to the back end
// of the test file, with the cookies and headers of a browser; those that the page itself may read stay in jsdom.

globalThis.fetch = async (input, init) => {
  const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init)
  if (!page) throw new TypeError(`Nothing answers ${request.url}: the test file has no back end`)
  const { pathname, search } = new URL(request.url)
  const body = request.body && (await request.arrayBuffer())
  const { method, headers, signal } = request
  return page.fetch(pathname + search, { method, headers, body, signal })
}

// A real server on a busy machine takes longer than the second that a stub would never need, and so does the first
// page of a file, whose code is read then.
configure({ asyncUtilTimeout: 15_000 })
// jsdom has no window to scroll.
window.scrollTo = () => undefined

afterEach(cleanup)
