import type { Locator, Page } from '@playwright/test'

import { COMPANY, type Kept, PORTAL, readRecorded, type WidgetName } from '../../testing/editor-markup.ts'
import type { Portal } from '../harness/start-portal.ts'
import {
  accountLink,
  companyOf,
  expect,
  logInWithWidget,
  test,
  type Website,
} from '../harness/two-domains.ts'

// The markup that editors stored for each widget (tools/record-editors.ts) works in every form.

type Sites = { page: Page; portal: Portal; website: Website }

/** Puts every recorded markup of a widget on a page, each in its own section. Returns what is left in each. */
async function putRecorded({ page, portal, website }: Sites, widget: WidgetName): Promise<Kept[]> {
  const kept = new Map<string, Kept>()
  for (const { stored } of readRecorded())
    for (const one of stored) if (one.widget === widget) kept.set(one.html, one.kept)
  const company = await companyOf(portal)
  const sections = [...kept.keys()].map(
    (html) => `<section>${html.replaceAll(PORTAL, portal.url).replaceAll(COMPANY, company)}</section>`,
  )
  const nav = `<nav><a href="${portal.url}/inloggen">Account</a>
    <a href="${portal.url}/winkelwagen?product=1&amp;aantal=1">Bestel de poster</a></nav>`
  website.put('/', { body: nav + sections.join('') })
  await page.goto('/')
  return [...kept.values()]
}

/** Calls `use` with the link in each section that should have one, and expects none in the others. */
async function withEachLink(
  page: Page,
  kept: Kept[],
  use: (link: Locator, section: Locator) => Promise<void>,
) {
  for (const [index, left] of kept.entries()) {
    const section = page.locator('section').nth(index)
    const links = section.getByRole('link')
    await test.step(`${index}: ${left}`, async () => {
      await expect(links).toHaveCount(left === 'text' ? 0 : 1)
      if (left !== 'text') await use(links.first(), section)
    })
  }
}

async function logInFirst(page: Page) {
  await page.getByRole('link', { name: 'Account' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page).first()).toBeVisible()
}

test('the login form opens from the markup of every editor, and stays open while one types', async ({
  page,
  website,
  portal,
}) => {
  test.slow()
  const kept = await putRecorded({ page, portal, website }, 'login')
  const form = page.getByRole('dialog', { name: 'Inloggen' })
  const email = form.getByRole('textbox', { name: 'E-mailadres' })
  await withEachLink(page, kept, async (link) => {
    await link.click()
    await email.click()
    await page.keyboard.type('els@smederij.nl')
    await expect(email).toHaveValue('els@smederij.nl')
    expect(await page.locator('a bw-panel, a form').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })
  await logInFirst(page)
  await expect(accountLink(page)).toHaveCount(kept.filter((left) => left !== 'text').length + 1)
})

test('the product is added from the markup of every editor', async ({ page, website, portal }) => {
  test.slow()
  const kept = await putRecorded({ page, portal, website }, 'add-to-cart')
  await withEachLink(page, kept, async (link, section) => {
    await link.click()
    await expect(section.getByRole('status')).toContainText('2 × Poster Gehoorbescherming op.')
  })
  await expect(page).toHaveURL(`${website.url}/`)
})

test('the product is shown from the markup of every editor', async ({ page, website, portal }) => {
  test.slow()
  const kept = await putRecorded({ page, portal, website }, 'product')
  const card = page.getByRole('dialog', { name: 'Poster Gehoorbescherming op' })
  await withEachLink(page, kept, async (link) => {
    await link.click()
    await expect(card.getByRole('button', { name: 'In winkelwagen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })
})

test('the number of products is shown in the markup of every editor', async ({ page, website, portal }) => {
  const kept = await putRecorded({ page, portal, website }, 'cart')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await withEachLink(page, kept, async (link) => {
    await expect(link).toHaveAccessibleName(/1 product in je winkelwagen/)
  })
})

test('the companies open from the markup of every editor', async ({ page, website, portal }) => {
  test.slow()
  const kept = await putRecorded({ page, portal, website }, 'companies')
  await logInFirst(page)
  await withEachLink(page, kept, async (link, section) => {
    await link.click()
    await expect(section.getByRole('region', { name: 'Mijn bedrijven' })).toContainText('Smederij De Vonk')
  })
})

test('the invitation opens from the markup of every editor', async ({ page, website, portal }) => {
  test.slow()
  const kept = await putRecorded({ page, portal, website }, 'invite')
  await logInFirst(page)
  const dialog = page.getByRole('dialog', { name: 'Nodig iemand uit bij Smederij De Vonk' })
  await withEachLink(page, kept, async (link) => {
    await link.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
    await expect(dialog).toHaveCount(0)
  })
})
