import { logIn } from '../harness/portal.ts'
import { accountLink, companyOf, expect, logInWithWidget, test } from '../harness/two-domains.ts'

// Every link to the portal is a widget, wherever it is on a page and however it is written.

const links = (portal: string, company: string) => `
  <p><a href="${portal}/inloggen">Log hier in</a></p>
  <nav><a href="${portal}/winkelwagen"><b>Mandje</b></a></nav>
  <table><tr><td><a class="knop" target="_blank" rel="noopener" href="${portal}/winkelwagen?product=2&amp;aantal=3">Bestel</a></td></tr></table>
  <ul><li><a href="${portal}/winkelwagen?aantal=1&amp;product=5">Nog een</a></li></ul>
  <div><p>Zie <a href="${portal}/bedrijven">mijn bedrijven</a>.</p></div>
  <blockquote><a href="${portal}/bedrijven/externalId/${company}?venster=uitnodigen">Vraag een collega</a></blockquote>`

test('the address of a page of the portal is enough for each widget', { tag: '@deep' }, async ({
  page,
  website,
  portal,
  uniqueEmail,
}) => {
  website.put('/', { body: links(portal.url, await companyOf(portal)) })
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel' }).click()
  await expect(page.getByText('Toegevoegd: 3 × Werkplekkaart Lasrook.')).toBeVisible()
  await page.getByRole('link', { name: 'Nog een' }).click()
  await expect(page.getByText('Toegevoegd: 1 × Poster Gehoorbescherming op.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mandje 2 producten in je winkelwagen' })).toBeVisible()

  await page.getByRole('link', { name: 'mijn bedrijven' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('region', { name: 'Mijn bedrijven' })).toContainText('Smederij De Vonk')
  await expect(accountLink(page)).toHaveText('Eigenaar Demo ▾')

  await page.getByRole('link', { name: 'Vraag een collega' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nodig iemand uit bij Smederij De Vonk' })
  await dialog.getByRole('radio', { name: 'Collega' }).check()
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Jan Jansen')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(uniqueEmail)
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je mee?')
  await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Jan Jansen' })).toBeVisible()
  expect(await portal.sql`select name from invitation where email = ${uniqueEmail}`).toHaveLength(1)
})

test('the address of an invitation opens the form on the portal, after a login', async ({ page, portal }) => {
  await page.goto(`${portal.url}/bedrijven/externalId/${await companyOf(portal)}?venster=uitnodigen`)
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('dialog', { name: 'Nodig iemand uit bij Smederij De Vonk' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page).toHaveURL(/\/bedrijven\/\d+\/checks$/)
})

test('without JavaScript, and logged out, links lead to pages that say what they need', {
  tag: '@deep',
}, async ({ browser, page, website, portal }) => {
  website.put('/', { body: links(portal.url, await companyOf(portal)) })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const [name, sentence] of [
    ['Log hier in', 'Zet JavaScript aan om in te loggen.'],
    ['Mandje', 'Zet JavaScript aan om je winkelwagen te zien en materialen te bestellen. Ze zijn gratis.'],
    ['mijn bedrijven', 'Zet JavaScript aan om in te loggen en je bedrijven te zien.'],
    [
      'Vraag een collega',
      'Zet JavaScript aan om in te loggen en dit bedrijf te zien, of iemand te laten meekijken.',
    ],
  ] as const) {
    await plain.goto(website.url)
    await plain.getByRole('link', { name }).click()
    await expect(plain.locator('noscript p')).toHaveText(sentence)
  }
  await context.close()

  website.put('/off', { head: '', body: links(portal.url, await companyOf(portal)) })
  for (const [name, sentence] of [
    ['mijn bedrijven', 'Log in om je bedrijven te zien.'],
    ['Vraag een collega', 'Log in om iemand te laten meekijken.'],
  ] as const) {
    await page.goto('/off')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

test('links that ask for something else, or to be left alone, stay links', { tag: '@deep' }, async ({
  page,
  website,
  portal,
}) => {
  const company = await companyOf(portal)
  const others = [
    `${portal.url}/inloggen?naar=%2Fbestellingen`,
    `${portal.url}/bedrijven/externalId/${company}`,
    `${portal.url}/bedrijven/externalId/${company}?venster=nieuw`,
    `${portal.url}/inloggen/`,
    `${portal.url}/aanmelden`,
    `${portal.url}/winkelwagen?product=`,
    'https://elders.voorbeeld.nl/inloggen',
    '/inloggen',
  ]
  const off = `<a data-bw="off" href="${portal.url}/inloggen">Uit</a>
    <div data-bw="off"><p><a href="${portal.url}/winkelwagen?product=2&amp;aantal=3">Ook uit</a></p>
      <span data-bw-widget="login"><a href="${portal.url}/inloggen">En deze</a></span></div>
    <span data-bw-widget="login"><a href="${portal.url}/inloggen">Inloggen</a> of <a href="${portal.url}/aanmelden">meld je aan</a></span>`
  website.put('/', { body: off + others.map((href, at) => `<a href="${href}">Link ${at}</a>`).join(' ') })
  await page.goto('/')
  // Seen by scripts of the page: the loader does not prevent these clicks.
  await page.evaluate(() => {
    const followed: string[] = []
    Object.assign(window, { followed })
    addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed.push((event.target as Element).textContent!)
      event.preventDefault()
    })
  })
  const names = ['Uit', 'Ook uit', 'En deze', 'meld je aan', ...others.map((_, at) => `Link ${at}`)]
  for (const name of names) await page.getByRole('link', { name, exact: true }).click()
  const followed = () => page.evaluate(() => (window as unknown as { followed: string[] }).followed)
  expect(await followed()).toEqual(names)
  await page.getByRole('link', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible()
  expect(await followed()).toEqual(names)
})
