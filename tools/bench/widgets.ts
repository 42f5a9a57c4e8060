import type { Browser, Locator, Page } from '@playwright/test'

import { recordScripts } from '../../testing/browser/loaded-scripts.ts'
import { CPU_SLOWDOWN, clickReached, inFreshPage, median, type Prepare, RUNS } from './browser.ts'

/** What a page notes of itself: how much it moved unasked, and how many tasks kept the visitor waiting. */
type Notes = { shift: number; longTasks: number }

const note = (page: Page) =>
  page.addInitScript(() => {
    const notes: Notes = { shift: 0, longTasks: 0 }
    Object.assign(window, { notes })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) notes.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      notes.longTasks += list.getEntries().length
    }).observe({ type: 'longtask', buffered: true })
  })

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes)

/**
 * A visit to a page with widgets by somebody who saves data and so gets nothing ahead, after what `prepare` did. Gives
 * the scripts it loaded and how much it moved.
 */
export const visitWidgets = (browser: Browser, url: string, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await note(page)
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { scripts, shift: (await notesOf(page)).shift }
  })

/** Something a widget opens: where it stands, who is there, what they reach for, and what shows that it is open. */
export type Opened = {
  url: string
  prepare?: Prepare
  opener: (page: Page) => Locator
  shows: string
}

/** From a click on what was reached for before until `shows` is laid out: once, on a slow processor. */
const openOnce = (browser: Browser, { url, prepare, opener, shows }: Opened) =>
  inFreshPage(browser, async (page) => {
    await prepare?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await note(page)
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const shown = page.evaluate(
      (shows) =>
        new Promise<number>((resolve) => {
          const find = (root: ParentNode): Element | null =>
            root.querySelector(shows) ??
            [...root.querySelectorAll('*')]
              .map(({ shadowRoot }) => shadowRoot && find(shadowRoot))
              .find(Boolean) ??
            null
          const look = (since: number) => {
            if (find(document)?.getClientRects().length) resolve(performance.now() - since)
            else requestAnimationFrame(() => look(since))
          }
          addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true })
        }),
      shows,
    )
    await clickReached(page, opener(page).first())
    const time = await shown
    return { scripts, time, longTasks: (await notesOf(page)).longTasks }
  })

/** The same several times. Gives the scripts, the median time in milliseconds and the most long tasks. */
export async function timeOpening(browser: Browser, opened: Opened) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, opened))
  return {
    scripts: runs[0]!.scripts,
    time: median(runs.map(({ time }) => time)),
    longTasks: Math.max(...runs.map(({ longTasks }) => longTasks)),
  }
}
