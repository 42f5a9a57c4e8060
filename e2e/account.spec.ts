import type { Browser, Page } from '@playwright/test'

import { doubleClickSlowly, expect, hold, logIn, logOut, PASSWORD, type Portal, test } from './portal.ts'

// One's own account, from a forgotten password to another address. What is refused loses nothing.

const NEW = 'Nieuwer2027'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Registers somebody of this name, whom no other test knows. Gives the address. */
async function createAccount(page: Page, portal: Portal, name: string) {
  const email = `${name.toLowerCase()}@smederij.nl`
  const { status } = await page.evaluate(
    (input) =>
      fetch('/rest/registration', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }).then(({ status }) => ({ status })),
    {
      email,
      givenname: name,
      surname: 'de Smid',
      password: PASSWORD,
      confirmpassword: PASSWORD,
      userConditions: true,
      termsOfUse: true,
    },
  )
  expect(status).toBe(200)
  await expect.poll(() => portal.mails().some((mail) => mail.includes(`To: ${email}`))).toBe(true)
  return email
}

/** A second browser in which somebody is logged in. */
async function otherBrowser(browser: Browser, url: string, email: string, password = PASSWORD) {
  const context = await browser.newContext({ locale: 'nl-NL', baseURL: url })
  const page = await context.newPage()
  await page.goto('/inloggen')
  await logIn(page, email, password)
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  return page
}

/** Asks for a link by way of the pages, and gives the one in the mail. */
async function askForLink(page: Page, portal: Portal, email: string) {
  await page.goto('/inloggen')
  await page.getByRole('main').getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(heading(page, 'Wachtwoord vergeten')).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(heading(page, 'Kijk in je e-mail')).toBeFocused()
  const links = () =>
    portal
      .mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => mail.match(/\/wachtwoord-resetten\?token=[\w-]+/) ?? [])
  await expect.poll(() => links().length).toBeGreaterThan(0)
  return links().at(-1)!
}

async function chooseNew(page: Page, password: string) {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal je nieuwe wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/inloggen')
})

test('a forgotten password: a mail, a new one, and every other browser is logged out', async ({
  page,
  portal,
  browser,
}) => {
  const email = await createAccount(page, portal, 'Vergeetachtig')
  const other = await otherBrowser(browser, portal.url, email)
  const link = await askForLink(page, portal, email)

  await page.goto(link)
  await chooseNew(page, 'tekort')
  await expect(page.getByRole('alert')).toContainText('Niet alle velden zijn correct ingevuld')
  await chooseNew(page, NEW)
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Account van Vergeetachtig de Smid' })).toBeVisible()
  expect(
    await portal.sql`select 1 from session join person on person.id = person_id where email = ${email}`,
  ).toHaveLength(1)

  await other.reload()
  await expect(heading(other, 'Inloggen')).toBeVisible()
  await logIn(other, email)
  await expect(other.getByRole('alert')).toContainText('Het e-mailadres of het wachtwoord klopt niet.')
  await logIn(other, email, NEW)
  await expect(heading(other, 'Mijn bedrijven')).toBeVisible()
  await other.context().close()

  await page.goto(link)
  await expect(heading(page, 'Wachtwoord resetten niet mogelijk')).toBeVisible()
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
  await expect(heading(page, 'Wachtwoord vergeten')).toBeFocused()
})

test('a link that expires while a password is chosen', async ({ page, portal }) => {
  const email = await createAccount(page, portal, 'Langzaam')
  const link = await askForLink(page, portal, email)
  await page.goto(link)
  await expect(heading(page, 'Nieuw wachtwoord kiezen')).toBeVisible()
  await portal.sql`
    update password_reset set expires_at = now() - interval '1 second'
    where person_id = (select id from person where email = ${email})`
  await chooseNew(page, NEW)
  await expect(heading(page, 'Wachtwoord resetten niet mogelijk')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Wachtwoord resetten niet mogelijk')).toBeVisible()
})

test('another address takes the password, and the old one hears of it', async ({ page, portal }) => {
  const email = await createAccount(page, portal, 'Verhuisd')
  await logIn(page, email)
  await page
    .getByRole('navigation', { name: 'Mijn omgeving' })
    .getByRole('link', { name: 'Mijn gegevens' })
    .click()
  await expect(heading(page, 'Mijn gegevens')).toBeFocused()
  await expect(page).toHaveTitle('Beterwerk – Mijn gegevens')

  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Verhuisde')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('nieuw-adres@smederij.nl')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText('Je wachtwoord: Dit is een verplicht veld.')
  await page.getByLabel('Je wachtwoord').fill('Verkeerd2026')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByLabel('Je wachtwoord')).toHaveAccessibleDescription(/Dit is niet je wachtwoord\./)
  expect(await portal.sql`select 1 from person where email = ${email}`).toHaveLength(1)

  await page.getByLabel('Je wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Je gegevens zijn opgeslagen.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account van Verhuisde de Smid' })).toBeVisible()
  expect(await portal.sql`select first_name from person where email = 'nieuw-adres@smederij.nl'`).toEqual([
    { first_name: 'Verhuisde' },
  ])
  await expect.poll(() => portal.mails().filter((mail) => mail.includes(`To: ${email}`)).length).toBe(2)
})

