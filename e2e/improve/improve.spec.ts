import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'

import { createCompany } from '../checks/check-journey.ts'
import {
  doubleClickSlowly,
  doubleClickToSend,
  expect,
  logInAndOpen,
  pressUntilFocused,
  test,
} from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// The fifth step: advices, action points and visit reports. Each test has its own company.

const OWNER = 'eigenaar@demo.nl'
const COACH = 'coach@demo.nl'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function createCompanyWithCoach(portal: Portal, name: string) {
  const id = await createCompany(portal, name)
  await portal.sql`update company set coach_invited_at = now() where id = ${id}`
  return id
}

async function openAs(browser: Browser, portal: Portal, email: string, path: string) {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(page, email, path)
  return page
}

async function addActionPoint(portal: Portal, companyId: number, description: string): Promise<number> {
  const [row] = await portal.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${companyId}, '{MACHINE_SAFETY}', ${description}, id from person where email = ${OWNER} returning id`
  return row!.id as number
}

test('a coach advises, the owner plans it, and it is done and archived', async ({
  page,
  portal,
  browser,
}) => {
  test.slow()
  const id = await createCompanyWithCoach(portal, 'Zetterij Zwolle')
  const coach = await openAs(browser, portal, COACH, `/bedrijven/${id}/verbeter`)
  await expect(coach.getByText('Geen open adviezen')).toBeVisible()
  await coach
    .getByRole('navigation', { name: 'Bedrijfsmenu' })
    .getByRole('link', { name: 'Advies toevoegen' })
    .click()
  const form = dialog(coach, 'Advies toevoegen')
  await form.getByRole('checkbox', { name: 'Machineveiligheid' }).check()
  await form
    .getByRole('textbox', { name: 'Constatering / aanleiding' })
    .fill('Er wordt boven schouderhoogte getild.')
  await form.getByRole('textbox', { name: 'Advies' }).fill('Koop een heftafel.')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(form.getByRole('alert')).toContainText('Niet alle velden zijn correct ingevuld')
  await form.getByRole('textbox', { name: 'Gemaakte afspraken' }).fill('Heftafel kopen')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(heading(coach, /^Advies van \d\d-\d\d-\d{4}$/)).toBeFocused()
  await expect(coach.getByText('Coach Demo, verbetercoach')).toBeVisible()
  const [advice] = await portal.sql`select id, created_by_coach, themes from advice where company_id = ${id}`
  expect(advice).toMatchObject({ created_by_coach: true, themes: ['MACHINE_SAFETY'] })
  await coach.context().close()

  await logInAndOpen(page, OWNER, `/bedrijven/${id}/adviezen`)
  await page.getByRole('link', { name: /^Advies van/ }).click()
  await press(page, 'Maak een actiepunt')
  const plan = dialog(page, 'Maak een actiepunt')
  await expect(plan.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue('Heftafel kopen')
  await plan.getByRole('textbox', { name: /^Wie doet het/ }).fill('Jan')
  await plan.getByLabel(/^Wanneer is het klaar/).fill('2026-11-30')
  await plan.getByRole('button', { name: 'Actiepunt maken' }).click()
  await expect(page.getByRole('heading', { name: 'Actiepunten bij dit advies (1)' })).toBeVisible()
  const rows = () => portal.sql`
    select description, action_holder, deadline::text, advice_id, completed_at is not null as completed
    from action_item where company_id = ${id}`
  const row = {
    description: 'Heftafel kopen',
    action_holder: 'Jan',
    deadline: '2026-11-30',
    advice_id: advice!.id,
  }
  expect(await rows()).toEqual([{ ...row, completed: false }])

  await page.getByRole('link', { name: 'Heftafel kopen' }).click()
  await expect(page.getByRole('link', { name: 'Bekijk het advies' })).toBeVisible()
  const secondTab = await page.context().newPage()
  await secondTab.goto(page.url())
  await expect(secondTab.getByRole('button', { name: 'Afronden' })).toBeVisible()
  await press(page, 'Afronden')
  const confirmation = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await expect(confirmation).toHaveAccessibleDescription(
    /Heftafel kopen.*Daarna kun je het niet meer aanpassen\.$/s,
  )
  await confirmation.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(heading(page, 'Actiepunt')).toBeFocused()
  await expect(page.getByRole('button', { name: /Afronden|Aanpassen/ })).toHaveCount(0)
  expect(await rows()).toEqual([{ ...row, completed: true }])

  await press(secondTab, 'Afronden')
  await secondTab.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await secondTab
    .getByRole('alertdialog', { name: 'Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.' })
    .getByRole('button', { name: 'Oke' })
    .click()
  await expect(secondTab.getByRole('button', { name: 'Afronden' })).toHaveCount(0)

  await page.goto(`/bedrijven/${id}/adviezen/${advice!.id}`)
  await press(page, 'Archiveren')
  const archive = dialog(page, 'Advies archiveren')
  await archive.getByRole('radio', { name: 'NEE' }).check()
  await archive.getByRole('button', { name: 'Archiveren' }).click()
  const explanation = archive.getByRole('textbox', { name: 'Je antwoord vereist een extra toelichting' })
  await expect(explanation).toHaveAccessibleDescription('Dit is een verplicht veld.')
  await explanation.fill('De heftafel past niet door de deur.')
  await archive.getByRole('button', { name: 'Archiveren' }).click()
  await expect(page.getByText('Het advies is gearchiveerd.')).toBeVisible()
  await expect(heading(page, /^Advies van/)).toBeFocused()
  expect(
    await portal.sql`
      select safety_improved, safety_improvement_answer, archived_at is not null as archived from advice
      where company_id = ${id}`,
  ).toEqual([
    {
      safety_improved: 'NO',
      safety_improvement_answer: 'De heftafel past niet door de deur.',
      archived: true,
    },
  ])
})

test('a coach reports a visit, the owner rates it, and an archived report is read-only', {
  tag: '@deep',
}, async ({ page, portal, browser }) => {
  test.slow()
  const id = await createCompanyWithCoach(portal, 'Gieterij Gouda')
  const coach = await openAs(browser, portal, COACH, `/bedrijven/${id}/bezoekverslagen`)
  await coach.getByRole('main').getByRole('link', { name: 'Bezoekverslag schrijven' }).click()
  await expect(heading(coach, 'Nieuw bezoekverslag')).toBeFocused()
  await coach.getByLabel('Datum van het bezoek').fill('2026-11-10')
  await coach.getByRole('checkbox', { name: 'Machineveiligheid' }).check()
  await coach.getByRole('checkbox', { name: /eerste bezoek/ }).check()
  await coach.getByRole('textbox', { name: 'Reden van het bezoek' }).fill('Kennismaking')
  await coach.getByRole('textbox', { name: 'Verslag' }).fill('De looppaden zijn vrij.')
  await coach.getByLabel(/^Volgende afspraak/).fill('2099-03-29')
  await coach.getByRole('button', { name: 'Bezoekverslag opslaan' }).click()
  await expect(heading(coach, 'Bezoekverslag van 10-11-2026')).toBeFocused()
  const rows = () => portal.sql`
    select id, date_appointment::text as visit, date_next_appointment::text as next, first_visit, rating, rating_comment,
      archived_at is not null as archived
    from visit_report where company_id = ${id}`
  const [report] = await rows()
  expect(report).toMatchObject({ visit: '2026-11-10', next: '2099-03-29', first_visit: true, rating: null })

  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  await expect(page.getByRole('heading', { name: 'Volgende afspraak' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zet in je agenda' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20990329')
  await page.getByRole('link', { name: 'Bekijk het bezoekverslag' }).click()
  await pressUntilFocused(page, page.getByRole('radio', { name: '1 ster: Slecht' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: '2 sterren: Matig' })).toBeChecked()
  await press(page, 'Beoordeling versturen')
  const comment = page.getByRole('textbox', { name: 'Wat kon er beter?' })
  await expect(comment).toHaveAccessibleDescription(/Dit is een verplicht veld\.$/)
  await comment.fill('Het bezoek was erg kort.')
  await press(page, 'Beoordeling versturen')
  await expect(page.getByText('De beoordeling is opgeslagen.')).toBeVisible()
  expect(await rows()).toMatchObject([{ rating: 2, rating_comment: 'Het bezoek was erg kort.' }])

  await press(page, 'Archiveren')
  await expect(page.getByText('Dit bezoekverslag is gearchiveerd.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Beoordeling aanpassen' })).toHaveCount(0)
  expect(await rows()).toMatchObject([{ archived: true }])
  await coach.reload()
  await expect(coach.getByText('Het bezoek was erg kort.')).toBeVisible()
  await expect(coach.getByRole('main').getByRole('button')).toHaveCount(0)
  await coach.goto(`/bedrijven/${id}/bezoekverslagen/${report!.id}/aanpassen`)
  await expect(coach).toHaveURL(`${portal.url}/bedrijven/${id}/bezoekverslagen/${report!.id}`)
  await coach.context().close()
})

test('an action point is added and completed by keyboard alone', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Kanterij Kampen')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/actiepunten`)
  await expect(page.getByRole('heading', { name: 'Nog geen actiepunten' })).toBeVisible()
  const add = page.getByRole('main').getByRole('link', { name: 'Actiepunt toevoegen' })
  await pressUntilFocused(page, add)
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Maak een actiepunt')
  const what = form.getByRole('textbox', { name: 'Wat ga je doen?' })
  await expect(what).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await expect(page).toHaveURL(`${portal.url}/bedrijven/${id}/actiepunten`)

  await page.keyboard.press('Enter')
  await expect(what).toBeFocused()
  await page.keyboard.type('Noodstop verplaatsen')
  await pressUntilFocused(page, form.getByRole('checkbox', { name: 'Machineveiligheid' }))
  await page.keyboard.press('Space')
  await pressUntilFocused(page, form.getByRole('button', { name: 'Actiepunt maken' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Het actiepunt is gemaakt.' })).toBeVisible()
  await expect(add).toBeFocused()

  await pressUntilFocused(page, page.getByRole('button', { name: 'Afronden: Noodstop verplaatsen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Afgerond: Noodstop verplaatsen' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Alles is klaar' })).toBeVisible()
  expect(
    await portal.sql`select completed_at is not null as completed from action_item where company_id = ${id}`,
  ).toEqual([{ completed: true }])
})

test('a double click confirms nothing, and Back closes the dialog and undoes a filter', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const id = await createCompany(portal, 'Slijperij Sluis')
  await addActionPoint(portal, id, 'Bord ophangen')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/actiepunten`)
  const complete = page.getByRole('button', { name: 'Afronden: Bord ophangen' })
  const confirmation = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await doubleClickSlowly(
    page,
    complete,
    confirmation,
    confirmation.getByRole('button', { name: 'Ja, ik weet het zeker' }),
  )
  await confirmation.getByRole('button', { name: 'Annuleren' }).click()
  await expect(complete).toBeFocused()

  const theme = page.getByRole('combobox', { name: 'Thema' })
  await theme.focus()
  await theme.selectOption('Lasrook')
  await expect(page.getByRole('heading', { name: 'Geen actiepunten met deze keuze' })).toBeVisible()
  await expect(theme).toBeFocused()
  await page.goBack()
  await expect(complete).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Actiepunt toevoegen' }).click()
  await expect(dialog(page, 'Maak een actiepunt')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await portal.sql`select completed_at from action_item where company_id = ${id}`).toEqual([
    { completed_at: null },
  ])
})

test('the input of a form survives a lost connection, and is saved once', async ({ page, portal }) => {
  const id = await createCompany(portal, 'Walserij Weert')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/adviezen?venster=nieuw`)
  const form = dialog(page, 'Advies toevoegen')
  await form.getByRole('checkbox', { name: 'Algemeen' }).check()
  const texts = {
    'Constatering / aanleiding': 'Gladde vloer',
    Advies: 'Stroeve coating',
    'Gemaakte afspraken': 'Offerte',
  }
  for (const [name, text] of Object.entries(texts))
    await form.getByRole('textbox', { name, exact: true }).fill(text)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(form.getByRole('alert')).toContainText('Advies kon niet worden opgeslagen')
  await expect(form.getByRole('textbox', { name: 'Gemaakte afspraken' })).toHaveValue('Offerte')
  await page.context().setOffline(false)
  await doubleClickToSend(page, form.getByRole('button', { name: 'Opslaan' }))
  await expect(page.getByText('Het advies is opgeslagen.')).toBeVisible()
  expect(await portal.sql`select agreements from advice where company_id = ${id}`).toEqual([
    { agreements: 'Offerte' },
  ])
})
