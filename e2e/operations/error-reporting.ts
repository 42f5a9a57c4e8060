import type { Page } from '@playwright/test'

/** Occurs only in the error-reporting library. */
export const LIBRARY_MARK = 'sentry_key'

export function recordErrorReporting(page: Page): string[] {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes(LIBRARY_MARK)) loaded.push(new URL(response.url()).pathname)
  })
  return loaded
}

/** Resolves when the page is idle, or after 3 s: work deferred to idle time, for at most 2 s, has started by then. */
export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })))
