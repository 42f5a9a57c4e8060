import { addGroup, createCompany, questionPath } from './check-journey.ts'
import { doubleClickSlowly, expect, logInAndOpen, test } from './portal.ts'

const OWNER = 'eigenaar@demo.nl'
const HEAVY_LOAD = 'Last boven het maximum van 25 kg per persoon'

test('a red answer becomes the next step, and the next step an action point with a holder and a date', async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Plaatwerkerij Wat Nu')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
  const nextStep = page.getByRole('region').filter({ hasText: 'Je volgende stap' })
  await expect(nextStep.getByRole('heading', { name: 'Kies je eerste check' })).toBeVisible()
  await nextStep.getByRole('button', { name: 'Begin met Fysieke belasting' }).click()
  await page.getByRole('link', { name: 'Voeg je eerste functiegroep toe' }).click()
  await addGroup(page, 'Lassers')
  const [group] = await portal.sql`select id from check_section where company_id = ${id} and name = 'Lassers'`
  const choose = async (question: string, script: string, answer: string) => {
    await page.goto(questionPath(id, group!.id as number, script, question))
    await page.getByLabel(answer, { exact: true }).check()
    await page.getByRole('button', { name: 'Volgende vraag' }).click()
    await expect(page).not.toHaveURL(new RegExp(`questionId=${question}`))
    await expect(page.getByRole('button', { name: 'Opgeslagen' })).toBeVisible()
  }
  await choose('tasks', 'EDUCATION', 'Tillen boven schouderhoogte (3 kg of meer)')
  await choose('load', 'LIFT_ABOVE_SHOULDER', 'Meer dan 25 kg')

  await page.goto(`/bedrijven/${id}/checks`)
  const title = nextStep.getByRole('heading', { level: 2 })
  await expect(title).toHaveText(`${HEAVY_LOAD}. Spreek af wie dat oplost.`)
  const dialog = page.getByRole('dialog', { name: 'Maak een actiepunt' })
  await doubleClickSlowly(page, nextStep.getByRole('button', { name: 'Maak er een actiepunt van' }), dialog)
  await dialog.getByRole('textbox', { name: /^Wie doet het/ }).fill('Jan Jansen')
  await dialog.getByLabel(/^Wanneer is het klaar/).fill('2098-11-30')
  await dialog.getByRole('button', { name: 'Actiepunt maken' }).dblclick()

  await expect(page.getByText('Het actiepunt is gemaakt.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Het actiepunt is gemaakt.' })).toBeFocused()
  await expect(title).toHaveText('Maak Fysieke belasting af')
  await expect(page.getByText('Fysieke belasting, Lassers · Jan Jansen')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${HEAVY_LOAD}\\. Stop direct`) })).toBeVisible()
  expect(
    await portal.sql`
      select action_holder, to_char(deadline, 'YYYY-MM-DD') as deadline, section_id, question_key
      from action_item where company_id = ${id}`,
  ).toEqual([
    { action_holder: 'Jan Jansen', deadline: '2098-11-30', section_id: group!.id, question_key: 'load' },
  ])

  // One goes on at the first question that has no answer, and Back leads to the company again.
  await nextStep.getByRole('link', { name: 'Ga verder' }).click()
  await expect(page).toHaveURL(new RegExp(`functionGroupId=${group!.id}.*questionId=instructed`))
  await page.goBack()
  await expect(title).toHaveText('Maak Fysieke belasting af')
})
