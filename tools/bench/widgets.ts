import type { Browser, Locator, Page } from '@playwright/test'

import { recordScripts } from '../../testing/browser/loaded-scripts.ts'
import type { RunningProgram } from '../program.ts'
import { logInPage, OWNER } from './accounts.ts'
import {
  CPU_SLOWDOWN,
  hoverAndClick,
  inFreshPage,
  median,
  type Prepare,
  prepareWithEmptyCache,
  RUNS,
} from './browser.ts'
import { formatMilliseconds, formatScripts, type Report } from './report.ts'

/** Measured in the page: its layout shift without user input, and its number of long tasks. */
export type PageMetrics = { shift: number; longTasks: number }

/** Makes every page from now on record its metrics. */
export const recordMetrics = (page: Page) =>
  page.addInitScript(() => {
    const metrics: PageMetrics = { shift: 0, longTasks: 0 }
    Object.assign(window, { metrics })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) metrics.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      metrics.longTasks += list.getEntries().length
    }).observe({ type: 'longtask', buffered: true })
  })

export const readMetrics = (page: Page) =>
  page.evaluate(() => (window as unknown as { metrics: PageMetrics }).metrics)

/**
 * Visits a page with widgets in a browser that saves data, for which nothing is prefetched. Returns the scripts that it
 * loaded and its layout shift.
 */
const visitWidgets = (browser: Browser, url: string, prepare?: Prepare) =>
  inFreshPage(browser, async (page) => {
    await prepareWithEmptyCache(page, prepare)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await recordMetrics(page)
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { scripts, shift: (await readMetrics(page)).shift }
  })

/** A widget on the page at `url` that `opener` opens; the element `shows` is visible when it is open. */
type OpeningCase = {
  url: string
  prepare?: Prepare
  opener: (page: Page) => Locator
  shows: string
}

/** Measures the time from a click on the hovered opener until `shows` has a layout, once, on a slow processor. */
const openOnce = (browser: Browser, { url, prepare, opener, shows }: OpeningCase) =>
  inFreshPage(browser, async (page) => {
    const session = await prepareWithEmptyCache(page, prepare)
    await recordMetrics(page)
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
    await hoverAndClick(page, opener(page).first())
    const time = await shown
    return { scripts, time, longTasks: (await readMetrics(page)).longTasks }
  })

/** Opens a widget several times. Returns the scripts, the median time in milliseconds and the maximum of long tasks. */
async function timeOpening(browser: Browser, opening: OpeningCase) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, opening))
  return {
    scripts: runs[0]!.scripts,
    time: median(runs.map(({ time }) => time)),
    longTasks: Math.max(...runs.map(({ longTasks }) => longTasks)),
  }
}

/** Measures the cost of the widgets on a page of another website, and how fast they open. */
export async function measureWidgets(browser: Browser, { url }: RunningProgram, report: Report) {
  const page = `${url}/website/`
  const anonymous = await visitWidgets(browser, page)
  report('scripts at /website/, anonymous', formatScripts(anonymous.scripts), '≤ 3 kB in 1 request')
  report('  layout shift', anonymous.shift.toFixed(2), '0.00')
  const prepare = (page: Page) => logInPage(page, url, OWNER)
  const loggedIn = await visitWidgets(browser, page, prepare)
  report('  logged in, before reaching for anything', formatScripts(loggedIn.scripts), '≤ 6 kB')
  report('  layout shift', loggedIn.shift.toFixed(2), '0.00')
  const company = `${page}bedrijven.html`
  const link = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name })
  const openings: (OpeningCase & { name: string; target?: string })[] = [
    {
      name: 'the login form',
      url: page,
      opener: (page) => page.getByRole('link', { name: 'Inloggen' }),
      shows: 'input[name="username"]',
      target: '≤ 100 ms',
    },
    {
      name: 'a product in the cart',
      url: page,
      opener: (page) => page.locator('[data-bw-widget="add-to-cart"]').getByRole('link'),
      shows: '[role="status"] a',
    },
    {
      name: 'the account menu',
      url: page,
      prepare,
      opener: (page) => page.getByRole('link', { name: /^Account van/ }),
      shows: '.bw-above-list button',
    },
    {
      name: 'the companies',
      url: company,
      prepare,
      opener: link('Bekijk je bedrijven'),
      shows: '[aria-label^="Bekijk Verbeterchecks van"]',
    },
    {
      name: 'the invitation',
      url: company,
      prepare,
      opener: link('Laat iemand meekijken'),
      shows: '[role="dialog"]',
    },
  ]
  for (const { name, target, ...opening } of openings) {
    const { scripts, time, longTasks } = await timeOpening(browser, opening)
    report(`  after opening ${name}`, formatScripts(scripts))
    report(`    from click to shown, after hover, 4× CPU`, formatMilliseconds(time), target)
    report('    long tasks meanwhile', String(longTasks))
  }
}
