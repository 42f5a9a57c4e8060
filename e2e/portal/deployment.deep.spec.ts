import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { startRemoteHost } from '../../testing/fakes/remote-host.ts'
import { buildChanged } from '../harness/build-changed.ts'
import { expect, logIn, test } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// A new build under a running server, while a page of the former one is open.

async function withDeployedPortal(use: (portal: Portal, dist: string) => Promise<void>) {
  const dist = mkdtempSync(join(tmpdir(), 'beterwerk-deployed-'))
  cpSync('dist', dist, { recursive: true })
  await withPortal({ TEST_DIST: dist }, (portal) => use(portal, dist))
  rmSync(dist, { recursive: true })
}

/** Also those that the server keeps. `folder`: of one part. */
async function removeFormerFiles({ sql }: Portal, dist: string, folder: string) {
  const built = Object.keys(JSON.parse(readFileSync(join(dist, folder, 'integrity.json'), 'utf8')))
  for (const file of globSync('*.js', { cwd: join(dist, folder) }))
    if (!built.includes(file) && /\.[\da-f]{8}\.js$/.test(file) && !file.startsWith('bw'))
      rmSync(join(dist, folder, file))
  await sql`delete from widget_file`
}

/** Notes when the document is loaded anew. */
const documentsOf = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  return documents
}

const forgotten = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Wachtwoord vergeten?' })

const deployAccount = (dist: string) =>
  buildChanged(
    'account',
    {
      'remotes/account/forgotten-password/ForgotPasswordPage.tsx': (text) =>
        text.replace('>Wachtwoord vergeten<', '>Nieuw wachtwoord<'),
    },
    dist,
  )

test('a page that was open when a remote was deployed goes on', async ({ page }) => {
  await withDeployedPortal(async (portal, dist) => {
    await page.goto(`${portal.url}/inloggen`)
    const { remove } = deployAccount(dist)
    await portal.sql`delete from widget_file`
    const documents = documentsOf(page)
    await forgotten(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeVisible()
    expect(documents).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Nieuw wachtwoord' })).toBeVisible()
    remove()
  })
})

test('a page whose next part is gone loads itself anew, once', async ({ page, browserErrors }) => {
  await withDeployedPortal(async (portal, dist) => {
    await page.goto(`${portal.url}/inloggen`)
    const { remove } = deployAccount(dist)
    await removeFormerFiles(portal, dist, 'remotes/account')
    const documents = documentsOf(page)
    await forgotten(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nieuw wachtwoord' })).toBeVisible()
    expect(documents).toHaveLength(1)
    remove()
  })
  browserErrors.length = 0
})

test('a login page that lacks the code for passkeys loads itself anew', async ({ page, browserErrors }) => {
  await withDeployedPortal(async (portal, dist) => {
    await page.goto(`${portal.url}/inloggen`)
    const { remove } = buildChanged(
      'account',
      { 'shared/parts/accounts/passkeys/ask-browser.ts': (text) => text.replace('Je hebt op', 'Er is op') },
      dist,
    )
    await removeFormerFiles(portal, dist, 'remotes/account')
    const documents = documentsOf(page)
    const passkey = page.getByRole('main').getByRole('button', { name: 'Inloggen met een passkey' })
    const options = page.waitForRequest(/\/rest\/.*passkey/)
    await passkey.click()
    await expect.poll(() => documents).toHaveLength(1)
    await passkey.click()
    await options
    remove()
  })
  browserErrors.length = 0
})

test('a form whose page lacks the code of a dialog is loaded anew with what was typed', async ({
  page,
  browserErrors,
}) => {
  await withDeployedPortal(async (portal, dist) => {
    await portal.sql`update company set coach_invited_at = now() where id = 2`
    await page.goto(`${portal.url}/inloggen`)
    await logIn(page, 'coach@demo.nl')
    await expect(page.getByRole('banner')).toContainText('Coach Demo')
    await page.goto(`${portal.url}/bedrijven/2/bezoekverslagen/nieuw`)
    const reason = page.getByRole('textbox', { name: 'Reden van het bezoek' })
    await reason.fill('De afzuiging van de lasplaats')
    const { remove } = buildChanged(
      'shell',
      {
        'shell/chrome/NoticeExplanation.tsx': (text) =>
          text.replace('Meekijken bij een bedrijf', 'Wat is meekijken?'),
      },
      dist,
    )
    await removeFormerFiles(portal, dist, '')
    const documents = documentsOf(page)
    await page.getByRole('button', { name: 'Wat betekent dit?' }).click()
    await expect(page.getByText('Wat je eerder had ingevuld, staat er weer.')).toBeVisible()
    await expect(reason).toHaveValue('De afzuiging van de lasplaats')
    expect(documents).toHaveLength(1)
    await page.getByRole('button', { name: 'Wat betekent dit?' }).click()
    await expect(page.getByRole('dialog', { name: 'Wat is meekijken?' })).toBeVisible()
    remove()
  })
  browserErrors.length = 0
})

test('a remote moves to another address of its host, without a restart of the portal', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-moved-'))
  cpSync('dist', folder, { recursive: true })
  const host = await startRemoteHost(folder)
  const manifest = join(folder, 'remotes/companies/mf-manifest.json')
  const entry = `${host.url}remotes/companies/mf-manifest.json`
  const REMOTES = JSON.stringify({ companies: { entry, integrity: 'none' } })
  await withPortal({ REMOTES }, async ({ url }) => {
    // Not the heading: it is there before the companies, whose request would fail when the page or the portal goes.
    const companies = page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()
    await page.goto(`${url}/inloggen`)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(companies).toBeVisible()

    const content = readFileSync(manifest, 'utf8')
    renameSync(join(folder, 'remotes/companies'), join(folder, 'remotes/moved'))
    mkdirSync(join(folder, 'remotes/companies'))
    writeFileSync(
      manifest,
      content.replace('"publicPath": "auto"', `"publicPath": "${host.url}remotes/moved/"`),
    )
    const moved = page.waitForResponse(`${host.url}remotes/moved/remoteEntry.js`)
    await page.reload()
    await expect(companies).toBeVisible()
    expect((await moved).status()).toBe(200)
  })
  await host.stop()
  rmSync(folder, { recursive: true })
})
