import type { Page } from '@playwright/test'

import { expectToFit } from '../harness/expect-accessible.ts'
import {
  confirmIdentity,
  createPerson,
  doubleClickToSend,
  expect,
  logInAndOpen,
  PASSWORD,
  pressUntilFocused,
  test,
} from '../harness/portal.ts'

// Each test has its own people, so that the tests can share a portal.

const ADMIN = 'beheer@demo.nl'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek op naam of e-mailadres' })

test('an administrator finds a user by keyboard and gives a role, which counts from the next login on', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  const id = await createPerson(portal, uniqueEmail, 'Élise')
  await logInAndOpen(page, ADMIN, '/gebruikersbeheer')
  await expect(heading(page, /^Gebruikers \(\d+\)$/)).toBeVisible()
  await search(page).fill(`  ELISE  ${uniqueEmail.split('@')[0]?.toUpperCase()} `)
  await expect(heading(page, /^Gebruikers \(1 \/ \d+\)$/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Élise de Smid' })
  await pressUntilFocused(page, link)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Élise de Smid')).toBeFocused()

  const other = await browser.newPage({ baseURL: portal.url })
  await logInAndOpen(other, uniqueEmail, '/bedrijven')
  const mayCoach = async () => (await other.request.get('/rest/login')).json()
  expect((await mayCoach()).responseObject.personRoles).toEqual(['BW_USER'])
  await page.getByRole('checkbox', { name: 'verbetercoach' }).check()
  await doubleClickToSend(page, page.getByRole('button', { name: 'Opslaan' }))
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('De gegevens zijn opgeslagen.')).toBeVisible()
  expect((await mayCoach()).responseObject.loggedIn).toBe(false)
  await logInAndOpen(other, uniqueEmail, '/bedrijven')
  expect((await mayCoach()).responseObject.personRoles).toEqual(['BW_USER', 'BW_COACH'])
  expect(await portal.sql`select roles, revision from person where id = ${id}`).toEqual([
    { roles: ['BW_USER', 'BW_COACH'], revision: 2 },
  ])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Alles downloaden' }).click()
  expect((await download).suggestedFilename()).toBe('beheer.csv')
  await other.close()
})

test('the whole row can be pressed, also with the middle button', async ({ page, portal, uniqueEmail }) => {
  const id = await createPerson(portal, uniqueEmail, 'Rij')
  await logInAndOpen(page, ADMIN, `/gebruikersbeheer?zoek=${encodeURIComponent(uniqueEmail)}`)
  const row = page.getByRole('row', { name: uniqueEmail })
  const address = row.getByRole('cell', { name: uniqueEmail })
  // The link covers the cell, so the click lands on the link.
  const covered = { force: true }
  const opened = page.context().waitForEvent('page')
  await address.click({ button: 'middle', ...covered })
  await expect.poll(async () => new URL((await opened).url()).pathname).toBe(`/gebruikersbeheer/${id}`)
  await (await opened).close()
  await address.click(covered)
  await expect(heading(page, 'Rij de Smid')).toBeVisible()
  await page.goBack()
  await expect(search(page)).toHaveValue(uniqueEmail)
})

test('a user whose role of administrator is taken away leaves at the next click', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  const id = await createPerson(portal, uniqueEmail, 'Oud')
  await portal.sql`update person set roles = '{BW_USER,BW_ADMIN}' where id = ${id}`
  const other = await browser.newPage({ baseURL: portal.url })
  await logInAndOpen(other, uniqueEmail, '/gebruikersbeheer')
  await expect(heading(other, /^Gebruikers/)).toBeVisible()

  await logInAndOpen(page, ADMIN, `/gebruikersbeheer/${id}`)
  await page.getByRole('checkbox', { name: 'beheerder' }).uncheck()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('De gegevens zijn opgeslagen.')).toBeVisible()

  await search(other).fill('els')
  await expect(heading(other, 'Inloggen')).toBeVisible()
  await other.close()
})

test('a list and a user fit on the narrowest screen', async ({ page, portal, uniqueEmail }) => {
  const id = await createPerson(portal, uniqueEmail, 'Smal')
  await page.setViewportSize({ width: 320, height: 640 })
  await logInAndOpen(page, ADMIN, `/gebruikersbeheer?zoek=${encodeURIComponent(uniqueEmail)}`)
  await expect(page.getByRole('link', { name: 'Smal de Smid' })).toBeVisible()
  await expectToFit(page)
  await page.goto(`/gebruikersbeheer/${id}`)
  await expect(heading(page, 'Smal de Smid')).toBeVisible()
  await expectToFit(page)
})
