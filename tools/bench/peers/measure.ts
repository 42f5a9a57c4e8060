import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

import { CPU_SLOWDOWN, HOVER_MS, SLOW_LINE } from '../browser.ts'
import { readMetrics, recordMetrics } from '../widgets.ts'
import { type Opening, type Session, WEBSITE } from './embed.ts'
import { scriptTimeOf } from './script-time.ts'

/** After the last request: for what a product does later. */
const SETTLING_MS = 1_000
/** After that, a product does not do what it should. */
const TIMEOUT_MS = 60_000

type Finder = { findOnPage: (selector: string) => Element | null }

/** A page to visit. `rendered`: the selector of what is there when it has rendered itself, if anything. */
export type Visit = { browser: Browser; url: string; session?: Session; rendered?: string }

/** Calls `use` with a new page of a browser with an empty cache, which can find elements in shadow roots and frames. */
async function inPage<T>({ browser, session }: Visit, use: (page: Page, cdp: CDPSession) => Promise<T>) {
  const context = await browser.newContext({ storageState: session })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const findIn = (root: ParentNode, selector: string): Element | null => {
        const found = root.querySelector(selector)
        if (found) return found
        for (const element of root.querySelectorAll('*')) {
          const inside = element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot
          const foundInside = inside && findIn(inside, selector)
          if (foundInside) return foundInside
        }
        return null
      }
      Object.assign(window, { findOnPage: (selector: string) => findIn(document, selector) })
    })
    await recordMetrics(page)
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/**
 * What was transferred, without the article itself. `requests`: also those with which a browser asks for permission.
 * `bytes`: with headers. `scriptBytes`: without.
 */
type Transfer = { requests: number; bytes: number; scriptBytes: number }

/** Counts what a page transfers from now on: what a browser received, compressed. */
async function countTransfer(cdp: CDPSession): Promise<Transfer> {
  const transfer: Transfer = { requests: 0, bytes: 0, scriptBytes: 0 }
  const requested = new Set<string>()
  const scriptHeaders = new Map<string, number>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, hostname } = new URL(request.url)
    if (protocol !== 'https:' || hostname === WEBSITE) return
    transfer.requests++
    requested.add(requestId)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) scriptHeaders.set(requestId, response.encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!requested.has(requestId)) return
    transfer.bytes += encodedDataLength
    const headers = scriptHeaders.get(requestId)
    if (headers !== undefined) transfer.scriptBytes += Math.max(0, encodedDataLength - headers)
  })
  await cdp.send('Network.enable')
  return transfer
}

/** Visits the page, until it has rendered itself and nothing more is loaded. Throws when it does not render itself. */
async function visit(page: Page, { url, rendered }: Visit) {
  await page.goto(url, { waitUntil: 'networkidle' })
  const end = Date.now() + TIMEOUT_MS
  const isRendered = () =>
    page.evaluate(
      (selector) => Boolean((window as unknown as Finder).findOnPage(selector)),
      rendered ?? 'body',
    )
  while (!(await isRendered())) {
    if (Date.now() > end) throw new Error(`${url} did not show ${rendered}.`)
    await setTimeout(250)
  }
  await page.waitForLoadState('networkidle')
  await setTimeout(SETTLING_MS)
}

/** What a page view costs. `scriptTime` is in milliseconds, on a slow processor. */
export type View = Transfer & {
  scriptTime: number
  longTasks: number
  shift: number
  nodes: number
  listeners: number
}

/** Measures one page view, on a slow processor. */
export const measureView = (visited: Visit): Promise<View> =>
  inPage(visited, async (page, cdp) => {
    const transfer = await countTransfer(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await visited.browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
    await visit(page, visited)
    const trace = await visited.browser.stopTracing()
    const { shift, longTasks } = await readMetrics(page)
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('Performance.enable')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((found) => found.name === name)!.value
    return {
      ...transfer,
      scriptTime: scriptTimeOf(JSON.parse(trace.toString()).traceEvents),
      longTasks,
      shift,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    }
  })

/** Returns the middle of what is clicked, in the viewport. */
const placeOf = (page: Page, opener: string) =>
  page.evaluate((selector) => {
    const element = (window as unknown as Finder).findOnPage(selector)!
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = { x: x + width / 2, y: y + height / 2 }
    const frame = element.ownerDocument.defaultView!.frameElement?.getBoundingClientRect()
    return frame ? { x: place.x + frame.x, y: place.y + frame.y } : place
  }, opener)

/** In the page: how long the opening took, in milliseconds. */
type Watching = Finder & { opened: Promise<number> }

/**
 * Waits for a click on the opener, and from then on until what it opens has a layout and is enabled. Returns when it
 * waits: the browser handles a click before what it was asked to do earlier.
 */
const watchOpening = (page: Page, opening: Opening & { timeout: number }) =>
  page.evaluate(({ opener, shows, timeout }) => {
    const { findOnPage } = window as unknown as Finder
    // A click in a frame is told to the window of that frame, which has a clock of its own.
    const view = findOnPage(opener)!.ownerDocument.defaultView!
    const opened = new Promise<number>((resolve, reject) => {
      window.setTimeout(() => reject(new Error(`Nothing shows ${shows}.`)), timeout)
      const look = (since: number) => {
        const shown = findOnPage(shows)
        if (shown?.getClientRects().length && !shown.matches(':disabled'))
          resolve(performance.timeOrigin + performance.now() - since)
        else requestAnimationFrame(() => look(since))
      }
      const start = ({ timeStamp }: Event) => look(view.performance.timeOrigin + timeStamp)
      view.addEventListener('click', start, { capture: true, once: true })
    })
    Object.assign(window, { opened })
  }, opening)

/** Returns how long the opening took that was watched, in milliseconds. */
const timeOfOpening = (page: Page) => page.evaluate(() => (window as unknown as Watching).opened)

/** What opening costs. `bytes`: since the start of the page view. */
export type Opened = { time: number; bytes: number }

/** Opens something with a click on a slow line, without pointing at it before, when the page has settled. */
export const openOnSlowLine = (visited: Visit, opening: Opening): Promise<Opened> =>
  inPage(visited, async (page, cdp) => {
    const transfer = await countTransfer(cdp)
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    await visit(page, visited)
    const { x, y } = await placeOf(page, opening.opener)
    await watchOpening(page, { ...opening, timeout: TIMEOUT_MS })
    await page.mouse.click(x, y)
    return { time: await timeOfOpening(page), bytes: transfer.bytes }
  })

/** Opens something that the pointer has been over for a while, on a slow processor. Returns the milliseconds. */
export const openAfterHover = (visited: Visit, opening: Opening): Promise<number> =>
  inPage(visited, async (page, cdp) => {
    await visit(page, visited)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const { x, y } = await placeOf(page, opening.opener)
    await watchOpening(page, { ...opening, timeout: TIMEOUT_MS })
    await page.mouse.move(x, y)
    await setTimeout(HOVER_MS)
    await page.mouse.click(x, y)
    return timeOfOpening(page)
  })
