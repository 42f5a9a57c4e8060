import type { Page } from '@playwright/test'

import { createPerson, expect, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
const answer = (page: Page, name: 'Annuleren' | 'Ja, ik weet het zeker') =>
  question(page).getByRole('button', { name }).click()

const goBack = (page: Page, times: number) =>
  page.evaluate((count) => {
    for (let steps = 0; steps < count; steps++) history.back()
  }, times)

/** Whether a reload asks for confirmation, which is refused. */
async function reloadAsks(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  // Not `page.reload()`, which would wait for a page that never comes.
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  const left = page.waitForEvent('framenavigated').then(() => false)
  return Promise.race([asked, left])
}

test('a form with unsaved input asks before it is left by a link, by Back or by reloading', {
  tag: '@deep',
}, async ({ page, portal, uniqueEmail }) => {
  await createPerson(portal, uniqueEmail)
  await logInAndOpen(page, uniqueEmail, '/bestellingen')
  for (const [link, heading] of [
    ['Mijn gegevens', 'Mijn gegevens'],
    ['Mijn bestellingen', 'Mijn bestellingen'],
    ['Bedrijf toevoegen', 'Maak je bedrijf aan'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Mijn omgeving' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  const name = page.getByRole('textbox', { name: 'Bedrijfsnaam' })
  await name.fill('Smederij De Smid')

  // Fast or slow, once or more: the form and its address stay.
  for (const times of [1, 2, 3]) {
    await goBack(page, times)
    await expect(question(page).getByRole('button', { name: 'Annuleren' })).toBeFocused()
    if (times === 1) await goBack(page, 1)
    await answer(page, 'Annuleren')
    await expect(name).toBeFocused()
    await expect(page).toHaveURL('/bedrijf-toevoegen')
    await expect(name).toHaveValue('Smederij De Smid')
  }

  await pressUntilFocused(page, page.getByRole('link', { name: 'Mijn bestellingen' }).first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('is nog niet opgeslagen')
  await expect(question(page).getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Mijn bestellingen' }).first()).toBeFocused()
  expect(await reloadAsks(page)).toBe(true)

  await goBack(page, 1)
  await answer(page, 'Ja, ik weet het zeker')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bestellingen' })).toBeVisible()
  await expect(page).toHaveURL('/bestellingen')
  await goBack(page, 1)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible()
  expect(await reloadAsks(page)).toBe(false)
})

test('a dialog asks before it closes with unsaved input, and is left only once', { tag: '@deep' }, async ({
  page,
}) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven/1/actiepunten')
  const open = page.getByRole('link', { name: 'Actiepunt toevoegen' }).first()
  const dialog = page.getByRole('dialog', { name: 'Maak een actiepunt' })
  const field = dialog.getByRole('textbox', { name: 'Wat ga je doen?' })
  await open.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open.click()
  await field.fill('Hijsbalk ophangen')
  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await answer(page, 'Annuleren')
  await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await goBack(page, 1)
  await answer(page, 'Ja, ik weet het zeker')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL('/bedrijven/1/actiepunten')
})
