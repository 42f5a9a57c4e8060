import type { Page } from '@playwright/test'
import { createCompany } from '../checks/check-journey.ts'
import { createAccountAndLogIn, mailedLink } from '../companies/invitations.ts'
import { expectAccessible, NARROW, WIDE } from '../harness/expect-accessible.ts'
import {
  confirmIdentity,
  createPerson,
  expect,
  holdRequests,
  logIn,
  logInAndOpen,
  test,
} from '../harness/portal.ts'
import { ADMIN, askToGiveCompany, confirm } from './administration.ts'

const OWNER = 'eigenaar@demo.nl'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function giveCompany(page: Page, name: string, address: string) {
  await askToGiveCompany(page, name.toUpperCase(), name, address)
  await expectAccessible(page, [NARROW, WIDE])
  await confirm(page)
  await confirmIdentity(page)
}

test('the old owner loses the open page, and the new owner has the company', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  test.slow()
  const name = 'Smederij De Overdracht'
  const id = await createCompany(portal, name)
  await createPerson(portal, uniqueEmail, 'Kees')
  const other = await browser.newContext({ baseURL: portal.url })
  const owner = await other.newPage()
  await logInAndOpen(owner, OWNER, `/bedrijven/${id}/checks`)
  await expect(heading(owner, name)).toBeVisible()

  await giveCompany(page, name, uniqueEmail)
  await expect(page.getByText(`Kees de Smid is nu de eigenaar van ${name}.`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Wijzigingen door beheerders' })).toContainText(
    'Eigenaar gewijzigd',
  )
  await expect(page.getByRole('button', { name: 'Eigenaar wijzigen' })).toBeFocused()

  await owner.getByRole('link', { name: 'Adviezen' }).click()
  await expect(heading(owner, 'Geen toegang')).toBeVisible()
  await expect(owner).toHaveURL(/\/geen-toegang\?/)
  await owner.goto('/bedrijven')
  await expect(heading(owner, 'Mijn bedrijven')).toBeVisible()
  await expect(owner.getByText(name)).toHaveCount(0)
  await other.close()

  const next = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await next.goto(await mailedLink(portal, `/bedrijven/${id}/checks`, uniqueEmail))
  await logIn(next, uniqueEmail)
  await expect(heading(next, name)).toBeVisible()
  await next.getByRole('link', { name: 'Bedrijfsgegevens aanpassen' }).click()
  await expect(heading(next, 'Gegevens aanpassen')).toBeVisible()
  await next.context().close()
})

test('an address without an account becomes the owner by the link in the mail', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  test.slow()
  const name = 'Smederij De Uitnodiging'
  await createCompany(portal, name)
  await giveCompany(page, name, uniqueEmail)
  await expect(page.getByText(`De uitnodiging is verstuurd naar ${uniqueEmail}.`)).toBeVisible()
  await expect(page.getByText('Uitgenodigd', { exact: true })).toBeVisible()
  await expectAccessible(page, [NARROW, WIDE])

  const kees = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await kees.goto(await mailedLink(portal, '/aanmelden', uniqueEmail))
  await createAccountAndLogIn(kees, uniqueEmail, ['Kees', 'Koper'])
  await expect(kees.getByRole('link', { name: 'Bedrijfsgegevens aanpassen' })).toBeVisible()
  await kees.context().close()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Naam eigenaar' })).toHaveValue('Kees Koper')
  await expect(page.getByText('Uitgenodigd', { exact: true })).toHaveCount(0)
})

test('a row that is pressed before the search begins opens its company', async ({ page, portal }) => {
  const name = 'Aambeeld Noord'
  const id = await createCompany(portal, name)
  await page.clock.install()
  await logInAndOpen(page, ADMIN, '/bedrijvenbeheer')
  const release = await holdRequests(page, `**/rest/admin/companies/${id}`)
  await page.getByRole('searchbox').fill('demo')
  await page.getByRole('link', { name, exact: true }).click()
  await page.clock.runFor(1_000)
  release()
  await expect(heading(page, name)).toBeVisible()
})
