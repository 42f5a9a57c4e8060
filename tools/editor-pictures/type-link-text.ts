import type { Page } from '@playwright/test'

export async function typeLinkText(page: Page): Promise<void> {
  await page.keyboard.type('Inloggen')
  await page.keyboard.press('Shift+Home')
}
