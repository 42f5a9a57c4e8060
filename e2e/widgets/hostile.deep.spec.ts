import type { Page } from '@playwright/test'

import { layoutShifts, recordLayoutShifts } from '../harness/layout-shifts.ts'
import { createPerson } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'
import {
  accountLink,
  allWidgets,
  companyOf,
  expect,
  loaderTag,
  logInWithWidget,
  test,
} from '../harness/two-domains.ts'
import { oldLibraries } from './old-libraries.ts'

// Plain addresses on difficult pages: with libraries that change the browser, and links that come and go.

async function useWidgets(page: Page, { sql }: Portal, invited: string) {
  const order = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await order('Bestel de poster')
  await expect(page.getByText('Toegevoegd: 2 × Poster Tillen doe je zo.')).toBeVisible()
  const login = page.getByRole('dialog', { name: 'Inloggen' })
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toHaveText('Eigenaar Demo ▾')
  await order('Bestel de sticker')
  await expect(page.getByRole('link', { name: 'Winkelwagen 2 producten in je winkelwagen' })).toBeVisible()
  const sent = () => sql`
    select quantity from cart_item join person on person.id = person_id
    where email = 'eigenaar@demo.nl' and product_id = 2`
  await expect.poll(sent).toEqual([{ quantity: 1 }])
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  await expect(page.getByRole('region', { name: 'Mijn bedrijven' })).toContainText('Smederij De Vonk')
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nodig iemand uit bij Smederij De Vonk' })
  await dialog.getByRole('radio', { name: 'Collega' }).check()
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Jan Jansen')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(invited)
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je mee?')
  await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Jan Jansen' })).toBeVisible()
  expect(await sql`select checks from invitation where email = ${invited}`).toEqual([
    { checks: ['PHYSICAL_STRAIN'] },
  ])
  await accountLink(page).click()
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
}

for (const [library, code] of Object.entries(oldLibraries))
  test(`every widget works beside ${library}`, async ({ page, website, portal, uniqueEmail }) => {
    website.putScript('/old.js', `(function () { ${code} })()`)
    website.put('/', {
      head: `<script src="/old.js"></script>${loaderTag(portal.url)}`,
      body: await allWidgets(portal, 'an address alone'),
    })
    await page.goto('/')
    await useWidgets(page, portal, uniqueEmail)
  })

test('plain addresses move nothing when they become widgets', async ({
  page,
  website,
  portal,
  uniqueEmail,
}) => {
  await createPerson(portal, uniqueEmail)
  await recordLayoutShifts(page)
  const reserved =
    '<style>a[href$="/inloggen"] { display: inline-block; min-width: 13rem; min-height: 44px } a[href$="/winkelwagen"] { display: inline-block; min-width: 10rem }</style>'
  website.put('/', {
    head: `${reserved}${loaderTag(portal.url)}`,
    body: await allWidgets(portal, 'an address alone'),
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await layoutShifts(page)).toEqual([])
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, uniqueEmail)
  await expect(accountLink(page, 'Els de Smid')).toHaveText('Els de Smid ▾')
  await page.reload()
  await expect(accountLink(page, 'Els de Smid')).toHaveText('Els de Smid ▾')
  await expect(page.getByText('1 product in je winkelwagen')).toBeAttached()
  expect(await layoutShifts(page)).toEqual([])
})

const ROOM = 100
const ROUNDS = 500
const BATCHES = 10

/** Adds and removes the links `rounds` times. Waits for what the widgets do in between. */
const comeAndGo = (page: Page, rounds: number) =>
  page.evaluate(async (rounds) => {
    const room = document.querySelector('#room')!
    const { content } = document.querySelector('template')!
    for (let round = 0; round < rounds; round++) {
      room.append(content.cloneNode(true))
      await new Promise(requestAnimationFrame)
      room.replaceChildren()
    }
  }, rounds)

async function leftIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  // By then frames and timers have released what they hold.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  for (let collection = 0; collection < 3; collection++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { nodes, listeners }
}

test('links that come and go leave no node and no listener, also with their panel open', async ({
  page,
  website,
  portal,
}) => {
  test.slow()
  const company = await companyOf(portal)
  const addresses = [
    '/inloggen',
    '/winkelwagen',
    '/winkelwagen?product=1&amp;aantal=1',
    '/bedrijven',
    `/bedrijven/externalId/${company}?venster=uitnodigen`,
  ]
  const links = Array.from({ length: ROOM }, (_, index) => {
    const address = portal.url + addresses[index % addresses.length]
    return `<p><a href="${address}">Link ${index}</a></p>`
  })
  website.put('/', {
    body: `<a href="${portal.url}/inloggen">Inloggen</a><template>${links.join('')}</template><div id="room"></div>`,
  })
  await page.goto('/')
  const place = (index: number) => page.locator('#room a').nth(index)
  async function openAndRemove() {
    for (const [index, shown] of [
      [2, page.getByRole('status').first()],
      [0, page.getByRole('button', { name: 'Log uit' })],
      [3, page.getByRole('region', { name: 'Mijn bedrijven' })],
      [4, page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })],
    ] as const) {
      await page.evaluate(() =>
        document.querySelector('#room')!.append(document.querySelector('template')!.content.cloneNode(true)),
      )
      await place(index).click()
      await expect(shown).toBeVisible()
      await page.evaluate(() => document.querySelector('#room')!.replaceChildren())
      await expect(shown).toHaveCount(0)
    }
    expect(await page.locator('bw-panel, bw-count').count()).toBe(0)
  }
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeVisible()
  // Everything is loaded and shown once before the comparison: browsers may retain what was used last, before and after
  // alike.
  await comeAndGo(page, 1)
  await openAndRemove()
  const before = await leftIn(page)
  for (let batch = 0; batch < BATCHES; batch++) {
    await comeAndGo(page, ROUNDS / BATCHES)
    await openAndRemove()
  }
  // Collecting may take more than one round; what is referenced stays after each.
  const added = async () => {
    const after = await leftIn(page)
    return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }
  }
  await expect.poll(added).toEqual({ nodes: 0, listeners: 0 })
})
