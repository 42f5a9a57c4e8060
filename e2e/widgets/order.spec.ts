import { accountLink, allWidgets, expect, logInWithWidget, test } from '../harness/two-domains.ts'

// From a page of another website to a completed order on the portal, over two subdomains. widgets.spec.ts tries every
// form of a widget up to the cart page.

test('from products on the website to an order, after which the website shows an empty cart', async ({
  context,
  page,
  website,
  portal,
}) => {
  test.slow()
  website.put('/', { body: await allWidgets(portal, 'a marked element') })
  await page.goto('/')
  // One after the other: a message moves the links below it, also one that is pressed at that moment.
  for (const [at, name] of ['Bestel de poster', 'Bestel de sticker', 'Bestel de kaart'].entries()) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Toegevoegd' })).toHaveCount(at + 1)
  }
  const counter = page.getByText('3 producten in je winkelwagen').first()
  await expect(counter).toBeAttached()

  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeVisible()
  await expect(counter).toBeAttached()

  const tab = await context.newPage()
  const href = await page.getByRole('link', { name: /^Winkelwagen/ }).getAttribute('href')
  await tab.goto(href!)
  await expect(tab.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible()
  await expect(tab.getByRole('combobox', { name: /^Aantal: / })).toHaveCount(3)
  await expect(
    tab.getByRole('banner').getByRole('button', { name: /^Account van Eigenaar Demo/ }),
  ).toBeVisible()
  await tab.getByRole('link', { name: 'Ga verder met bestellen' }).click()
  await tab.getByRole('combobox', { name: 'Bedrijf' }).selectOption({ label: 'Smederij De Vonk' })
  await tab.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible()

  await expect(counter).not.toBeAttached()
  await tab.getByRole('main').getByRole('link', { name: 'Mijn bestellingen' }).click()
  const [order] = await portal.sql`
    select id, products from shop_order order by id desc limit 1`
  await expect(tab.getByText(`Bestelnummer ${order!.id}`)).toBeVisible()
  expect((order!.products as { id: number; quantity: unknown }[]).map(({ id }) => id)).toEqual([1, 2, 3])
})
