import type { Locator, Page } from '@playwright/test'

import { recordScripts, totalBytes } from '../../testing/browser/loaded-scripts.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import {
  createPerson,
  doubleClickToSend,
  expect,
  logIn,
  logInAndOpen,
  pressUntilFocused,
  readSharedCookie,
  test,
} from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const counter = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Winkelwagen, ${count} product${count === 1 ? '' : 'en'}` })
const items = (page: Page) =>
  page.getByRole('list', { name: 'Producten in je winkelwagen' }).getByRole('listitem')
const company = (page: Page) => page.getByRole('combobox', { name: 'Bedrijf' })
const ORDERED = 'Bedankt voor je bestelling'

async function createCustomer(portal: Portal, email: string) {
  const id = await createPerson(portal, email)
  await portal.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership, street, house_number, zip_code, city)
    values ('Smederij Noord', ${id}, '<10', 'Metaalbewerking', 'Weet ik niet', 'Aambeeldstraat', '12a', '3812 AB', 'Amersfoort')`
}

test('from a link to a product to an order and its mails, within the portal', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createCustomer(portal, email)
  await page.goto('/winkelwagen')
  await expect(page.getByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeVisible()

  for (const [query, count] of [
    ['?product=1&aantal=3', 1],
    ['?product=6', 2],
    ['?product=9&aantal=10', 3],
  ] as const) {
    await page.goto(`/winkelwagen${query}`)
    await expect(page).toHaveURL(`${portal.url}/winkelwagen`)
    await expect(counter(page, count)).toBeVisible()
  }
  await expect(items(page)).toHaveCount(3)
  await expect(page.getByRole('combobox', { name: 'Aantal: Stickervel Gevarensymbolen' })).toHaveValue('10')
  for (const image of await page.getByRole('main').locator('img').all())
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Verwijder Stickervel Hier is het te hard' }).click()
  await expect(
    page.getByText('‘Stickervel Hier is het te hard’ is uit je winkelwagen gehaald.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verwijder Stickervel Gevarensymbolen' })).toBeFocused()
  await expect(counter(page, 2)).toBeVisible()

  await logIn(page, email)
  await expect(heading(page, 'Bestelling afronden')).toBeFocused()
  await expect(page).toHaveTitle('Beterwerk – Winkelwagen – Bestelling afronden')
  await expect(company(page)).toHaveValue(/\d+/)
  await page.getByRole('textbox', { name: 'Straat' }).fill('Postbus 12')
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^\(1 fout\) /)
  await page.getByRole('textbox', { name: 'Straat' }).fill('Aambeeldstraat')
  await doubleClickToSend(page, page.getByRole('button', { name: 'Bestelling plaatsen' }))
  await expect(heading(page, ORDERED)).toBeFocused()
  await expect(page.getByRole('list', { name: 'Bestelde producten' }).getByRole('listitem')).toHaveText([
    'Poster Tillen doe je zo3 stuks',
    'Stickervel Gevarensymbolen10 stuks',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ })).toHaveCount(0)
  await expectToFit(page)

  const orders = await portal.sql`
    select shop_order.id, company.name, jsonb_array_length(products) as products from shop_order
    join person on person.id = person_id join company on company.id = company_id where person.email = ${email}`
  expect(orders).toEqual([{ id: expect.any(Number), name: 'Smederij Noord', products: 2 }])

  await page.getByRole('main').getByRole('link', { name: 'Mijn bestellingen' }).click()
  await expect(heading(page, 'Mijn bestellingen')).toBeFocused()
  const list = page.getByRole('list', { name: 'Bestellingen' })
  await expect(list.getByRole('heading')).toHaveText([/^Bestelling van \d\d-\d\d-\d{4}$/])
  await expect(page.getByText(`Bestelnummer ${orders[0]?.id}`)).toBeVisible()
  await expectToFit(page)

  const mailsTo = (recipient: string) =>
    portal
      .mails()
      .filter((mail) =>
        [`To: ${recipient}`, email, 'Stickervel Gevarensymbolen'].every((text) => mail.includes(text)),
      )
  await expect.poll(() => [mailsTo(email).length, mailsTo('bestellingen@localhost').length]).toEqual([1, 1])
  expect(mailsTo('bestellingen@localhost')[0]).toContain('Aambeeldstraat 12a')
})

