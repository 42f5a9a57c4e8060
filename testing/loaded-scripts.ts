import type { Page } from '@playwright/test'

/** A script as it came over the wire, its headers included. */
export type LoadedScript = { path: string; bytes: number }

/**
 * Records the scripts that a page loads from now on. Takes a page of Chromium, best a fresh one with an empty cache.
 * Gives a list that grows as they arrive. Source of the bytes: the browser's own count of what it received.
 */
export async function recordScripts(page: Page): Promise<LoadedScript[]> {
  const scripts: LoadedScript[] = []
  const paths = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) paths.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId)
    if (path) scripts.push({ path, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return scripts
}

export const totalBytes = (scripts: LoadedScript[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
