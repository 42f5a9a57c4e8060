import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

import { launchOptions } from '../testing/browser/browser.ts'
import { startProgram } from './program.ts'
import { type Screen, screens } from './screenshots/screens.ts'

// `npm run screenshots` takes the screenshots in docs/screenshots, and writes the page that shows them, from the latest
// build.

const WIDTHS = [1280, 375]
const PASSWORD = 'Welkom2026'

const folder = mkdtempSync(join(tmpdir(), 'beterwerk-screenshots-'))
const portal = await startProgram({
  args: ['server/main.ts'],
  env: { PORT: '0', DEMO: '1', DATA_DIR: folder },
  log: join(folder, 'log'),
})
const browser = await chromium.launch(launchOptions())

async function logIn(page: Page, email: string) {
  await page.goto(`${portal.url}/inloggen`)
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' }).waitFor()
}

async function takeScreenshot(page: Page, { name, path, heading, act }: Screen, width: number) {
  await page.goto(portal.url + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.screenshot({ path: `docs/screenshots/${name}-${width}.png` })
}

for (const width of WIDTHS) {
  for (const [account, list] of Object.entries(screens)) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (account !== 'visitor') await logIn(page, `${account}@demo.nl`)
    for (const screen of list) await takeScreenshot(page, screen, width)
    await context.close()
  }
}

const rows = Object.values(screens)
  .flat()
  .map(
    ({ name, title }) =>
      `| ${title} | ![](screenshots/${name}-1280.png) | <img src="screenshots/${name}-375.png" width="220" alt=""> |`,
  )
writeFileSync(
  'docs/screens.md',
  `# Every screen\n\nMade by \`npm run screenshots\` from the product itself, on a wide screen and on a phone.\n\n| | 1280 px | 375 px |\n|---|---|---|\n${rows.join('\n')}\n`,
)

await browser.close()
await portal.stop()
rmSync(folder, { recursive: true })
