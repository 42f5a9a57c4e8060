import { locks } from 'node:worker_threads'

import { configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import { readSession } from '#shared/session/cookie.ts'
import { sessionStore } from '#shared/session/store.ts'
import { LONGEST_WAIT_MS } from '../limits.ts'
import { waitForRendering } from './act.ts'
import { page } from './back-end.ts'
import { closePage } from './close-page.ts'
import { getElementError } from './element-error.ts'

// A page under test runs in jsdom, at an address without a server. Its requests go to the back end of the test file, with
// the cookies and headers of a browser; cookies that scripts may read stay in jsdom.

const { fetch } = globalThis

const fetchAsPage: typeof fetch = async (input, init) => {
  const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init)
  if (!page) throw new TypeError(`Nothing answers ${request.url}: the test file has no back end`)
  const { pathname, search } = new URL(request.url)
  const body = request.body && (await request.arrayBuffer())
  const { method, headers, signal } = request
  return page.fetch(pathname + search, { method, headers, body, signal })
}

/**
 * Makes `findBy…` and `waitFor` wait for effects too: an element is found while effects, such as moving the focus, are
 * still scheduled.
 */
function waitForEffects(wrapper: ReturnType<typeof getConfig>['asyncWrapper']): typeof wrapper {
  return async (callback) => {
    const result = await wrapper(callback)
    await waitForRendering()
    return result
  }
}

configure({
  asyncUtilTimeout: LONGEST_WAIT_MS,
  getElementError,
  asyncWrapper: waitForEffects(getConfig().asyncWrapper),
})
// jsdom has no locks, without which every change of the shared cookie waits for other tabs: see shared/session/change.ts.
Object.defineProperty(navigator, 'locks', { value: locks })
// jsdom does not implement layout: scrolling, sizes and media queries.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
HTMLDialogElement.prototype.showModal = showModal
HTMLDialogElement.prototype.close = closeModal
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

const openers = new WeakMap<HTMLDialogElement, Element | null>()

/** jsdom has no modal dialogs, which take the focus, put the rest of the page out of reach, and return the focus. */
function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
  this.focus()
}

function closeModal(this: HTMLDialogElement) {
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
}

/** Includes the session, also for tests in other files of this process. */
function emptyBrowser() {
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  }
  sessionStore.setState(readSession())
}

beforeEach(() => {
  globalThis.fetch = fetchAsPage
  emptyBrowser()
})

afterEach(async () => {
  await closePage()
  // At the end of a file Vitest restores what a test spied on, which would put back the fetch of that test.
  vi.restoreAllMocks()
  globalThis.fetch = fetch
})
