import { createCompany } from '../checks/check-journey.ts'
import { expectAccessible, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { createPerson, expect, logIn, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'

// Each test has its own people and companies.

const PAGE = '/gegevens/account-verwijderen'

test('by keyboard: the company is handed over, and the account is gone on every device', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  test.slow()
  const els = await createPerson(portal, uniqueEmail)
  const successor = `opvolger.${uniqueEmail}`
  const jan = await createPerson(portal, successor, 'Jan')
  const id = await createCompany(portal, 'Smederij De Overname')
  await portal.sql`update company set owner_id = ${els} where id = ${id}`
  await portal.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at,
      accepted_at)
    values (${id}, 'COLLEAGUE', 'Jan', ${successor}, 'Kijk mee', 'READONLY', '{PHYSICAL_STRAIN}',
      decode(md5(random()::text), 'hex'), ${jan}, now(), now())`
  const phone = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(phone, uniqueEmail, '/bedrijven')

  await logInAndOpen(page, uniqueEmail, '/gegevens')
  await pressUntilFocused(page, page.getByRole('link', { name: 'Verwijder je account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account verwijderen' })).toBeFocused()
  await pressUntilFocused(page, page.getByRole('combobox'))
  await page.keyboard.press('O')
  await pressUntilFocused(page, page.getByLabel('Je wachtwoord'))
  await page.keyboard.type('Vonkenregen2026')
  await expectAccessible(page, [NARROW, WIDE])
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await expect(dialog).toContainText(`Overdragen aan Jan de Smid (${successor})`)
  await expectAccessible(page, [NARROW, WIDE])
  await pressUntilFocused(page, page.getByRole('button', { name: 'Ja, verwijder het account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Inloggen' })).toBeVisible()
  await expectAccessible(page, [NARROW, WIDE])

  await page.goto(PAGE)
  await logIn(page, uniqueEmail)
  await expect(page.getByRole('alert')).toContainText('Het e-mailadres of het wachtwoord klopt niet.')
  await phone.getByRole('link', { name: 'Smederij De Overname' }).first().click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await phone.context().close()
  await expect
    .poll(() =>
      portal
        .mails()
        .filter((mail) => mail.includes(`To: ${uniqueEmail}`))
        .join(),
    )
    .toContain('Subject: Je account is verwijderd')
  expect(await portal.sql`select owner_id from company where id = ${id}`).toEqual([{ owner_id: jan }])
  await expect.poll(() => portal.sql`select id from mail_outbox where recipient = ${uniqueEmail}`).toEqual([])
})

test('a lost connection keeps the account and the form', async ({ page, portal, uniqueEmail }) => {
  const els = await createPerson(portal, uniqueEmail)
  await logInAndOpen(page, uniqueEmail, PAGE)
  await page.getByLabel('Je wachtwoord').fill('Vonkenregen2026')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const confirmation = page.getByRole('button', { name: 'Ja, verwijder het account' })
  await expect(confirmation).toBeVisible()
  await page.context().setOffline(true)
  await confirmation.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Je wachtwoord')).toHaveValue('Vonkenregen2026')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  // On a slow device the old page is still rendered when the router has reached the next one.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await confirmation.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Inloggen' })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
  await expect(page).toHaveURL(/\/account-verwijderd$/)
  expect(await portal.sql`select id from person where id = ${els}`).toEqual([])
})
