import type { Page } from '@playwright/test'

import { answerByApi, createCompany, matrixPath, startCheckWithGroup } from '../checks/check-journey.ts'
import { expectAccessible, NARROW, WIDE } from '../harness/expect-accessible.ts'
import {
  confirmIdentity,
  doubleClickSlowly,
  expect,
  logInAndOpen,
  PASSWORD,
  pressUntilFocused,
  test,
} from '../harness/portal.ts'

const OWNER = 'eigenaar@demo.nl'
const ADMIN = 'beheer@demo.nl'
const PAGE = '/bedrijvenbeheer/verbetercheck-verplaatsen'
const MOVED = 'Verbetercheck is succesvol verplaatst'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const target = (page: Page) => page.getByRole('combobox', { name: 'Naar' })
const check = (page: Page) => page.getByRole('combobox', { name: 'Welke check' })
const move = (page: Page) => page.getByRole('button', { name: 'Check verplaatsen' })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
const companyOf = (page: Page) => Number(new URL(page.url()).searchParams.get('from'))

test('an administrator moves a check, and the owner finds it at the other company', async ({
  page,
  portal,
  browser,
}) => {
  test.slow()
  const from = await createCompany(portal, 'Las & Co')
  const to = await createCompany(portal, 'De Vries Laswerk')
  const other = await browser.newContext({ baseURL: portal.url })
  const owner = await other.newPage()
  await logInAndOpen(owner, OWNER, `/bedrijven/${from}/checks`)
  const group = await startCheckWithGroup(owner, from, 'Lassers')
  await answerByApi(owner, from, group, {
    'EDUCATION/tasks': ['liftLow'],
    'LIFT_BELOW_KNEE/load': ['10to25'],
  })
  await answerByApi(owner, from, null)

  await logInAndOpen(page, ADMIN, PAGE)
  await page.getByRole('searchbox').fill(' las & CO')
  await expect(page.getByText('1 bedrijf gevonden')).toBeVisible()
  await page.getByRole('link', { name: 'Las & Co', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Van' })).toHaveValue('Las & Co')
  expect(companyOf(page)).toBe(from)
  await expect(check(page)).toBeDisabled()
  // None of the companies of other owners is listed.
  const names = await target(page).getByRole('option').allTextContents()
  const own = await portal.sql`
    select name from company where owner_id = (select owner_id from company where id = ${from})`
  expect(names.slice(1).toSorted()).toEqual(
    own.map(({ name }) => (name === 'Las & Co' ? 'Las & Co (hier staat hij al)' : name)).toSorted(),
  )
  await target(page).selectOption('De Vries Laswerk')
  await expect(page).toHaveURL(`${PAGE}?from=${from}&to=${to}`)
  await check(page).selectOption('Fysieke belasting')
  await expectAccessible(page, [NARROW, WIDE])
  await doubleClickSlowly(page, move(page), dialog(page))
  await expect(dialog(page)).toContainText('Las & Co')
  await expect(dialog(page)).toContainText('De Vries Laswerk')
  await expectAccessible(page, [NARROW, WIDE])
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByRole('dialog', { name: 'Ben jij het?' })).toBeVisible()
  await expectAccessible(page, [NARROW, WIDE])
  await confirmIdentity(page)
  await expect(page.getByText(MOVED)).toBeVisible()
  await expect(move(page)).toBeFocused()

  // The owner's page was open: at its old address the check is gone.
  await owner.goto(matrixPath(from))
  await expect(owner.getByRole('rowheader', { name: /^Lassers/ })).toHaveCount(0)
  await owner.goto(matrixPath(to))
  await expect(owner.getByRole('rowheader', { name: /^Lassers/ })).toBeVisible()
  await owner.goto(
    `${matrixPath(to)}/LIFT_BELOW_KNEE/antwoorden?scriptKey=LIFT_BELOW_KNEE&functionGroupId=${group}`,
  )
  await expect(owner.getByText('Meer dan 10 t/m 25 kg')).toBeVisible()
  await owner.goto(`/bedrijven/${from}/checks`)
  await expect(owner.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' })).toBeVisible()
  await other.close()
})

test('the form is filled in by keyboard alone, and Back undoes a choice', async ({ page, portal }) => {
  const from = await createCompany(portal, 'Toetsenbord Noord')
  const to = await createCompany(portal, 'Toetsenbord Zuid')
  await portal.sql`insert into company_check (company_id, "check") values (${from}, 'NOISE_HAZARD')`
  await logInAndOpen(page, ADMIN, `${PAGE}?from=${from}`)
  await expect(heading(page, 'Verbetercheck verplaatsen')).toBeVisible()
  await pressUntilFocused(page, target(page))
  await page.keyboard.type('Toetsenbord Z')
  await expect(page).toHaveURL(`${PAGE}?from=${from}&to=${to}`)
  await pressUntilFocused(page, check(page))
  await page.keyboard.type('Schadelijk')
  await pressUntilFocused(page, move(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(move(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, page.getByRole('button', { name: 'Ja, ik weet het zeker' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(MOVED)).toBeVisible()
  const row = await portal.sql`select company_id from company_check where company_id in (${from}, ${to})`
  expect(row).toEqual([{ company_id: to }])

  await page.goBack()
  await expect(page).toHaveURL(`${PAGE}?from=${from}`)
  await expect(target(page)).toHaveValue('')
})