test.describe('a form that was not sent yet', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: 'Bedrijfsnaam' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/inloggen?redirect=/bedrijf-toevoegen')
    await logIn(page, 'eigenaar@demo.nl')
    await name(page).fill('Nog niet opgeslagen')
    await page.getByRole('radio', { name: 'meer dan 500 medewerkers' }).check()
  })

  test('is back after the session ended on the server', async ({ page, portal }) => {
    await portal.sql`delete from session`
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
    await expect(heading(page, 'Inloggen')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Wat je had ingevuld, is bewaard.')
    await logIn(page, 'eigenaar@demo.nl')

    await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
    await expect(name(page)).toHaveValue('Nog niet opgeslagen')
    await expect(page.getByRole('radio', { name: 'meer dan 500 medewerkers' })).toBeChecked()
    await page.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
    await expect(heading(page, 'Nog niet opgeslagen')).toBeVisible()
    expect(
      await portal.sql`select number_of_employees from company where name = 'Nog niet opgeslagen'`,
    ).toEqual([{ number_of_employees: '>500' }])
  })

  test('is back after the login ran out while typing', async ({ page }) => {
    await page.evaluate(() => {
      const [, json] = document.cookie.match(/bw_state=([^;]+)/)!
      const state = JSON.parse(decodeURIComponent(json!))
      state.user.loginExpiration = Date.now() + 1_000
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie of another tab
      document.cookie = `bw_state=${encodeURIComponent(JSON.stringify(state))}; path=/; samesite=lax`
    })
    await expect(heading(page, 'Inloggen')).toBeFocused()
    await logIn(page, 'eigenaar@demo.nl')
    await expect(name(page)).toHaveValue('Nog niet opgeslagen')
  })

  test('is not shown to somebody else who logs in, here or in another tab', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/bedrijven')
    await logOut(other)
    await other.waitForURL(/website/)
    await other.goto('/inloggen')
    await logIn(other, 'collega@demo.nl')
    await expect(other.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()

    // The first tab was led to the login when the owner left, and stays there.
    await expect(heading(page, 'Inloggen').or(heading(page, 'Je bent al ingelogd'))).toBeVisible()
    await page.goto('/bedrijf-toevoegen')
    await expect(page.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()
    await expect(name(page)).toHaveValue('')
  })

  test('is forgotten by who logs out', async ({ page, portal }) => {
    await logOut(page)
    await expect(page).toHaveURL(`${portal.url}/website/`)
    await page.goto('/bedrijf-toevoegen')
    await logIn(page, 'eigenaar@demo.nl')
    await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
    await expect(name(page)).toHaveValue('')
  })
})

test('somebody else logs in in another tab: this one shows them theirs, and nothing in between', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/inloggen')
  await expect(heading(other, 'Inloggen')).toBeVisible()
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('main').getByText('Smederij De Vonk')).toBeVisible()
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const name = document.querySelector('header')?.textContent ?? ''
      const shown = document.querySelector('main')?.textContent ?? ''
      if (name.includes('Collega') && shown.includes('De Vonk')) document.title = 'too much'
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

  await logIn(other, 'collega@demo.nl')
  await expect(page.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Constructiebedrijf Maasoever')).toBeVisible()
  await expect(page.getByText('Smederij De Vonk')).toHaveCount(0)
  await expect(page).toHaveTitle('Beterwerk – Mijn bedrijven')
})

test('the login in the header works by keyboard, and leads on', async ({ page, portal }) => {
  await page.goto('/geen-toegang?url=%2Fbedrijf-toevoegen')
  await expect(heading(page, 'Geen toegang')).toBeVisible()
  const button = page.getByRole('banner').getByRole('button', { name: 'Inloggen' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await page.keyboard.type('eigenaar@demo.nl')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
  await expect(page).toHaveURL(`${portal.url}/bedrijf-toevoegen`)
})

test('a double click on the login in the header opens it, and it stays', async ({ page }) => {
  await page.goto('/geen-toegang')
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  const address = panel.getByRole('textbox', { name: 'E-mailadres' })
  await doubleClickSlowly(page, page.getByRole('banner').getByRole('button', { name: 'Inloggen' }), panel)
  await expect(address).toBeFocused()
  await page.keyboard.type('els@smederij.nl')
  await expect(address).toHaveValue('els@smederij.nl')
  // A double click beside it is meant.
  await page.mouse.dblclick(5, 400)
  await expect(panel).toHaveCount(0)
})

test('what is typed in the header login stays when the first page comes only then', async ({ page }) => {
  // All that the page itself is made of waits; the header's own comes.
  const release = await hold(page, '**/remotes/**')
  await page.goto('/aanmelden', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  const address = page.getByRole('dialog', { name: 'Inloggen' }).getByRole('textbox', { name: 'E-mailadres' })
  await address.fill('els@smederij.nl')
  await expect(page.getByText('De pagina wordt geladen')).toBeAttached()
  release()
  await expect(page).toHaveTitle('Beterwerk – Aanmelden')
  await expect(page.locator('h1')).toHaveText('Aanmelden')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('els@smederij.nl')
})

test('the header login that cannot be fetched leads to the page', async ({ page, complaints }) => {
  await page.goto('/bestaat-niet')
  await page.route(/^[^?]*\/\d+\.\w+\.js$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  await page.unroute(/^[^?]*\/\d+\.\w+\.js$/)
  await expect(page).toHaveURL(/\/inloggen$/)
  complaints.length = 0
})
