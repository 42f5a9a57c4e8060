import type { Page } from '@playwright/test'

type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node | null }[] }

/** Records what moves without input, from the next load on. `except`: a selector of what may move. */
export const recordLayoutShifts = (page: Page, except = 'bw-none') =>
  page.addInitScript((except) => {
    const shifts: string[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.filter(
          ({ node }) => !(node instanceof Element ? node : node?.parentElement)?.closest(except),
        )
        if (!entry.hadRecentInput && moved.length) shifts.push(JSON.stringify(entry))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, except)

/** What moved since the load, once the pending frames are done. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { layoutShifts: string[] }).layoutShifts
  })
