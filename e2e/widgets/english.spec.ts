import type { Locator, Page } from '@playwright/test'

import { moreSentences } from '../../widgets/panels/english/more-sentences.ts'
import { sentences } from '../../widgets/panels/english/sentences.ts'
import { createPersonWithTwoSteps } from '../accounts/person-with-two-steps.ts'
import { expectAccessible } from '../harness/expect-accessible.ts'
import { createPerson, PASSWORD } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'
import { companyOf, expect, logInWithWidget, test } from '../harness/two-domains.ts'

// Widgets on English pages. `english.test.ts` compares the dictionaries with what panels can say.

/** The Dutch sentences that differ from the English, as patterns. Sentences of placeholders alone would match anything. */
const dutch = Object.entries({ ...sentences, ...moreSentences })
  .filter(([sentence, english]) => sentence !== english && /[a-z]{4}/i.test(sentence.replace(/\{\w*\}/g, '')))
  .map(
    ([sentence]) =>
      `^${sentence
        .split(/\{\w*\}/)
        .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
        .join('.+')}$`,
  )

/** Expects open panels, and no Dutch sentence in them. */
async function expectEnglish(page: Page) {
  const found = await page.evaluate((sentences) => {
    const patterns = sentences.map((sentence) => new RegExp(sentence, 's'))
    const read: string[] = []
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'label']
    for (const host of document.querySelectorAll('bw-panel'))
      for (const part of host.shadowRoot!.querySelectorAll('div')) {
        const content = part.shadowRoot?.querySelector('[lang="en"]')
        for (const element of content?.querySelectorAll('*') ?? []) {
          if (element.classList.contains('notranslate')) continue
          for (const node of element.childNodes) if (node instanceof Text) read.push(node.data.trim())
          for (const name of attributes) read.push(element.getAttribute(name) ?? '')
        }
      }
    return {
      count: read.length,
      dutch: read.filter((text) => patterns.some((pattern) => pattern.test(text))),
    }
  }, dutch)
  expect(found.count).toBeGreaterThan(0)
  expect(found.dutch).toEqual([])
}

const links = ({ url }: Portal, company: string) => `
  <p><a href="${url}/inloggen">Log in</a> <a href="${url}/winkelwagen">Cart</a></p>
  <p><a href="${url}/winkelwagen?product=1&amp;aantal=2">Order the poster</a></p>
  <p><a href="${url}/winkelwagen?product=999">Order nothing</a></p>
  <p><a href="${url}/winkelwagen?product=1&amp;aantal=12">Order too many</a></p>
  <p><a href="${url}/winkelwagen?product=3&amp;venster=product">See the card</a></p>
  <p><a href="${url}/bedrijven/externalId/${company}?venster=uitnodigen">Invite someone</a></p>
  <p><a href="${url}/bedrijven">My companies</a></p>`

test.beforeEach(async ({ website, portal }) => {
  website.put('/', {
    head: `<meta name="viewport" content="width=device-width"><script type="module" src="${portal.url}/bw.js"></script>
      <style>a { display: inline-block; padding: 12px }</style>`,
    body: `<main lang="en-GB"><h1>Website</h1>${links(portal, await companyOf(portal))}</main>`,
  })
})

const loginPanel = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

