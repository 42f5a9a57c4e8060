import { expectAccessible, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { test as base, expect, logInAndOpen, pressUntilFocused } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// A portal with only the demo data: coaches see every company that invited them, including those of other tests.
const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({}, use),
    { scope: 'worker' },
  ],
})

test('a coach reads a low rating, helps the company and finds another, by keyboard', async ({
  page,
  portal,
}) => {
  test.slow()
  await portal.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select id, 'Draaierij Kromme Akker', '<10', 'Metalektro', 'Weet ik niet', now()
    from person where email = 'beheer@demo.nl'`
  await logInAndOpen(page, 'coach@demo.nl', '/bedrijven')
  const main = page.getByRole('main')
  const title = page
    .getByRole('region')
    .filter({ hasText: 'Je volgende stap' })
    .getByRole('heading', { level: 2 })
  const press = async (name: string | RegExp) => {
    await pressUntilFocused(page, page.getByRole('link', { name, exact: true }).first())
    await page.keyboard.press('Enter')
  }
  await press('Vandaag')
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeFocused()
  await expect(page).toHaveTitle('Beterwerk – Vandaag')
  await expect(main.getByText('je kijkt mee bij 2 bedrijven')).toBeVisible()
  await expect(title).toHaveText('Constructiebedrijf Maasoever gaf je bezoek 2 sterren')
  await expect(main.getByRole('heading', { name: 'Nieuwe beoordelingen (1)' })).toBeVisible()
  await expectAccessible(page, [NARROW, WIDE])

  await press('Lees de beoordeling')
  await expect(page.getByRole('heading', { level: 1, name: /^Bezoekverslag van/ })).toBeFocused()
  await expect
    .poll(() => portal.sql`select 1 from visit_report where rated_at is not null and rating_read_at is null`)
    .toEqual([])
  await page.goto('/vandaag')
  await expect(main.getByRole('heading', { name: /^Nieuwe beoordelingen/ })).toHaveCount(0)
  await expect(title).toHaveText(/^Constructiebedrijf Maasoever heeft \d+ directe? risico/)
  await press('Schrijf advies')
  await expect(page.getByRole('dialog', { name: 'Advies toevoegen' })).toBeVisible()

  await page.goto('/vandaag')
  const search = main.getByRole('searchbox', { name: 'Zoek een bedrijf' })
  await pressUntilFocused(page, search)
  await page.keyboard.type('kromme')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeFocused()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Draaierij Kromme Akker'])
})
