import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'

import { launchOptions } from '../../testing/browser/browser.ts'
import { recordScripts } from '../../testing/browser/loaded-scripts.ts'

/** Factor by which the browser's processor is slower than this machine. */
export const CPU_SLOWDOWN = 4
export const RUNS = 9
/** A slow line: 400 ms for a round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** The line on which the first page is measured. */
const SLOW_4G = { ...SLOW_LINE, latency: 150 }

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export async function inBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** With an empty cache and no cookies. */
export async function inFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

export type Prepare = (page: Page) => Promise<void>

/** Then clears the cache, so that everything is transferred again. Returns a DevTools session. */
export async function prepareWithEmptyCache(page: Page, prepare?: Prepare) {
  await prepare?.(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  return session
}

/** With an empty cache. Returns the page's heading and all its scripts. */
export const visit = (browser: Browser, url: string, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepareWithEmptyCache(page, prepare)
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { heading: await page.locator('h1').textContent(), scripts }
  })

type Visit = { url: string; prepare?: Prepare }
export type Content = { selector: string; text?: string }

/** Sets the performance mark 'content' in every page once its content is rendered. */
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

/** In milliseconds from the start of the navigation, on a slow processor or a slow line. */
const timeToContent = (
  browser: Browser,
  { url, prepare }: Visit,
  content: Content,
  slow: 'processor' | 'line',
) =>
  inFreshPage(browser, async (page) => {
    const session = await prepareWithEmptyCache(page, prepare)
    if (slow === 'processor') await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    else {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    await markContent(page, content)
    await page.goto(url)
    const mark = await page.waitForFunction(() => performance.getEntriesByName('content')[0]?.startTime)
    return (await mark.jsonValue()) as number
  })

/** Medians in milliseconds. The visits take turns, so that other load on the machine affects all of them. */
export async function timesToContent(
  browser: Browser,
  visits: Visit[],
  content: Content,
  slow: 'processor' | 'line' = 'processor',
): Promise<number[]> {
  const times = visits.map((): number[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [index, visit] of visits.entries())
      times[index]!.push(await timeToContent(browser, visit, content, slow))
  }
  return times.map(median)
}

export const countElements = (browser: Browser, url: string, content: Content, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    await page.goto(url)
    await page.locator(content.selector).first().waitFor()
    return page.evaluate(() => document.querySelectorAll('*').length)
  })

/** Enough to load a page that a hover prefetches, on a slow processor. */
const HOVER_MS = 1_000

async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

/** Directly with the mouse: the checks of `click()` and the listeners of `hover()` would count as work of the page. */
export async function hoverAndClick(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await page.mouse.move(...(await middleOf(target)))
  await setTimeout(HOVER_MS)
  await clickOnly(page, target)
}

/** Without hovering first. */
export async function clickOnly(page: Page, target: Locator) {
  await page.mouse.click(...(await middleOf(target)))
}
