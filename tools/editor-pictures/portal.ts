import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

import { PORTAL } from '../../testing/editor-markup.ts'
import { startProgram } from '../program.ts'
import { savePicture } from './save.ts'

export async function takePictureOfPortal(browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-pictures-'))
  const portal = await startProgram({
    args: ['server/main.ts'],
    env: { PORT: '0', DEMO: '1', DATA_DIR: folder },
    log: join(folder, 'log'),
  })
  try {
    const context = await browser.newContext({
      locale: 'nl-NL',
      viewport: { width: 1000, height: 1400 },
      reducedMotion: 'reduce',
    })
    await context.route(`${PORTAL}/**`, async (route, request) =>
      route.fulfill({ response: await route.fetch({ url: request.url().replace(PORTAL, portal.url) }) }),
    )
    const page = await context.newPage()
    await page.goto(`${PORTAL}/widgets`)
    await page.frameLocator('iframe').getByRole('link', { name: 'Inloggen' }).waitFor()
    await page.waitForLoadState('networkidle')
    const steps = ['1. Kies een widget', '2. Bekijk hem', '3. Neem hem over']
    await savePicture(
      page,
      'widgets',
      steps.map((name) => page.locator('.bw-card').filter({ has: page.getByRole('heading', { name }) })),
    )
    await context.close()
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true })
  }
}
