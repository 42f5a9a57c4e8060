import type { Page } from '@playwright/test'
import { expectNoViolations, expectToFit, NARROW } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'
import { answerIn, createCompany, questionPath, startCheckWithGroup } from './check-journey.ts'

const OWNER = 'eigenaar@demo.nl'
const HEAVY_LOAD = 'Last boven het maximum van 25 kg per persoon'
/** On a narrow screen the heading omits the function group, which stands above it. */
const QUESTION = /^Hoe zwaar is de zwaarste last die één persoon boven schouderhoogte tilt/

async function examine(page: Page) {
  await expectToFit(page)
  await page.setViewportSize({ width: NARROW, height: 640 })
  await expectNoViolations(page)
}

test('a red answer, its action point, and the same question in green afterwards', async ({
  page,
  portal,
}) => {
  test.slow()
  const id = await createCompany(portal, 'Smederij Nog Eens')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  const group = await startCheckWithGroup(page, id, 'Lassers')
  const choose = async (question: string, script: string, answer: string) => {
    await page.goto(questionPath(id, group, script, question))
    await answerIn(page, answer).check()
    await expect(page.getByRole('button', { name: 'Opgeslagen' })).toBeVisible()
  }
  await choose('tasks', 'EDUCATION', 'Tillen boven schouderhoogte (3 kg of meer)')
  await choose('load', 'LIFT_ABOVE_SHOULDER', 'Meer dan 25 kg')
  await page.getByRole('button', { name: /^Maak hier een actiepunt van/ }).click()
  const form = page.getByRole('dialog', { name: 'Maak een actiepunt' })
  await form.getByRole('textbox', { name: 'Wat ga je doen?' }).fill('Takel gekocht')
  await form.getByRole('button', { name: 'Actiepunt maken' }).click()
  await expect(page.getByText('Het actiepunt is gemaakt.')).toBeVisible()
  const [point] = await portal.sql`select id from action_item where company_id = ${id}`

  await page.goto(`/bedrijven/${id}/actiepunten/${point!.id}`)
  await page.getByRole('button', { name: 'Afronden' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Het actiepunt is afgerond.' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeVisible()
  await examine(page)

  // From here by keyboard, on the narrowest screen.
  await page.getByRole('link', { name: 'Beantwoord de vraag opnieuw' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`opnieuw=${point!.id}$`))
  await expect(page.getByRole('complementary')).toContainText('Takel gekocht, door Eigenaar Demo')
  await examine(page)
  await page.reload()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const solved = page.getByRole('status').filter({ hasText: 'Het risico is opgelost.' })
  await expect(solved).toBeFocused()
  await expect(solved).toContainText(HEAVY_LOAD)
  await examine(page)
  expect(
    await portal.sql`
      select script_key, question_key, answer_key, urgency, action_item_id, email
      from solved_risk join person on person.id = solved_by where section_id = ${group}`,
  ).toEqual([
    {
      script_key: 'LIFT_ABOVE_SHOULDER',
      question_key: 'load',
      answer_key: 'gt25',
      urgency: 'NOW',
      action_item_id: point!.id,
      email: OWNER,
    },
  ])
  expect(await portal.sql`select from check_risk where section_id = ${group}`).toEqual([])

  await page.getByRole('link', { name: 'Terug naar het actiepunt' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: /^Opgelost door Eigenaar Demo op / }),
  ).toBeVisible()
  await page.goto(`/bedrijven/${id}/geschiedenis`)
  await expect(page.getByRole('link', { name: HEAVY_LOAD })).toHaveAttribute(
    'href',
    `/bedrijven/${id}/actiepunten/${point!.id}`,
  )
  await expect(page.getByText(`loste een risico op: ${HEAVY_LOAD}`)).toBeVisible()
})
