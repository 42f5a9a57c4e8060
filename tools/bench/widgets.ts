import type { Browser, Locator, Page } from '@playwright/test'

import { recordScripts } from '../../testing/browser/loaded-scripts.ts'
import type { RunningProgram } from '../program.ts'
import { logInPage, OWNER } from './accounts.ts'
import {
  CPU_SLOWDOWN,
  clickOnly,
  hoverAndClick,
  inFreshPage,
  median,
  type Prepare,
  prepareWithEmptyCache,
  RUNS,
  SLOW_LINE,
} from './browser.ts'
import { formatMilliseconds, formatScripts, type Report } from './report.ts'

type PageMetrics = { shift: number; longTasks: number }

const recordMetrics = (page: Page) =>
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

const readMetrics = (page: Page) =>
  page.evaluate(() => (window as unknown as { metrics: PageMetrics }).metrics)

/** In a browser that saves data, for which nothing is prefetched. Returns the scripts loaded and the layout shift. */
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

type OpeningCase = {
  url: string
  prepare?: Prepare
  opener: (page: Page) => Locator
  shows: string
  /** Clicks without hovering first, with this machine's processor and a line with a round trip of 400 ms. */
  isOnSlowLine?: boolean
}

const openOnce = (browser: Browser, { url, prepare, opener, shows, isOnSlowLine }: OpeningCase) =>
  inFreshPage(browser, async (page) => {
    const session = await prepareWithEmptyCache(page, prepare)
    await recordMetrics(page)
    const scripts = await recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    if (isOnSlowLine) await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    else await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
    await (isOnSlowLine ? clickOnly : hoverAndClick)(page, opener(page).first())
    const time = await shown
    return { scripts, time, longTasks: (await readMetrics(page)).longTasks }
  })

/** Returns the scripts, the median time in milliseconds and the maximum of long tasks. */
async function timeOpening(browser: Browser, opening: OpeningCase) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, opening))
  return {
    scripts: runs[0]!.scripts,
    time: median(runs.map(({ time }) => time)),
    longTasks: Math.max(...runs.map(({ longTasks }) => longTasks)),
  }
}

export async function measureWidgets(browser: Browser, { url }: RunningProgram, report: Report) {
  const page = `${url}/website/`
  const anonymous = await visitWidgets(browser, page)
  report('scripts at /website/, anonymous', formatScripts(anonymous.scripts), '≤ 2.2 kB in 1 request')
  report('  layout shift', anonymous.shift.toFixed(2), '0.00')
  const prepare = (page: Page) => logInPage(page, url, OWNER)
  const loggedIn = await visitWidgets(browser, page, prepare)
  report('  logged in, before reaching for anything', formatScripts(loggedIn.scripts), '≤ 5 kB')
  report('  layout shift', loggedIn.shift.toFixed(2), '0.00')
  const company = `${page}bedrijven.html`
  const order = (page: Page) => page.locator('[data-bw-widget="add-to-cart"]').getByRole('link').first()
  const link = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name })
  const openings: (OpeningCase & { name: string; size?: string })[] = [
    {
      name: 'the login form',
      url: page,
      opener: (page) => page.getByRole('link', { name: 'Inloggen' }),
      shows: 'input[name="username"]',
      size: '≤ 30 kB',
    },
    {
      name: 'a product in the cart',
      url: page,
      opener: order,
      shows: '[role="status"] a',
    },
    {
      name: 'the cart',
      url: page,
      async prepare(visited) {
        await visited.goto(page)
        await order(visited).click()
        await visited.getByRole('status').getByRole('link').waitFor()
      },
      opener: (page) => page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ }),
      shows: '[aria-label^="Aantal:"]',
      size: '≤ 30 kB',
    },
    {
      name: 'the card of a product',
      url: `${page}widgets.html`,
      opener: (page) => page.locator('[data-bw-widget="product"]').getByRole('link'),
      shows: 'select',
      size: '≤ 30 kB',
    },
    {
      name: 'the account menu',
      url: page,
      prepare,
      opener: (page) => page.getByRole('link', { name: /^Account van/ }),
      shows: '.bw-above-list button',
      size: '≤ 30 kB',
    },
    {
      name: 'the companies',
      url: company,
      prepare,
      opener: link('Bekijk je bedrijven'),
      shows: '[aria-label^="Bekijk Verbeterchecks van"]',
      size: '≤ 30 kB',
    },
    {
      name: 'the invitation',
      url: company,
      prepare,
      opener: link('Laat iemand meekijken'),
      shows: '[role="dialog"]',
      size: '≤ 36 kB',
    },
  ]
  for (const { name, size, ...opening } of openings) {
    const { scripts, time, longTasks } = await timeOpening(browser, opening)
    report(`  after opening ${name}`, formatScripts(scripts), size)
    report('    from click to shown, after hover, 4× CPU', formatMilliseconds(time), size && '≤ 50 ms')
    report('    long tasks meanwhile', String(longTasks))
    if (name !== 'the login form') continue
    const slow = await timeOpening(browser, { ...opening, isOnSlowLine: true })
    report('    from click to shown, on slow 4G', formatMilliseconds(slow.time), '≤ 700 ms')
  }
}
