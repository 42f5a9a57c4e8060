import type { Page } from '@playwright/test'

/** `bytes`: of the body as transferred. */
export type LoadedScript = { path: string; bytes: number }

/** Adds scripts as they arrive, except from the cache. Source of the sizes: Chromium's count of received bytes. */
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
