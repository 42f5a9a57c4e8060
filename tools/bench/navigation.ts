import type { Browser, Locator, Page } from '@playwright/test'

import { CPU_SLOWDOWN, clickReached, inFreshPage, median, type Prepare, RUNS } from './browser.ts'

/** A change of page: from where, by which link, and the heading of where that leads. */
export type Change = {
  url: string
  prepare: Prepare
  link: (page: Page) => Locator
  heading: string
}

/** Milliseconds from a click on a link that was reached for before until the next page's heading is drawn: once. */
const changeOnce = (browser: Browser, { url, prepare, link, heading }: Change) =>
  inFreshPage(browser, async (page) => {
    await prepare(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.goto(url, { waitUntil: 'networkidle' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const changed = page.evaluate(
      (pattern) =>
        new Promise<number>((resolve) => {
          const look = (since: number) => {
            if (new RegExp(pattern).test(document.querySelector('h1')?.textContent ?? ''))
              resolve(performance.now() - since)
            else requestAnimationFrame(() => look(since))
          }
          addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true })
        }),
      `^${heading}$`,
    )
    await clickReached(page, link(page))
    return changed
  })

/** The same several times, on a slow processor. Gives the median in milliseconds. */
export async function timeChange(browser: Browser, change: Change): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) times.push(await changeOnce(browser, change))
  return median(times)
}

/** How often somebody goes from page to page before the first look at what that leaves behind, and after it. */
const WARM_UP = 50
export const NAVIGATIONS = 500

/** What the page holds after all rubbish is gone: elements and texts, listeners, bytes. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/**
 * What many changes of page leave behind. Takes how to log in and the links to follow in turn, each with the heading of
 * where it leads. Gives how much more there is of each, as a ratio: 0 is nothing.
 */
export const leftByNavigations = (
  browser: Browser,
  prepare: Prepare,
  turn: { link: string; heading: string }[],
) =>
  inFreshPage(browser, async (page) => {
    await prepare(page)
    const navigate = async (times: number) => {
      for (let count = 0; count < times; count++) {
        const { link, heading } = turn[count % turn.length]!
        await page.getByRole('link', { name: link, exact: true }).first().click()
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      }
    }
    await navigate(WARM_UP)
    const before = await held(page)
    await navigate(NAVIGATIONS)
    const after = await held(page)
    return {
      nodes: after.nodes / before.nodes - 1,
      listeners: after.listeners / before.listeners - 1,
      heap: after.heap / before.heap - 1,
    }
  })