test('Back after a link to a product adds nothing again', async ({ page, portal }) => {
  await page.goto('/inloggen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await page.goto('/winkelwagen?product=1&aantal=3')
  await expect(page).toHaveURL(`${portal.url}/winkelwagen`)
  const added = page.getByRole('status').filter({ hasText: 'zit in je winkelwagen' })
  await expect(added).toBeVisible()
  await page.getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' }).selectOption('1')
  await expect.poll(async () => (await readSharedCookie(page)).cart).toMatchObject([{ id: 1, quantity: '1' }])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Aantal: Poster Tillen doe je zo' })).toHaveValue('1')
  await expect(added).toHaveCount(0)
  await page.goBack()
  await expect(heading(page, 'Inloggen')).toBeVisible()
})

test('an order by keyboard alone', { tag: '@deep' }, async ({ page, portal, uniqueEmail: email }) => {
  await createCustomer(portal, email)
  await page.goto('/winkelwagen?product=7')
  await expect(items(page)).toHaveCount(1)
  const tabTo = (name: RegExp | string, role: 'button' | 'link' | 'combobox' | 'textbox') =>
    pressUntilFocused(page, page.getByRole('main').getByRole(role, { name }))
  await tabTo(/^Aantal/, 'combobox')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('combobox', { name: /^Aantal/ })).toHaveValue('2')
  await tabTo('E-mailadres', 'textbox')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Vonkenregen2026')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Bestelling afronden')).toBeFocused()
  await tabTo('Bedrijf', 'combobox')
  await tabTo('Plaats', 'textbox')
  await page.keyboard.type('Leusden')
  await tabTo('Bestelling plaatsen', 'button')
  await page.keyboard.press('Enter')
  await expect(heading(page, ORDERED)).toBeFocused()
  expect(
    await portal.sql`select city from shop_order join person on person.id = person_id where person.email = ${email}`,
  ).toEqual([{ city: 'Leusden' }])
})

test('cart, checkout and orders fit a phone', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createCustomer(portal, email)
  const width = 320
  await page.setViewportSize({ width, height: 700 })
  const expectPhoneToFit = async () => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const target of await page.getByRole('main').locator('button, select, input').all())
      await expect.poll(async () => (await target.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
  for (const id of [7, 9, 12]) {
    await page.goto(`/winkelwagen?product=${id}`)
    await expect(page.getByRole('status').first()).toContainText('zit in je winkelwagen')
  }
  await expectPhoneToFit()
  const bottom = async (target: Locator) => {
    const { y, height } = (await target.boundingBox())!
    return y + height
  }
  const header = page.getByRole('banner')
  const login = header.getByRole('button', { name: 'Inloggen' })
  await expect(async () =>
    expect(await bottom(header.getByRole('link', { name: /^Winkelwagen/ }))).toBe(await bottom(login)),
  ).toPass()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(async () => {
    expect((await login.boundingBox())!.y).toBeGreaterThanOrEqual(
      await bottom(header.getByRole('link', { name: /naar het begin$/ })),
    )
    const [title, quantity, removal] = await Promise.all(
      (['heading', 'combobox', 'button'] as const).map(
        async (role) => (await items(page).first().getByRole(role).boundingBox())!,
      ),
    )
    expect(title!.width).toBeGreaterThan(width / 2)
    expect(removal!.y).toBeGreaterThanOrEqual(quantity!.y + quantity!.height)
  }).toPass()

  await logInAndOpen(page, email, '/winkelwagen/afronden')
  await expect(company(page)).toHaveValue(/\d+/)
  await expectPhoneToFit()
  await page.setViewportSize({ width: 1280, height: 700 })
  const leftOf = async (name: string) => (await page.getByRole('textbox', { name }).boundingBox())!.x
  await expect(async () => expect(await leftOf('Postcode')).toBe(await leftOf('Straat'))).toPass()
  await page.setViewportSize({ width, height: 700 })
  await page.goto('/bestellingen')
  await expect(heading(page, 'Mijn bestellingen')).toBeVisible()
  await expect(page.getByText('worden geladen')).toHaveCount(0)
  await expectPhoneToFit()
})

test('the first page of the shop costs at most 30 kB of code of its own', { tag: '@deep' }, async ({
  page,
}) => {
  const scripts = await recordScripts(page)
  await page.goto('/winkelwagen?product=1')
  await expect(items(page)).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const own = scripts.filter(({ path }) => path.startsWith('/remotes/shop/'))
  expect(own.length).toBeGreaterThan(2)
  expect(totalBytes(own)).toBeLessThanOrEqual(30_000)
})
