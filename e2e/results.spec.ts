import { expectAccessible } from './expect-accessible.ts'
import { expectAriaSnapshot } from './expect-aria-snapshot.ts'
import { expect, logIn, test, withPortal } from './portal.ts'

// The results of the check for physical strain of the demo company, in a portal of its own.

test('the results and the answers behind them, read out', async ({ page }) => {
  test.slow()
  await withPortal({}, async ({ url, sql }) => {
    await page.goto(`${url}/inloggen`)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
    const [group] = await sql`select id from check_section where name = 'Bankwerkers'`
    const results = `${url}/bedrijven/2/checks/fysieke-belasting`
    for (const [name, path, title] of [
      ['matrix', results, 'Resultaten per functiegroep'],
      ['results-function-group', `${results}/${group?.id}`, 'Bankwerkers'],
      ['results-column', `${results}/LIFTING`, 'Tillen'],
      ['results-company', `${results}/SITTING_WORK`, 'Kantoormedewerkers'],
      ['answers', `${results}/${group?.id}/antwoorden?scriptKey=ACTIONS`, 'Antwoorden: maatregelen'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
      await expectAriaSnapshot(page.getByRole('main'), name)
    }
  })
})

test('a plan is saved under the name of what it is about', async ({ page }) => {
  await withPortal({}, async ({ url, sql }) => {
    await page.goto(`${url}/inloggen`)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
    const [group] = await sql`select id from check_section where name = 'Bankwerkers'`
    await page.goto(`${url}/bedrijven/2/checks/fysieke-belasting/${group?.id}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Plan van Aanpak' }).click()
    expect((await saved).suggestedFilename()).toBe('Plan van Aanpak – Bankwerkers.pdf')
    await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  })
})
