import { expectAccessible, expectToFit, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

test('a widget is chosen, tried and copied, by keyboard alone', async ({ page, portal, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/widgets')
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets plaatsen' })).toBeVisible()
  await page.getByRole('radio', { name: 'Inloggen', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'In winkelwagen' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Materiaal' }).selectOption('Instructiekaart Duwen en trekken')
  await page.getByRole('combobox', { name: 'Aantal' }).selectOption('3')
  await page.getByRole('textbox', { name: 'Tekst van de link' }).fill('Bestel <de> kaart')

  const preview = page.frameLocator('iframe[title="Voorbeeld: In winkelwagen"]')
  await preview.getByRole('link', { name: 'Bestel <de> kaart' }).press('Enter')
  await expect(preview.getByRole('status')).toContainText('Toegevoegd: 3 × Instructiekaart Duwen en trekken')
  await expect(page.getByRole('link', { name: 'Winkelwagen, 1 product' })).toBeVisible()

  const copy = page.getByRole('button', { name: 'Kopieer de link' })
  await copy.press('Enter')
  await expect(page.getByText('Gekopieerd.')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toBe(`${portal.url}/winkelwagen?product=3&aantal=3`)
  await page.getByRole('combobox', { name: 'Waar komt de link?' }).selectOption('HTML of een sjabloon')
  await expect(page.getByText('Gekopieerd.')).toHaveCount(0)
  await copy.press('Enter')
  await expect
    .poll(copied)
    .toBe(`<a href="${portal.url}/winkelwagen?product=3&amp;aantal=3">Bestel &lt;de&gt; kaart</a>`)
})

test('colours, a dark page and a page with styles for everything show in the preview', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/widgets')
  const preview = page.frameLocator('iframe')
  await preview.getByRole('link', { name: 'Inloggen' }).click()
  const panel = preview.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel).toBeVisible()
  const background = () => panel.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background()).toBe('rgb(255, 255, 255)')

  await page.getByLabel('Achtergrond', { exact: true }).fill('#ffeecc')
  await preview.getByRole('link', { name: 'Inloggen' }).click()
  await expect.poll(background).toBe('rgb(255, 238, 204)')
  await expect(page.getByText('--bw-surface: #ffeecc;')).toBeVisible()
  await page.getByRole('button', { name: 'Standaard kleur voor achtergrond' }).click()
  await expect(page.getByText('--bw-surface')).toHaveCount(0)

  await page.getByRole('radio', { name: 'Donker' }).check()
  await preview.getByRole('link', { name: 'Inloggen' }).click()
  await expect(panel).toBeVisible()
  await expect.poll(background).not.toBe('rgb(255, 255, 255)')

  await page.getByRole('radio', { name: 'Met opmaak die overal aan komt' }).check()
  await preview.getByRole('link', { name: 'Inloggen' }).click()
  const label = panel.getByText('E-mailadres', { exact: true })
  await expect(label).toBeVisible()
  expect(await label.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none')
})

test('a login in the preview is one in the portal', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/widgets')
  await expect(page.getByText('Om een pagina te laten controleren, log je in.')).toBeVisible()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('link', { name: 'Inloggen' }).click()
  await preview.getByRole('textbox', { name: 'E-mailadres' }).fill('eigenaar@demo.nl')
  await preview.getByLabel('Wachtwoord', { exact: true }).fill('Vonkenregen2026')
  await preview.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(preview.getByRole('link', { name: 'Account van Eigenaar Demo' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Adres van de pagina' })).toBeVisible()
})

test('the check finds the widgets of a page, and says of another site that it is not the website', {
  tag: '@deep',
}, async ({ page, portal }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/widgets')
  const address = page.getByRole('textbox', { name: 'Adres van de pagina' })
  const check = page.getByRole('button', { name: 'Controleer' })
  await check.click()
  await expect(page.getByText('Vul een adres in dat met https:// begint.', { exact: true })).toBeVisible()

  await address.fill(`${portal.url}/website/materialen.html`)
  await check.click()
  const result = page.getByRole('status').filter({ has: page.getByRole('heading') })
  await expect(result.getByText('Alles klopt.')).toBeVisible()
  const widgets = result.getByRole('listitem')
  await expect(widgets).toHaveCount(15)
  await expect(widgets.first()).toHaveText('Inloggen: Inloggen')
  await expect(widgets.last()).toHaveText('Winkelwagen: Naar de winkelwagen')

  await address.fill('https://elders.example/')
  await check.click()
  await expect(
    page.getByText('De omgeving kent deze website niet, en weigert wat de widgets vragen.'),
  ).toHaveCount(2)
  await address.fill(`${portal.url}/website/is-er-niet.html`)
  await check.click()
  await expect(page.getByText('De pagina geeft status 404.')).toBeVisible()
})

test('a message in a console leads to its answer', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/widgets#website-onbekend')
  await expect(
    page.getByText('De omgeving kent deze website niet, en weigert wat de widgets vragen.'),
  ).toBeInViewport()
})

test('the page fits and is accessible, and only the portal can put its preview in a frame', {
  tag: '@deep',
}, async ({ page, portal }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/widgets')
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets plaatsen' })).toBeVisible()
  await page.getByRole('radio', { name: 'In winkelwagen' }).check()
  await expectToFit(page, [NARROW, WIDE])
  await expectAccessible(page)
  const { headers } = await fetch(`${portal.url}/widgets/preview.html`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})
