import type { Page } from '@playwright/test'

/** Text in the library that reports errors, and in no other code of the page. */
export const LIBRARY_MARK = 'sentry_key'

/** Records the paths of the scripts with the library that reports errors. */
export function recordErrorReporting(page: Page): string[] {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes(LIBRARY_MARK)) loaded.push(new URL(response.url()).pathname)
  })
  return loaded
}

/**
 * Waits until the page has nothing to do, or 3 s where the browser does not report that: what it does in a quiet moment,
 * after 2 s at the latest, has begun then.
 */
export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })))
