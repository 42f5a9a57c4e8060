import type { Page } from '@playwright/test'

/** Records what moves in the page without input, from its next load on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns what moved since the page was loaded, after the frames that are under way. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { layoutShifts: string[] }).layoutShifts
  })
