import type { Browser, Locator, Page } from '@playwright/test'

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
import { formatMilliseconds, formatPercentage, type Report } from './report.ts'

type NavigationCase = {
  url: string
  prepare: Prepare
  link: (page: Page) => Locator
  heading: string
}

/** In milliseconds from a click on a hovered link until the next heading is rendered. */
const timeNavigationOnce = (browser: Browser, { url, prepare, link, heading }: NavigationCase) =>
  inFreshPage(browser, async (page) => {
    const session = await prepareWithEmptyCache(page, prepare)
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
    await hoverAndClick(page, link(page))
    return changed
  })

/** Median in milliseconds, on a slow processor. */
async function timeNavigation(browser: Browser, navigation: NavigationCase): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) times.push(await timeNavigationOnce(browser, navigation))
  return median(times)
}

/** Before the first and before the second reading of memory. */
const WARM_UP_NAVIGATIONS = 50
const NAVIGATIONS = 500

/** After garbage collection: DOM nodes, listeners, heap in bytes. */
async function readMemory(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** Follows the links in turn. Returns the growth of nodes, listeners and heap as ratios: 0 is none. */
const measureGrowth = (browser: Browser, prepare: Prepare, turn: { link: string; heading: string }[]) =>
  inFreshPage(browser, async (page) => {
    await prepare(page)
    const navigate = async (times: number) => {
      for (let count = 0; count < times; count++) {
        const { link, heading } = turn[count % turn.length]!
        await page.getByRole('link', { name: link, exact: true }).first().click()
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      }
    }
    await navigate(WARM_UP_NAVIGATIONS)
    const before = await readMemory(page)
    await navigate(NAVIGATIONS)
    const after = await readMemory(page)
    return {
      nodes: after.nodes / before.nodes - 1,
      listeners: after.listeners / before.listeners - 1,
      heap: after.heap / before.heap - 1,
    }
  })

export async function measureNavigation(browser: Browser, { url }: RunningProgram, report: Report) {
  const prepare = (page: Page) => logInPage(page, url, OWNER)
  const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first()
  const check = `${url}/bedrijven/2/checks/fysieke-belasting`
  const inside = [
    ['companies', `${url}/bedrijven`, 'Bedrijf toevoegen', 'Maak je bedrijf aan'],
    ['account', `${url}/gegevens`, 'Wachtwoord wijzigen', 'Wachtwoord wijzigen'],
    ['physical-strain', check, 'Bankwerkers', 'Bankwerkers'],
  ] as const
  for (const [remote, from, name, heading] of inside) {
    const time = await timeNavigation(browser, { url: from, prepare, link: link(name), heading })
    report(`change of page inside ${remote}, 4× CPU`, formatMilliseconds(time), '≤ 50 ms')
  }
  const across = [
    ['companies', 'account', `${url}/bedrijven`, 'Mijn gegevens', 'Mijn gegevens'],
    [
      'companies',
      'physical-strain',
      `${url}/bedrijven/2/checks`,
      'Resultaten per functiegroep: Fysieke belasting',
      'Resultaten per functiegroep',
    ],
  ] as const
  for (const [from, to, at, name, heading] of across) {
    const time = await timeNavigation(browser, { url: at, prepare, link: link(name), heading })
    report(
      `change of page from ${from} to ${to}, not loaded yet, 4× CPU`,
      formatMilliseconds(time),
      '≤ 100 ms',
    )
  }

  const turn = ['Mijn gegevens', 'Mijn bestellingen', 'Mijn bedrijven'].map((name) => ({
    link: name,
    heading: name,
  }))
  const growth = await measureGrowth(browser, prepare, turn)
  report(`DOM nodes after ${NAVIGATIONS} changes of page`, formatPercentage(growth.nodes), '± 5 %')
  report('  listeners', formatPercentage(growth.listeners), '± 5 %')
  report('  heap', formatPercentage(growth.heap), '≤ 10 %')
}
