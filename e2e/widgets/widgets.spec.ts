import { createPersonWithTwoSteps } from '../accounts/person-with-two-steps.ts'
import { readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  logInWithWidget,
  test,
  widgetForms,
} from '../harness/two-domains.ts'

for (const form of widgetForms) {
  test.describe(form, { tag: form === 'a marked element' ? [] : '@deep' }, () => {
    test.beforeEach(async ({ website, portal }) => {
      website.put('/', { body: await allWidgets(portal, form) })
    })

    test('shows a login here and a logout at once', async ({ page, portal }) => {
      await portal.sql`delete from session`
      await page.goto('/')
      await page.getByRole('link', { name: 'Inloggen' }).dblclick()
      await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
      await logInWithWidget(page, 'eigenaar@demo.nl')
      await expect(accountLink(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await portal.sql`select 1 from session`).toHaveLength(1)

      await accountLink(page).click()
      for (const [name, path] of [
        ['Mijn gegevens', '/gegevens'],
        ['Mijn bestellingen', '/bestellingen'],
      ] as const)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', portal.url + path)
      await page.getByRole('button', { name: 'Log uit' }).click()
      await expect(page.getByRole('link', { name: 'Inloggen' })).toBeFocused()
      await expect(accountLink(page)).toBeHidden()
      await expect.poll(() => portal.sql`select 1 from session`).toHaveLength(0)
    })

    test('asks a user with two-step login for a code', async ({ page, portal, uniqueEmail: email }) => {
      const { app, recoveryCode } = await createPersonWithTwoSteps(portal, email)
      const panel = page.getByRole('dialog', { name: 'Inloggen' })
      await page.goto('/')
      await page.getByRole('link', { name: 'Inloggen' }).click()
      await logInWithWidget(page, email)
      await expect(panel.getByLabel('Code', { exact: true })).toBeFocused()
      await page.keyboard.type(app.wrongCode())
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('alert')).toContainText('Deze code klopt niet of is al gebruikt.')
      await panel.getByLabel('Code', { exact: true }).fill(app.code(30))
      await page.keyboard.press('Enter')
      await expect(accountLink(page, 'Els de Smid')).toBeFocused()
      expect((await readSharedCookie(page)).user).toMatchObject({ isLoggedIn: true, roles: ['BW_USER'] })

      await accountLink(page, 'Els de Smid').click()
      await page.getByRole('button', { name: 'Log uit' }).click()
      await page.getByRole('link', { name: 'Inloggen' }).click()
      await logInWithWidget(page, email)
      await panel.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
      await expect(panel.getByLabel('Herstelcode')).toBeFocused()
      await page.keyboard.type(recoveryCode)
      await page.keyboard.press('Enter')
      await expect(accountLink(page, 'Els de Smid')).toBeFocused()
    })

    test('counts and announces products that are put in the cart', async ({ page, portal }) => {
      await page.goto('/')
      const status = (text: string) => page.getByRole('status').filter({ hasText: text })
      const cartLink = (text: string) =>
        page.getByRole('link', { name: `Winkelwagen ${text} in je winkelwagen` })
      await page.getByRole('link', { name: 'Bestel de poster' }).click()
      await expect(status('Toegevoegd: 2 × Poster Tillen doe je zo.')).toBeVisible()
      await expect(cartLink('1 product')).toBeVisible()
      await page.getByRole('link', { name: 'Bestel de sticker' }).click()
      await expect(status('Toegevoegd: 1 × Werkplekkaart Lasrook.')).toBeVisible()
      await page.getByRole('link', { name: 'Bestel de kaart' }).click()
      await expect(cartLink('3 producten')).toBeVisible()
      await page.getByRole('link', { name: 'Bestel de kaart' }).click()
      await expect(status('Aantal aangepast: 1 × Instructiekaart Duwen en trekken.')).toBeVisible()
      for (const [name, reason] of [
        ['Bestel niets', 'dit materiaal is niet te bestellen.'],
        ['Bestel te veel', 'van ‘Poster Tillen doe je zo’ kun je er 1 tot en met 10 bestellen, geen 12.'],
        ['Bestel een halve', 'van ‘Poster Tillen doe je zo’ kun je er 1 tot en met 10 bestellen, geen 0,5.'],
      ] as const) {
        await page.getByRole('link', { name }).click()
        await expect(status(`Er is niets toegevoegd: ${reason}`)).toBeVisible()
      }

      const { cookie, cart } = await readSharedCookie(page)
      expect(cookie.domain).toBe('.bw.localhost')
      expect(cart).toEqual([
        { id: 1, quantity: '2' },
        { id: 2, quantity: '1' },
        { id: 3, quantity: '1' },
      ])
      await page.goto(`${portal.url}/winkelwagen`)
      await expect(page.getByRole('link', { name: 'Winkelwagen, 3 producten' })).toBeVisible()
    })

    test('shows a product, with the quantity to choose', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
      const card = page.getByRole('dialog', { name: 'Poster Gehoorbescherming op' })
      await expect(card.getByRole('combobox', { name: 'Aantal' })).toHaveValue('2')
      await card.getByRole('button', { name: 'In winkelwagen' }).click()
      await expect(card.getByRole('status')).toContainText('Er zit nu in: 2 × Poster Gehoorbescherming op.')
      expect((await readSharedCookie(page)).cart).toEqual([{ id: 5, quantity: '2' }])
    })

    test('shows the companies of the user who logs in for them', async ({ page, portal }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
      await logInWithWidget(page, 'eigenaar@demo.nl')
      const overview = page.getByRole('region', { name: 'Mijn bedrijven' })
      await expect(overview.getByRole('heading', { level: 2 })).toHaveCount(2)
      await expect(
        overview.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first(),
      ).toHaveAttribute('href', new RegExp(`^${portal.url}/bedrijven/\\d+/checks$`))
      await page.getByRole('link', { name: 'Mijn bedrijven', exact: true }).click()
      await expect(overview).toHaveCount(0)
    })

    test('lets an owner invite a colleague', async ({ page, portal, uniqueEmail }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Inloggen' }).click()
      await logInWithWidget(page, 'eigenaar@demo.nl')
      await expect(accountLink(page)).toBeVisible()
      await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
      const dialog = page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })
      await dialog.getByRole('radio', { name: 'Collega' }).check()
      await dialog.getByRole('textbox', { name: 'Naam' }).fill('Jan Jansen')
      await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(uniqueEmail)
      await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je mee?')
      await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
      await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Jan Jansen' })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(await portal.sql`select name from invitation where email = ${uniqueEmail}`).toEqual([
        { name: 'Jan Jansen' },
      ])
      await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
      await expect(dialog).toBeVisible()
    })
  })
}
