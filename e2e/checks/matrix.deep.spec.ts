import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'
import { createCompany, matrixPath } from './check-journey.ts'

const top = async (locator: Locator) => Math.round((await locator.boundingBox())!.y)
const left = async (locator: Locator) => Math.round((await locator.boundingBox())!.x)

test('names and subjects stay in view while the matrix scrolls', async ({ page, portal }) => {
  const id = await createCompany(portal, 'Zestig afdelingen')
  await portal.sql`insert into company_check (company_id, "check") values (${id}, 'PHYSICAL_STRAIN')`
  await portal.sql`
    insert into check_section (company_id, "check", name)
    select ${id}::int, 'PHYSICAL_STRAIN', 'Afdeling ' || number from generate_series(1, 60) number`
  const matrix = page.getByRole('region', { name: 'Risicomatrix' })
  const subject = matrix.getByRole('columnheader', { name: 'Maatregelen' })
  const name = matrix.getByRole('rowheader', { name: /^Afdeling 58 / })

  // On a wide screen the page scrolls and the subjects stay at its top.
  await page.setViewportSize({ width: 1280, height: 700 })
  await logInAndOpen(page, 'eigenaar@demo.nl', matrixPath(id))
  await name.scrollIntoViewIfNeeded()
  await expect.poll(() => top(subject)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await expectNoViolations(page)

  // On a narrower one the matrix scrolls in a box, also by keyboard, and the names stay too.
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(() => matrix.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  await matrix.focus()
  await page.keyboard.press('End')
  await expect(name).toBeInViewport()
  const [top0, left0] = [await top(matrix), await left(matrix)]
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await expect(matrix.getByRole('cell').last()).toBeInViewport()
  await expect.poll(() => matrix.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  await expect.poll(async () => (await top(subject)) - top0).toBeLessThanOrEqual(1)
  await expect.poll(async () => (await left(name)) - left0).toBeLessThanOrEqual(1)

  await page.setViewportSize({ width: 375, height: 700 })
  await expect(subject).toBeHidden()
  await name.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
