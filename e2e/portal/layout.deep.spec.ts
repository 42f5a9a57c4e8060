import type { Locator, Page } from '@playwright/test'

import { createCompany, matrixPath } from '../checks/check-journey.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// What pages of different areas have in common: where their content begins and ends.

const boxOf = async (locator: Locator) => (await locator.boundingBox())!
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function createCompanyWithCheck(portal: Portal) {
  const id = await createCompany(portal, 'Plaatwerkerij Recht')
  await portal.sql`insert into company_check (company_id, "check") values (${id}, 'PHYSICAL_STRAIN')`
  const [group] = await portal.sql`
    insert into check_section (company_id, "check", name) values (${id}, 'PHYSICAL_STRAIN', 'Lassers') returning id`
  return { id, groupId: group!.id as number }
}

test('on a phone the heading is in the first 200 px, below banner, menu and breadcrumbs', async ({
  page,
  portal,
}) => {
  const { id } = await createCompanyWithCheck(portal)
  await page.setViewportSize({ width: 375, height: 667 })
  await logInAndOpen(page, 'eigenaar@demo.nl', matrixPath(id))
  const banner = page.getByRole('region', { name: 'Mededeling' })
  await expect(banner).toBeVisible()
  const { y, height } = await boxOf(heading(page).filter({ hasText: 'Resultaten per functiegroep' }))
  expect(y + height).toBeLessThanOrEqual(200)

  // Menu and breadcrumbs share a line, and the menu opens below it.
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  expect(Math.abs((await boxOf(menu)).y - (await boxOf(crumbs)).y)).toBeLessThanOrEqual(1)
  await menu.click()
  const link = page.getByRole('link', { name: 'Overzicht verbeterchecks' })
  expect((await boxOf(link)).y).toBeGreaterThan((await boxOf(crumbs)).y + 40)

  // The banner is one line, and shows the rest on request.
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(46)
  const more = banner.getByRole('button', { name: 'Meer van deze mededeling' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(banner.getByRole('button', { name: 'Minder van deze mededeling' })).toBeVisible()
  expect((await boxOf(banner)).height).toBeGreaterThan(60)
})

test('on a phone the buttons of a page are as wide as its content', async ({ page, portal }) => {
  const { id } = await createCompanyWithCheck(portal)
  await page.setViewportSize({ width: 375, height: 667 })
  await logInAndOpen(page, 'eigenaar@demo.nl', `/bedrijven/${id}/actiepunten`)
  for (const path of [`/bedrijven/${id}/actiepunten`, '/bedrijven', matrixPath(id), '/bestaat-niet']) {
    await page.goto(path)
    const button = page.getByRole('main').locator('.bw-button:not([data-variant=quiet])').first()
    await button.waitFor()
    expect((await boxOf(button)).width, path).toBe(343)
  }
})

test('forms, results, the matrix and lists end at the same edge, with buttons level with the heading', async ({
  page,
  portal,
}) => {
  const { id, groupId } = await createCompanyWithCheck(portal)
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInAndOpen(page, 'eigenaar@demo.nl', matrixPath(id))
  const main = page.getByRole('main')
  const edges: Record<string, number[]> = {}
  for (const path of [
    matrixPath(id),
    `${matrixPath(id)}/${groupId}`,
    `/bedrijven/${id}/checks`,
    `/bedrijven/${id}/info`,
    `/bedrijven/${id}/verbeter`,
    `/bedrijven/${id}/actiepunten`,
    `/bedrijven/${id}/plan-van-aanpak`,
    '/bedrijf-toevoegen',
    '/gegevens',
    '/bestellingen',
  ]) {
    await page.goto(path)
    const content = main.locator('.bw-card, .bw-matrix, .bw-steps, .bw-grid, .bw-empty').first()
    await content.waitFor()
    const { x, width } = await boxOf(content)
    edges[path] = [Math.round(x), Math.round(x + width)]
  }
  expect(new Set(Object.values(edges).map(String)), JSON.stringify(edges)).toHaveProperty('size', 1)

  await page.goto(`/bedrijven/${id}/actiepunten`)
  const add = await boxOf(main.getByRole('link', { name: 'Actiepunt toevoegen' }).first())
  const h1 = await boxOf(heading(page))
  expect(Math.abs(add.y + add.height / 2 - (h1.y + h1.height / 2))).toBeLessThanOrEqual(2)

  await page.goto(matrixPath(id))
  const columns = page.getByRole('region', { name: 'Risicomatrix' }).getByRole('columnheader')
  await columns.first().waitFor()
  const widths = await columns.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  expect(new Set(widths.slice(1).map((width) => Math.round(width))).size).toBe(1)
})
