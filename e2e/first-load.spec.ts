import { recordScripts, totalBytes } from '../testing/loaded-scripts.ts'
import { expect, test } from './portal.ts'

test('the first page costs at most 160 kB of JavaScript in 6 requests', async ({ page }) => {
  const scripts = await recordScripts(page)
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(6)
  expect(totalBytes(scripts)).toBeLessThanOrEqual(160_000)
})
