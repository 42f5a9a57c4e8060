import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { expectAccessible, NARROW, WIDE, waitForAnimations } from '../harness/expect-accessible.ts'
import {
  accountLink,
  allWidgets,
  expect,
  loaderTag,
  logInWithWidget,
  test,
  widgetForms,
} from '../harness/two-domains.ts'
import { expectOnlyPictureBlocked, recordViolations, useEverything } from './use-everything.ts'
import { goThroughVisitorForms } from './visitor-forms.ts'

// Hostile websites: styles that override everything, and a policy that allows next to nothing.

const HOSTILE = `
  html { font-size: 62.5%; direction: rtl }
  * { all: unset !important; color: transparent !important; letter-spacing: 9px !important }
  span, bw-panel { display: none !important; visibility: hidden !important; zoom: 3 !important }
  button, input, label, dialog, div, p, section { display: none !important }`

for (const form of widgetForms) {
  test(`${form} works under the strictest content security policy`, {
    tag: form === 'a marked element' ? [] : '@deep',
  }, async ({ page, website, portal, browserErrors }) => {
    const policy = [
      "default-src 'none'",
      `script-src ${portal.url}`,
      `connect-src ${portal.url}`,
      "style-src 'none'",
      'img-src data:',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')
    website.put('/strict', {
      body: await allWidgets(portal, form),
      headers: { 'content-security-policy': policy },
    })
    await recordViolations(page)
    await page.goto('/strict')
    await useEverything(page)
    await expectOnlyPictureBlocked(page, portal.url, browserErrors)
  })
}

test('no style of the page affects the panels', async ({ page, website, portal }) => {
  const body = `<style>a { all: revert !important }</style>${await allWidgets(portal, 'an element of our own')}`
  website.put('/plain', { body })
  website.put('/hostile', {
    head: `${loaderTag(portal.url)}<style>${HOSTILE}</style>`,
    body: body.replaceAll(/<\/?(p|main|header)>/g, ''),
  })

  await page.goto('/plain')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(dialog).toBeVisible()
  await waitForAnimations(page)
  const plainPanel = (await dialog.boundingBox())!
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await accountLink(page).click()
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(accountLink(page)).toBeHidden()

  await page.goto('/hostile')
  await page.evaluate(() => document.querySelector<HTMLElement>('bw-login a')?.click())
  const sizeOfPanel = async () => {
    const { width, height } = (await dialog.boundingBox())!
    return [width, height]
  }
  await expect.poll(sizeOfPanel).toEqual([plainPanel.width, plainPanel.height])
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await accountLink(page).click()
  await expect(page.getByRole('button', { name: 'Log uit' })).toBeVisible()
  const look = () =>
    page.getByRole('button', { name: 'Log uit' }).evaluate((button) => {
      const { color, fontSize, letterSpacing, direction } = getComputedStyle(button)
      return { color, fontSize, letterSpacing, direction }
    })
  await expect.poll(look).toEqual({
    color: 'rgb(20, 33, 61)',
    fontSize: '16px',
    letterSpacing: 'normal',
    direction: 'ltr',
  })
})

test('a page is unchanged after a panel was open', { tag: '@deep' }, async ({ page, website, portal }) => {
  website.put('/', { body: await allWidgets(portal, 'a marked element') })
  const snapshot = () =>
    page.evaluate(() => ({
      title: document.title,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      styles: [...document.querySelectorAll('main, header, h1, p, a')].map((element) => {
        const { font, color, display, margin } = getComputedStyle(element)
        return [font, color, display, margin].join()
      }),
      html: document.body.innerHTML,
    }))
  await page.goto('/')
  const before = await snapshot()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Niet alle velden zijn correct ingevuld')
  expect((await snapshot()).title).toBe(before.title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(snapshot).toEqual(before)
})

test('unknown widgets and failed loads leave the page as it is', { tag: '@deep' }, async ({
  page,
  website,
  portal,
  browserErrors,
}) => {
  const unknownWidgets = `<span data-bw-widget="weather"><a href="/weer">Weer</a></span><bw-nothing>Niets</bw-nothing>
    <a href="/x#bw-toString">Tekst</a><a href="/x#bw-add-to-cart?product=abc">Geen product</a>
    <p data-bw-widget="login">Geen link</p>`
  website.put('/', { body: unknownWidgets })
  await page.goto('/')
  const before = await page.locator('body').innerHTML()
  await page.context().addCookies([
    {
      name: 'bw_state',
      domain: '.bw.localhost',
      path: '/',
      value:
        '{"v":2,"user":{"isLoggedIn":false,"id":null,"fullName":null,"roles":[],"loginExpiration":null,"hasClosedBackupNotification":false},"cart":"1"}',
    },
  ])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('body').innerHTML()).toBe(before)
  await page.getByRole('link', { name: 'Geen product' }).click()
  await expect(page).toHaveURL(`${website.url}/x#bw-add-to-cart?product=abc`)
  expect(browserErrors).toEqual([])

  website.put('/', { body: await allWidgets(portal, 'a marked element') })
  await page.route('**/widgets/**', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(`${portal.url}/inloggen`)
  browserErrors.length = 0

  await page.unrouteAll()
  await page.route('**/widgets/**', () => new Promise(() => undefined))
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL(`${portal.url}/inloggen`)
})

/** Serves another version of a module, as a compromised server would. */
const changeModule = (page: Page, module: string) =>
  page.route(`**/widgets/${module}.*`, (route, request) => {
    const code = readFileSync(`dist${new URL(request.url()).pathname}`, 'utf8')
    return route.fulfill({
      body: `window.isTaken = true;${code}`,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })

for (const module of ['panels', 'login', 'cart', 'english'] as const)
  test(`a module ${module} that was changed on its way does not run, and the link leads to the portal`, {
    tag: module === 'login' ? [] : '@deep',
  }, async ({ page, website, portal, browserErrors }) => {
    const body = await allWidgets(portal, 'a plain link')
    website.put('/', { body: module === 'english' ? `<div lang="en">${body}</div>` : body })
    await changeModule(page, module)
    await page.goto('/')
    const name = module === 'cart' ? 'Bestel de poster' : 'Inloggen'
    const link = page.getByRole('link', { name })
    await link.hover()
    await expect.poll(() => browserErrors.join()).toContain('integrity')
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
    await link.click()
    await expect(page).toHaveURL(
      module === 'cart' ? /\/winkelwagen\?product=1&aantal=2/ : `${portal.url}/inloggen#bw-login`,
    )
    browserErrors.length = 0
  })

for (const { module, link, path } of [
  { module: 'registration', link: 'Nieuw hier? Meld je nu aan!', path: '/aanmelden' },
  { module: 'password', link: 'Wachtwoord vergeten?', path: '/wachtwoord-vergeten' },
] as const)
  test(`a form ${module} that was changed on its way does not run, and the link leads to the portal`, {
    tag: '@deep',
  }, async ({ page, website, portal, browserErrors }) => {
    website.put('/', { body: await allWidgets(portal, 'a plain link') })
    await changeModule(page, module)
    await page.goto('/')
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await page.getByRole('link', { name: link }).hover()
    await expect.poll(() => browserErrors.join()).toContain('integrity')
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(portal.url + path)
    browserErrors.length = 0
  })

for (const forcedColors of ['none', 'active'] as const) {
  test(`open panels are accessible, forced colours ${forcedColors}`, { tag: '@deep' }, async ({
    page,
    website,
    portal,
  }) => {
    const widths = forcedColors === 'none' ? [NARROW, WIDE] : [WIDE]
    await page.emulateMedia({ forcedColors })
    website.put('/', {
      head: `<meta name="viewport" content="width=device-width"><script type="module" src="${portal.url}/bw.js"></script>
        <style>a { display: inline-block; padding: 12px }</style>`,
      body: await allWidgets(portal, 'a marked element'),
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Bestel de poster' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Toegevoegd' })).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
    const card = page.getByRole('dialog', { name: 'Poster Gehoorbescherming op' })
    await card.getByRole('button', { name: 'In winkelwagen' }).click()
    await expect(card.getByRole('status')).toBeVisible()
    await expectAccessible(page, widths)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Winkelwagen/ }).click()
    await expect(page.getByRole('combobox')).toHaveCount(2)
    await expectAccessible(page, widths)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, widths)
    await goThroughVisitorForms(page, () => expectAccessible(page, widths))
    await logInWithWidget(page, 'eigenaar@demo.nl')
    await expect(accountLink(page)).toBeVisible()
    await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveCount(2)
    await accountLink(page).click()
    await expectAccessible(page, widths)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
    await expect(page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })).toBeVisible()
    await expectAccessible(page, widths)
  })
}
