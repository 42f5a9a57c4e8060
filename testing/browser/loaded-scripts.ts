import type { Page } from '@playwright/test'

/** A script, and the bytes of its body as they came over the wire. */
export type LoadedScript = { path: string; bytes: number }

/**
 * Records the scripts that a page loads from now on. Takes a page of Chromium, best a fresh one with an empty cache.
 * Gives a list that grows as they arrive. Source of the bytes: the browser's own count of what it received.
 */
export async function recordScripts(page: Page): Promise<LoadedScript[]> {
  const scripts: LoadedScript[] = []
  const arriving = new Map<string, { path: string; headers: number }>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.mimeType.endsWith('javascript')) return
    arriving.set(requestId, { path: new URL(response.url).pathname, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = arriving.get(requestId)
    if (script) scripts.push({ path: script.path, bytes: encodedDataLength - script.headers })
  })
  await session.send('Network.enable')
  return scripts
}

export const totalBytes = (scripts: LoadedScript[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
