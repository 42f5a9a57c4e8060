import type { Page } from '@playwright/test'

/** Types what becomes the link where the cursor is, and selects it. */
export async function typeLinkText(page: Page): Promise<void> {
  await page.keyboard.type('Inloggen')
  await page.keyboard.press('Shift+Home')
}
