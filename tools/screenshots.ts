import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

import { launchOptions } from '../testing/browser.ts'
import { startProgram } from './program.ts'

// `npm run screenshots`: makes the pictures in docs/screenshots anew, from the product as it was built last.

const WIDTHS = [1280, 375]
const PASSWORD = 'Welkom2026'

const folder = mkdtempSync(join(tmpdir(), 'beterwerk-screenshots-'))
const portal = await startProgram({
  args: ['server/main.ts'],
  env: { PORT: '0', DEMO: '1', DATA_DIR: folder },
  log: join(folder, 'log'),
})
const browser = await chromium.launch(launchOptions())

async function logIn(page: Page) {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('eigenaar@demo.nl')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await page
    .getByRole('link', { name: /^Bekijk Verbeterchecks van/ })
    .first()
    .waitFor()
}

for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  const shoot = (name: string) => page.screenshot({ path: `docs/screenshots/${name}-${width}.png` })

  await page.goto(`${portal.url}/aanmelden`)
  await page.getByRole('button', { name: 'Aanmelden' }).waitFor()
  await shoot('registration')

  await page.goto(`${portal.url}/inloggen`)
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('eigenaar@demo')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('alert').waitFor()
  await shoot('login')

  await logIn(page)
  await shoot('companies')
  await page
    .getByRole('link', { name: /^Bekijk Verbeterchecks van/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Verbeterchecks' }).waitFor()
  await shoot('checks')
  await page.goto(`${portal.url}/bedrijf-toevoegen`)
  await page.getByRole('button', { name: 'Bedrijf aanmaken' }).waitFor()
  await shoot('add-company')
  await page.goto(`${portal.url}/website/`)
  await page.getByRole('link', { name: 'Eigenaar Demo' }).first().waitFor()
  await shoot('website')
  await page.close()
}

await browser.close()
await portal.stop()
rmSync(folder, { recursive: true })