async function logInInEnglish(page: Page, email: string, password = PASSWORD) {
  await loginPanel(page).getByRole('textbox', { name: 'Email address' }).fill(email)
  await loginPanel(page).getByLabel('Password', { exact: true }).fill(password)
  await loginPanel(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

const accountLink = (page: Page, name: string) => page.getByRole('link', { name: `Account: ${name}` })

test('the login form, its mistakes, the code and the account menu are in English', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const { app, recoveryCode } = await createPersonWithTwoSteps(portal, email)
  const panel = loginPanel(page)
  const alert = panel.getByRole('alert')
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(panel.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'New here? Sign up now!' })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(alert).toContainText('Not all fields are filled in correctly')
  await expect(alert.getByRole('link', { name: 'Email address: This field is required.' })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    'This field is required.',
  )
  await logInInEnglish(page, 'els', 'x'.repeat(300))
  await expect(alert.getByRole('link', { name: 'Email address: Invalid email address' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Password: Fill in 255 characters at most.' })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await logInInEnglish(page, email, 'Anders2026')
  await expect(alert).toHaveText('The email address or the password is wrong.')
  await panel.getByRole('button', { name: 'Show password' }).click()
  await expect(panel.getByRole('button', { name: 'Hide password' })).toBeVisible()
  await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('Anders2026')

  await logInInEnglish(page, email)
  await expect(panel.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(panel.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    'The six digits from the app on your phone.',
  )
  await page.keyboard.type(app.wrongCode())
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(
    'This code is wrong or was used before. Wait for the next code in your app.',
  )
  await panel.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(panel.getByLabel('Recovery code')).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Use the code from the app' })).toBeVisible()
  await expectEnglish(page)
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')

  await accountLink(page, 'Els de Smid').click()
  for (const name of ['My companies', 'My details', 'My orders'])
    await expect(page.getByRole('listitem').getByRole('link', { name })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeFocused()
})

test('a visitor registers, and asks for a new password, in English', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await loginPanel(page).getByRole('link', { name: 'Forgotten your password?' }).click()
  const password = page.getByRole('dialog', { name: 'Forgotten password' })
  await expect(password.getByText(/^Fill in your email address\. You will get an email/)).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await password.getByRole('textbox', { name: 'Email address' }).fill(uniqueEmail)
  await password.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectEnglish(page)
  await page.getByRole('link', { name: 'Back to the login' }).click()

  await loginPanel(page).getByRole('link', { name: 'New here? Sign up now!' }).click()
  const form = page.getByRole('dialog', { name: 'Sign up' })
  await form.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(
    form.getByRole('alert').getByRole('link', { name: 'First name: This field is required.' }),
  ).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await form.getByRole('textbox', { name: 'First name' }).fill('Aanmelden')
  await form.getByRole('textbox', { name: 'Last name', exact: true }).fill('de Smid')
  await form.getByRole('textbox', { name: 'Email address' }).fill(uniqueEmail)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Repeat your password', { exact: true }).fill(PASSWORD)
  for (const name of ['I accept the terms of use', 'I have read the privacy statement'])
    await form.getByRole('checkbox', { name }).check()
  await form.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You have signed up' })).toBeVisible()
  await expectEnglish(page)
  expect(await portal.sql`select first_name from person where email = ${uniqueEmail}`).toEqual([
    { first_name: 'Aanmelden' },
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await expect(accountLink(page, 'Aanmelden de Smid')).toBeFocused()
})

test('a product is shown in English, with its own title', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See the card' }).click()
  const card = page.getByRole('dialog', { name: 'Instructiekaart Duwen en trekken' })
  await expect(card.getByRole('combobox', { name: 'Quantity' })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(card.getByRole('status')).toContainText('‘Instructiekaart Duwen en trekken’ is in your cart.')
  await expect(card.getByRole('status')).toContainText(
    'Now in your cart: 1 × Instructiekaart Duwen en trekken.',
  )
  await expect(card.getByRole('link', { name: 'Go to your cart' })).toBeVisible()
  await expectEnglish(page)
})

test('who tries too often, or cannot reach the server, reads why in English', { tag: '@deep' }, async ({
  page,
  portal,
  browserErrors,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  const alert = loginPanel(page).getByRole('alert')
  await expect(async () => {
    await logInInEnglish(page, email, 'Anders2026')
    await expect(alert).toBeVisible()
    expect(await alert.textContent()).toMatch(
      /^You’ve tried this too often. Wait \d+ (minutes?|hours) and then try again.$/,
    )
  }).toPass()
  await page.context().setOffline(true)
  await loginPanel(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(alert).toHaveText(
    'Logging in failedThe service is temporarily unavailable, please try again later.',
  )
  await page.context().setOffline(false)
  browserErrors.length = 0
})

test('companies are shown in English, but not their names', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const id = await createPerson(portal, email)
  await page.goto('/')
  await page.getByRole('link', { name: 'My companies' }).click()
  await logInInEnglish(page, email)
  const overview = page.getByRole('region', { name: 'My companies' })
  await expect(overview.getByRole('heading', { name: 'No companies.' })).toBeVisible()
  await expect(overview).toContainText('Add your company. Then you can start an improvement check.')
  await expect(overview.getByRole('link', { name: 'Add company' })).toBeVisible()
  await expectEnglish(page)

  for (const name of ['Inloggen', 'Mijn bedrijven'])
    await portal.sql`
      insert into company (owner_id, name, number_of_employees, branch, membership)
      values (${id}, ${name}, '<10', 'anders', 'Geen van beide')`
  await portal.sql`
    insert into company_check (company_id, "check")
    select id, 'MACHINE_SAFETY' from company where owner_id = ${id} and name = 'Inloggen'`
  await page.reload()
  await page.getByRole('link', { name: 'My companies' }).click()
  await expect(overview.getByRole('heading', { level: 2 })).toHaveText(['Inloggen', 'Mijn bedrijven'])
  const card = overview.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Inloggen' }) })
  await expect(card).toContainText('Other · fewer than 10 employees')
  for (const [check, status] of [
    ['Physical strain', 'Not started'],
    ['Machine safety', 'In progress'],
    ['Welding fumes', 'Not started'],
  ] as const)
    await expect(card.getByRole('listitem').filter({ hasText: check })).toContainText(status)
  await expect(card.getByRole('link', { name: 'See improvement checks of Inloggen' })).toBeVisible()
  await expect(overview.getByRole('link', { name: 'Go to my companies' })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
})

test('an invitation is made in English', { tag: '@deep' }, async ({ page, portal, uniqueEmail }) => {
  await portal.sql`update company set coach_invited_at = null`
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logInInEnglish(page, 'eigenaar@demo.nl')
  await expect(accountLink(page, 'Eigenaar Demo')).toBeVisible()
  await page.getByRole('link', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite someone to / })
  await expect(dialog.getByRole('radiogroup', { name: 'Who are you inviting?' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Improvement coach' })).toBeChecked()
  await expect(dialog.getByRole('status')).toHaveText('Still needed: Message.')
  await expectEnglish(page)
  await dialog.getByRole('radio', { name: 'Colleague' }).check()
  await expect(dialog.getByRole('radio', { name: 'View and edit' })).toHaveAccessibleDescription(
    'Can also start and fill in improvement checks.',
  )
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('els')
  await expect(dialog.getByRole('status')).toHaveText(
    'Still needed: Name, Email address: Invalid email address, Message, Improvement checks.',
  )
  await expectEnglish(page)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Collega')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('eigenaar@demo.nl')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Are you coming?')
  await dialog.getByRole('checkbox', { name: 'Physical strain' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'This is the email address of the owner of the company.',
  )
  await expectEnglish(page)
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(uniqueEmail)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('The invitation to Collega has been sent.')).toBeVisible()

  await page.getByRole('link', { name: 'Invite someone' }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Are you coming?')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(
    page.getByText('The invitation to the improvement coach still has to be confirmed.'),
  ).toBeVisible()
  await expectEnglish(page)
  await portal.sql`update company set coach_invited_at = now(), coach_request_hash = null`
  await page.getByRole('link', { name: 'Invite someone' }).click()
  await expect(dialog).toContainText('The improvement coach has already been invited to look along.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

const basket = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

test('products are put in the cart and taken out of it in English, with their own titles', {
  tag: '@deep',
}, async ({ page, browserErrors }) => {
  await page.goto('/')
  const said = page.getByRole('status')
  const orders: [string, string][] = [
    ['Order nothing', 'Nothing was added: this product can’t be ordered.'],
    ['Order too many', 'Nothing was added: you can order 1 to 10 of ‘Poster Tillen doe je zo’, not 12.'],
    ['Order the poster', 'Added: 2 × Poster Tillen doe je zo.'],
  ]
  for (const [name, text] of orders) {
    await page.getByRole('link', { name }).click()
    await expect(said.filter({ hasText: text })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Order the poster' }).click()
  await expect(said.filter({ hasText: 'Quantity changed: 2 × Poster Tillen doe je zo.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your cart' })).toHaveCount(3)
  await page.getByRole('link', { name: 'Cart 1 product in your cart' }).click()
  const quantity = basket(page).getByRole('combobox', { name: 'Quantity: Poster Tillen doe je zo' })
  await expect(quantity).toHaveValue('2')
  await expect(basket(page).getByText('Poster Tillen doe je zo', { exact: true })).toHaveClass('notranslate')
  await expect(basket(page).getByRole('link', { name: 'Continue to order' })).toBeVisible()
  await expectEnglish(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.reload()
  await page.route('**/rest/products', (route) => route.abort())
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(basket(page).getByRole('alert')).toContainText('The names of the products can’t be loaded')
  await expect(basket(page).getByText('Product 1', { exact: true })).toBeVisible()
  await expect(basket(page).getByRole('combobox', { name: 'Quantity: Product 1' })).toBeVisible()
  await basket(page).getByRole('button', { name: 'Remove Product 1' }).click()
  await expect(
    basket(page).getByText('‘Product 1’ has been removed from your cart. Your cart is empty.'),
  ).toBeVisible()
  await expectEnglish(page)
  browserErrors.length = 0
})

test('each link has the language of the nearest element, also when both are open', { tag: '@deep' }, async ({
  page,
  website,
  portal,
}) => {
  const link = (path: string, text: string) => `<p><a href="${portal.url}${path}">${text}</a></p>`
  website.put('/both', {
    body: `
      ${link('/inloggen', 'Inloggen')} ${link('/bedrijven', 'Mijn bedrijven')}
      <div lang="EN">${link('/inloggen', 'Log in')} ${link('/bedrijven', 'My companies')}
        <div lang="de">${link('/inloggen', 'Anmelden')}</div>
      </div>
      <p lang="enm"><a href="${portal.url}/winkelwagen?product=999">Middle English</a></p>
      <p lang="nl"><a lang="en" href="${portal.url}/winkelwagen?product=999">English</a></p>`,
  })
  await page.goto('/both')
  const inDutch = page.getByRole('dialog', { name: 'Inloggen' })
  const submit = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true }).click()
  for (const _ of ['first', 'again']) {
    await page.getByRole('link', { name: 'Log in' }).click()
    await submit(loginPanel(page), 'Log in')
    await expect(loginPanel(page).getByRole('alert')).toContainText('Password: This field is required.')
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(loginPanel(page)).toHaveCount(0)
    await submit(inDutch, 'Inloggen')
    await expect(inDutch.getByRole('alert')).toContainText('Wachtwoord: Dit is een verplicht veld.')
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(inDutch).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Middle English' }).click()
  await expect(page.getByText('Er is niets toegevoegd: dit materiaal is niet te bestellen.')).toBeVisible()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page.getByText('Nothing was added: this product can’t be ordered.')).toBeVisible()

  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('link', { name: 'Account van Eigenaar Demo' })).toHaveCount(2)
  await expect(accountLink(page, 'Eigenaar Demo')).toHaveCount(1)
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  const both = ['Mijn bedrijven', 'My companies'].map((name) => page.getByRole('region', { name }))
  await expect(both[0]!.getByRole('heading', { level: 2 })).toHaveCount(2)
  await page.getByRole('link', { name: 'My companies' }).click()
  await expect(both[1]!.getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(both[0]!).toContainText('Bekijk Verbeterchecks')
  await expect(both[0]!).not.toContainText('See improvement checks')
  await expect(both[1]!).toContainText('See improvement checks')
  await expectEnglish(page)
  await accountLink(page, 'Eigenaar Demo').click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('link', { name: 'Account van Eigenaar Demo' }).first().click()
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeFocused()
})

test('the strictest content security policy allows English', async ({ page, website, portal }) => {
  website.put('/strict', {
    body: `<main lang="en">${links(portal, await companyOf(portal))}</main>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${portal.url}; connect-src ${portal.url}; style-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  await page.goto('/strict')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logInInEnglish(page, 'eigenaar@demo.nl')
  await page.getByRole('link', { name: 'My companies' }).click()
  await expect(page.getByRole('region', { name: 'My companies' })).toContainText('See improvement checks')
})
