import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'

import { launchOptions } from '../../testing/browser/browser.ts'
import { recordScripts } from '../../testing/browser/loaded-scripts.ts'

/** How many times slower than this machine the visitor's processor is. */
export const CPU_SLOWDOWN = 4
export const RUNS = 9

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

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
export async function inFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** A first visit to `url`, after whatever `prepare` did in the same page. Gives its heading and all its scripts. */
export const visit = (browser: Browser, url: string, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    // What was fetched while preparing must come over the wire again.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { heading: await page.locator('h1').textContent(), scripts }
  })

/** What shows that a page can be used: an element, and what it says if that matters. */
export type Content = { selector: string; text?: string }

export type Prepare = (page: Page) => Promise<void>

/** Makes every page from here on mark when its content stands there. */
const markContent = (page: Page, content: Content) =>
  page.addInitScript(({ selector, text }) => {
    const seen = new MutationObserver(() => {
      const found = document.querySelector(selector)
      if (!found || (text !== undefined && found.textContent !== text)) return
      seen.disconnect()
      requestAnimationFrame(() => performance.mark('content'))
    })
    seen.observe(document, { childList: true, subtree: true, characterData: true })
  }, content)

/** Milliseconds from the start of the navigation until the content stands there, on a slow processor. */
const timeToContent = (browser: Browser, url: string, content: Content, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await markContent(page, content)
    await page.goto(url)
    const mark = await page.waitForFunction(() => performance.getEntriesByName('content')[0]?.startTime)
    return (await mark.jsonValue()) as number
  })

/**
 * How long visitors wait for the content at each of these addresses, each after what its `prepare` did. They take
 * turns, so that whatever else the machine does hits all of them. Gives the median per address, in milliseconds.
 */
export async function timesToContent(
  browser: Browser,
  visits: { url: string; prepare?: Prepare }[],
  content: Content,
): Promise<number[]> {
  const times = visits.map((): number[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { url, prepare }] of visits.entries())
      times[index]!.push(await timeToContent(browser, url, content, prepare))
  }
  return times.map(median)
}

/** How many elements the page at `url` has once its content stands there. */
export const countElements = (browser: Browser, url: string, content: Content, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    await page.goto(url)
    await page.locator(content.selector).first().waitFor()
    return page.evaluate(() => document.querySelectorAll('*').length)
  })

/** Long enough for what a hover fetches to have come and settled on a slow processor, in milliseconds. */
const REACH = 1_000

/**
 * Reaches for something and clicks in the middle of it. With the mouse alone: what a test's click does besides would be
 * counted as the page's work.
 */
export async function clickReached(page: Page, target: Locator) {
  await target.hover()
  await setTimeout(REACH)
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}
