import type { Browser, Page } from '@playwright/test'

import type { RunningProgram } from '../program.ts'
import { logInPage, OWNER } from './accounts.ts'
import { CPU_SLOWDOWN, inFreshPage } from './browser.ts'
import { formatMilliseconds, type Report } from './report.ts'

const ROUNDS = 3
const QUESTIONS = 12
/** Without a next question. */
const END_MS = 3_000
/** Shorter ones are not reported by the browser, and count as this. */
const SHORTEST_MS = 16

/** Of each press that the browser measures: from the press to the next paint, in milliseconds (INP). */
async function recordInteractions(page: Page): Promise<Map<number, number>> {
  const durations = new Map<number, number>()
  await page.exposeFunction('recordInteraction', (id: number, duration: number) => {
    durations.set(id, Math.max(duration, durations.get(id) ?? 0))
  })
  await page.addInitScript((durationThreshold) => {
    const { recordInteraction } = globalThis as unknown as {
      recordInteraction: (id: number, duration: number) => void
    }
    const seen = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) recordInteraction(interactionId, duration)
    })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
      buffered: true,
    }
    seen.observe(options)
  }, SHORTEST_MS)
  return durations
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Returns the number of presses. */
async function travel(page: Page, url: string): Promise<number> {
  let presses = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    await target.first().click()
    presses++
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  for (const name of ['Mijn gegevens', 'Mijn bestellingen', 'Mijn bedrijven']) {
    await press(page.getByRole('button', { name: /^Account van/ }))
    await press(page.getByRole('banner').getByRole('link', { name }))
    await heading(page, name)
  }
  await page.goto(`${url}/bedrijven/2/actiepunten`)
  await press(page.getByRole('main').getByRole('link', { name: 'Actiepunt toevoegen' }))
  const dialog = page.getByRole('dialog', { name: 'Maak een actiepunt' })
  const text = 'De afzuiging nakijken'
  await dialog.getByRole('textbox').first().pressSequentially(text)
  presses += text.length
  await press(dialog.getByRole('button', { name: 'Annuleren' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Ja, ik weet het zeker' }))
  await page.goto(`${url}/check/fysieke-belasting/2/functiegroepen`)
  await press(link(/^(Begin|Ga verder): /))
  for (let count = 0; count < QUESTIONS; count++) {
    const next = page.getByRole('button', { name: /^(Verder|Volgende vraag|Sla over)$/ })
    // Chooses the first answer, where there is a question. The end of a part has a link instead of the button.
    await page.keyboard.press('1')
    const isNext = await next.click({ timeout: END_MS }).then(
      () => true,
      () => false,
    )
    if (!isNext) break
    presses += 2
  }
  return presses
}

/** In journeys of an owner, on a slow processor. */
export const measureInteractions = (browser: Browser, { url }: RunningProgram, report: Report) =>
  inFreshPage(browser, async (page) => {
    const recorded = await recordInteractions(page)
    await logInPage(page, url, OWNER)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    let presses = 0
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${url}/bedrijven`)
      await heading(page, 'Mijn bedrijven')
      presses += await travel(page, url)
    }
    const durations = [...recorded.values()].toSorted((one, other) => one - other)
    const shorter = Math.max(0, presses - durations.length)
    const position = Math.ceil(0.98 * (durations.length + shorter)) - shorter - 1
    report(
      `press to next paint in ${presses} presses, 98th percentile, 4× CPU`,
      formatMilliseconds(durations[position] ?? SHORTEST_MS),
      '≤ 150 ms',
    )
  })
