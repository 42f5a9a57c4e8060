import type { Page } from '@playwright/test'

/** A script, and the size of its body as transferred, in bytes. */
export type LoadedScript = { path: string; bytes: number }

/**
 * Records the scripts that a page of Chromium loads from now on; scripts from its cache are not counted. Returns a list
 * that grows as scripts arrive. Source of the sizes: the browser's count of received bytes.
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
