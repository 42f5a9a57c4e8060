import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { createPerson, expect, logInAndOpen, PASSWORD, readSharedCookie, test } from '../harness/portal.ts'

// How the browser and the portal withstand attacks on a user. docs/security.md lists all such tests.

/** Serves one page on another origin. Returns its address, and the headers of the last request. */
async function serveElsewhere(html: string) {
  let referer: string | undefined
  const server = createServer((request, response) => {
    referer = request.headers.referer
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, referer: () => referer, close }
}

test('the portal is not shown in a frame of another website', async ({ page, portal, browserErrors }) => {
  const paths = ['/inloggen', '/bedrijven', '/bestaat-niet', '/rest/login']
  const frames = paths.map((path) => `<iframe src="${portal.url}${path}"></iframe>`).join('')
  const site = await serveElsewhere(`<!doctype html><link rel="icon" href="data:,">${frames}`)
  await page.goto(site.url)
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual([site.url, ...paths.map(() => 'chrome-error://chromewebdata/')])
  site.close()
  expect(browserErrors).toHaveLength(paths.length)
  for (const error of browserErrors.splice(0)) expect(error).toContain("frame-ancestors 'none'")
})

test('a shared cookie that claims the role of administrator gives no rights', async ({
  page,
  portal,
  context,
  browserErrors,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  await logInAndOpen(page, email, '/bedrijven')
  const { user } = await readSharedCookie(page)
  const [administrator] = await portal.sql`select id from person where email = 'beheer@demo.nl'`
  const forged = { ...user, id: administrator!.id, roles: ['BW_USER', 'BW_COACH', 'BW_ADMIN'] }
  await context.addCookies([
    { name: 'bw_state', value: JSON.stringify({ v: 2, user: forged, cart: '' }), url: portal.url },
  ])
  await page.evaluate(() => localStorage.setItem('roles', '["BW_ADMIN"]'))
  for (const path of [
    '/rest/admin/users',
    '/rest/admin/companies',
    '/rest/coach/today',
    '/rest/companies/1/checks',
  ])
    expect((await page.request.get(`${portal.url}${path}`)).status(), path).toBe(403)
  await page.goto('/gebruikersbeheer')
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible()
  await expect(page.getByText('beheer@demo.nl')).toHaveCount(0)
  for (const error of browserErrors.splice(0)) expect(error).toContain('kan niet geladen worden')
})

test('markup in what users type is text on every page, and runs nothing', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const MARKUP = `"'><svg onload=alert(1)><img src=x onerror=alert(2)>`
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await createPerson(portal, email, MARKUP)
  await logInAndOpen(page, email, '/bedrijven')
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`${portal.url}/rest${path}`, {
      headers: { origin: portal.url },
      data,
    })
    expect(response.status(), path).toBe(200)
    return (await response.json()).responseObject?.id as number
  }
  const company = await post('/companies', {
    name: MARKUP,
    numberOfEmployees: '<10',
    branch: 'Metalektro',
    membership: 'Weet ik niet',
  })
  const advice = await post(`/companies/${company}/advices`, {
    themes: ['GENERAL'],
    reason: MARKUP,
    description: MARKUP,
    agreements: MARKUP,
  })
  const action = await post(`/companies/${company}/actionitems`, {
    themes: ['GENERAL'],
    description: MARKUP,
    actionHolder: MARKUP,
  })
  const record = await post(`/companies/${company}/company-records`, { theme: 'GENERAL', subject: MARKUP })
  const files = `/rest/companies/${company}/company-records/${record}/files`
  const upload = await page.request.post(`${portal.url}${files}`, {
    headers: { origin: portal.url },
    multipart: { file: { name: `${MARKUP}.txt`, mimeType: 'text/plain', buffer: Buffer.from('tekst') } },
  })
  expect(upload.status()).toBe(200)

  const pages = ['checks', `adviezen/${advice}`, 'adviezen', `actiepunten/${action}`, 'actiepunten']
  pages.push('bedrijfsdossier', `bedrijfsdossier/${record}`, 'geschiedenis', 'plan-van-aanpak', 'info')
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`/bedrijven/${company}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(MARKUP).first()).toBeAttached()
      await expect(page.locator('[onload], [onerror]')).toHaveCount(0)
    })
  expect(dialogs).toEqual([])
})

test('an image with a script that somebody uploaded is saved, and not shown on our origin', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  await logInAndOpen(page, email, '/bedrijven')
  const company = await addCompany(page, portal.url)
  const headers = { origin: portal.url }
  const records = `${portal.url}/rest/companies/${company}/company-records`
  const created = await page.request.post(records, {
    headers,
    data: { theme: 'GENERAL', subject: 'Tekening' },
  })
  const record = (await created.json()).responseObject.id
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'aangevallen\'"><script>alert(1)</script></svg>'
  const upload = await page.request.post(`${records}/${record}/files`, {
    headers,
    multipart: { file: { name: 'tekening.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) } },
  })
  expect(upload.status()).toBe(200)
  const [file] = await portal.sql`select id from company_record_file where record_id = ${record}`
  const saved = page.waitForEvent('download')
  await page.goto(`${records}/${record}/files/${file!.id}`).catch(() => undefined)
  expect((await saved).suggestedFilename()).toBe('tekening.svg')
  expect(await page.title()).not.toContain('aangevallen')
})

async function addCompany(page: Page, origin: string): Promise<number> {
  const data = {
    name: 'Smederij',
    numberOfEmployees: '<10',
    branch: 'Metalektro',
    membership: 'Weet ik niet',
  }
  const response = await page.request.post(`${origin}/rest/companies`, { headers: { origin }, data })
  return (await response.json()).responseObject.id
}

test('a website that is opened from the page to reset a password learns nothing of its address', async ({
  page,
}) => {
  const site = await serveElsewhere('<!doctype html><link rel="icon" href="data:,">Elders')
  await page.goto('/wachtwoord-resetten?token=geheim')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wachtwoord resetten niet mogelijk' }),
  ).toBeVisible()
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Elders' })
    document.body.append(link)
    link.click()
  }, site.url)
  await expect(page.getByText('Elders')).toBeVisible()
  expect(site.referer() ?? '').not.toMatch(/wachtwoord|token|geheim/)
  site.close()
})

test('passwords can be pasted, and password managers know which is which', { tag: '@deep' }, async ({
  page,
  portal,
  context,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url })
  const fields = () =>
    page
      .locator('main input[type=password]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  await page.goto('/inloggen')
  const password = page.getByRole('main').getByLabel('Wachtwoord', { exact: true })
  await expect(password).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await password.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(password).toHaveValue(PASSWORD)
  expect(await page.getByRole('textbox', { name: 'E-mailadres' }).getAttribute('autocomplete')).toBe(
    'username',
  )
  expect(await fields()).toEqual(['current-password'])

  await page.goto('/aanmelden')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
  expect(await fields()).toEqual(['new-password', 'new-password'])
  await logInAndOpen(page, email, '/gegevens/wachtwoord-wijzigen')
  await expect(page.getByLabel('Huidig wachtwoord')).toBeVisible()
  expect(await fields()).toEqual(['current-password', 'new-password', 'new-password'])
})
