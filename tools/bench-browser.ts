import { type Browser, chromium, type Page } from '@playwright/test'

import { launchOptions } from '../testing/browser.ts'
import { recordScripts } from '../testing/loaded-scripts.ts'

/** How many times slower than this machine the visitor's processor is. */
const CPU_SLOWDOWN = 4
const RUNS = 9

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** Runs `use` in a browser of its own and closes it. */
export async function inBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs `use` in a page whose cache and cookies are empty. */
async function inFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** A first visit to `url`, after whatever `prepare` did in the same page. Gives its heading and all its scripts. */
export const visit = (browser: Browser, url: string, prepare?: (page: Page) => Promise<void>) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    // What was fetched while preparing must come over the wire again.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { heading: await page.locator('h1').textContent(), scripts }
  })

/** Milliseconds from the start of the navigation until the heading stands there, on a slow processor. */
const timeToHeading = (browser: Browser, url: string, heading: string) =>
  inFreshPage(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript((text) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== text) return
        seen.disconnect()
        requestAnimationFrame(() => performance.mark('heading'))
      })
      seen.observe(document, { childList: true, subtree: true, characterData: true })
    }, heading)
    await page.goto(url)
    const mark = await page.waitForFunction(() => performance.getEntriesByName('heading')[0]?.startTime)
    return (await mark.jsonValue()) as number
  })

/**
 * How long visitors wait for the heading at each of these addresses. They take turns, so that whatever else the
 * machine does hits all of them. Gives the median per address, in milliseconds.
 */
export async function timesToContent(browser: Browser, urls: string[], heading: string): Promise<number[]> {
  const times = urls.map((): number[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [index, url] of urls.entries()) times[index]!.push(await timeToHeading(browser, url, heading))
  }
  return times.map(median)
}
