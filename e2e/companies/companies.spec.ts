import type { Page } from '@playwright/test'

import { createCompany, questionPath, startCheckWithGroup } from '../checks/check-journey.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import { doubleClickSlowly, expect, logInAndOpen, test } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cards = (page: Page) => page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek op bedrijfsnaam' })
const count = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible()
const goToPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: "Pagina's" }).getByRole('link', { name, exact: true }).click()

const OWNER = 'eigenaar@demo.nl'

async function createCompanyWithCheck(portal: Portal, name: string, check: string) {
  const id = await createCompany(portal, name)
  await portal.sql`insert into company_check (company_id, "check", status) values (${id}, ${check}, 'RED')`
  return id
}

test('a coach finds a company among many, and Back undoes every step', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  // Coaches see every company that invited them, including those of other tests on this portal.
  await portal.sql`delete from company where name like 'Lasbedrijf %'`
  await portal.sql`update company set coach_invited_at = null where id <> 2`
  await portal.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select person.id, 'Lasbedrijf ' || lpad(number::text, 3, '0'), '<10', 'Metalektro', 'Weet ik niet', now()
    from person cross join generate_series(1, 134) number where email = 'beheer@demo.nl'`
  await logInAndOpen(page, 'coach@demo.nl', '/bedrijven')
  await count(page, '135 bedrijven, pagina 1 van 14')
  await expect(cards(page)).toHaveCount(10)

  await goToPage(page, 'Pagina 6')
  await count(page, '135 bedrijven, pagina 6 van 14')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  await expect(page.getByRole('navigation', { name: "Pagina's" }).getByRole('listitem')).toHaveCount(11)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectToFit(page)

  await search(page).pressSequentially(' lasBEDRIJF 12')
  await count(page, '10 bedrijven gevonden')
  await expect(page).toHaveURL(`${portal.url}/bedrijven?zoek=lasBEDRIJF+12`)
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue(' lasBEDRIJF 12')
  await search(page).pressSequentially('7')
  await count(page, '1 bedrijf gevonden')
  await cards(page).click()
  await expect(heading(page, 'Lasbedrijf 127')).toBeFocused()

  await page.goBack()
  await count(page, '1 bedrijf gevonden')
  await expect(search(page)).toHaveValue('lasBEDRIJF 127')
  await page.goBack()
  await count(page, '135 bedrijven, pagina 6 van 14')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await count(page, '135 bedrijven, pagina 1 van 14')

  await search(page).fill('konijnenhouderij')
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  await page.getByRole('link', { name: 'Toon alle bedrijven' }).click()
  await count(page, '135 bedrijven, pagina 1 van 14')
  await expect(search(page)).toHaveValue('')
})

test.describe('with a check in another environment', { tag: '@deep' }, () => {
  const external = test.extend<{ external: Portal; baseURL: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    external: async ({}, use) => withPortal({ EXTERNAL_CHECKS: 'HAZARDOUS_SUBSTANCES' }, use),
    baseURL: async ({ external }, use) => use(external.url),
  })

  external('it is started on the way there', async ({ page, external: portal }) => {
    await logInAndOpen(page, OWNER, '/bedrijven')
    const id = await createCompany(portal, 'Verfspuiterij Breda')
    await page.goto(`/bedrijven/${id}/checks`)
    await page.getByRole('button', { name: 'Start register: Gevaarlijke stoffen' }).click()
    await expect(heading(page, 'Deze check draait in een andere omgeving')).toBeVisible()
    await expect(page).toHaveURL(/\/website\/checks\/\?check=gevaarlijke-stoffen&company=/)
    expect(
      await portal.sql`select status from company_check where company_id = ${id} and "check" = 'HAZARDOUS_SUBSTANCES'`,
    ).toEqual([{ status: 'GREY' }])

    await page.goBack()
    const results = page.getByRole('link', { name: 'Bekijk register: Gevaarlijke stoffen' })
    await expect(results).toBeVisible()
  })
})

test('the owner deletes a check by keyboard alone', { tag: '@deep' }, async ({ page, portal }) => {
  const id = await createCompanyWithCheck(portal, 'Machinebouw Almelo', 'MACHINE_SAFETY')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  const remove = page.getByRole('button', { name: 'Verwijder Machineveiligheid' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  const cancel = dialog.getByRole('button', { name: 'Annuleren' })
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'De verbetercheck Machineveiligheid is verwijderd.' }),
  ).toBeFocused()
  expect(await portal.sql`select 1 from company_check where company_id = ${id}`).toEqual([])
})

test('a double click on a button that asks for confirmation confirms nothing, and one on the account menu leaves it open', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const id = await createCompanyWithCheck(portal, 'Hoogwerkers Emmen', 'TEMP_WORK_AT_HEIGHT')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  const dialog = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  const yes = dialog.getByRole('button', { name: 'Ja, ik weet het zeker' })
  const remove = page.getByRole('button', { name: 'Verwijder Tijdelijk werken op hoogte' })
  await doubleClickSlowly(page, remove, dialog, yes)
  await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await yes.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Tijdelijk werken op hoogte is verwijderd.' }),
  ).toBeFocused()

  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log uit' })
  await doubleClickSlowly(page, page.getByRole('button', { name: /^Account van/ }), logOut)
  await expect(logOut).toBeVisible()
})

test('the owner renames and deletes a company', async ({ page, portal }) => {
  const id = await createCompany(portal, 'Tijdelijk Bedrijf')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  await page.getByRole('link', { name: 'Bedrijfsgegevens aanpassen' }).click()
  await expect(heading(page, 'Gegevens aanpassen')).toBeFocused()
  await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('12a')
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Blijvend Bedrijf')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('status').getByText('De bedrijfsgegevens zijn opgeslagen.')).toBeVisible()
  await expect(page).toHaveTitle('Beterwerk – Mijn bedrijven – Blijvend Bedrijf – Gegevens aanpassen')

  await page.getByRole('button', { name: 'Bedrijf verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('Het bedrijf is verwijderd.')).toBeVisible()
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  expect(await portal.sql`select 1 from company where id = ${id}`).toEqual([])
  await page.goBack()
  await expect(page.getByText('Blijvend Bedrijf')).toHaveCount(0)
})

test('a company that is deleted in one tab is gone in the others at once, and behind old links', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const name = 'Opgeheven Bedrijf'
  const id = await createCompany(portal, name)
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/info`)
  const group = await startCheckWithGroup(page, id, 'Lassers')
  const openTab = async (path: string) => {
    const tab = await page.context().newPage()
    await tab.goto(path)
    return tab
  }
  const dialogs: string[] = []

  const form = await openTab(`/bedrijven/${id}/actiepunten`)
  form.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    return dialog.accept()
  })
  await form.getByRole('link', { name: 'Actiepunt toevoegen' }).first().click()
  await form.getByRole('textbox', { name: 'Wat ga je doen?' }).fill('Hijsbalk ophangen')

  const check = await openTab(questionPath(id, group, 'EDUCATION', 'instructed'))
  await page.context().route('**/survey/**', (route) => route.abort())
  await check.getByRole('radio', { name: 'Ja, en dat is vastgelegd' }).check()
  await expect(check.getByText(/1 antwoord wacht/)).toBeVisible()

  const list = await openTab(`/bedrijven?zoek=${encodeURIComponent(name)}`)
  await expect(cards(list)).toHaveCount(1)

  await page.getByRole('button', { name: 'Bedrijf verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('Het bedrijf is verwijderd.')).toBeVisible()
  expect(await portal.sql`select 1 from company where id = ${id}`).toEqual([])

  const deleted = 'Dit bedrijf is verwijderd'
  for (const tab of [form, check]) {
    await expect(heading(tab, deleted)).toBeFocused()
    await expect(tab).toHaveTitle(`Beterwerk – ${deleted}`)
    await expect(tab.getByText('Daarom kun je hier niets meer bekijken of opslaan.')).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }
  await expect(list.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()

  const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('bw_answer'))
  expect(await check.evaluate(waiting)).toEqual([])
  await form.reload()
  await expect(heading(form, deleted)).toBeVisible()
  expect(dialogs).toEqual([])

  const late = await openTab(`/bedrijven/${id}/checks`)
  await expect(heading(late, deleted)).toBeVisible()
})

test('a link elsewhere to a check asks for which company, and goes on to the check', async ({ page }) => {
  await logInAndOpen(page, OWNER, '/check/start?check=HAZARDOUS_SUBSTANCES')
  const goOn = page.getByRole('button', { name: 'Ok, verder' })
  await expect(goOn).toBeDisabled()
  await page.getByRole('radio', { name: 'Smederij De Vonk' }).focus()
  await page.keyboard.press('Space')
  await expect(goOn).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Register gevaarlijke stoffen')).toBeVisible()

  await page.goto('/check/start?check=WELDING_SMOKE')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
})
