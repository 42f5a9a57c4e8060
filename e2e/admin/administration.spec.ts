import { answerByApi, createCompany, matrixPath, startCheckWithGroup } from '../checks/check-journey.ts'
import { confirmIdentity, createPerson, expect, logInAndOpen, test } from '../harness/portal.ts'
import { askToGiveCompany, confirm, question } from './administration.ts'

const OWNER = 'eigenaar@demo.nl'

test('an administrator finds a company, gives it to somebody else, and moves its check', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  test.slow()
  const from = await createCompany(portal, 'Constructiebedrijf De Vries')
  const kees = await createPerson(portal, uniqueEmail, 'Kees')
  const to = await createCompany(portal, 'De Vries Laswerk')
  await portal.sql`update company set owner_id = ${kees} where id = ${to}`
  const owner = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(owner, OWNER, `/bedrijven/${from}/checks`)
  const group = await startCheckWithGroup(owner, from, 'Lassers')
  await answerByApi(owner, from, group, {
    'EDUCATION/tasks': ['liftLow'],
    'LIFT_BELOW_KNEE/load': ['10to25'],
  })
  await answerByApi(owner, from, null)
  await owner.goto(matrixPath(from))
  await expect(owner.getByRole('rowheader', { name: /^Lassers/ })).toBeVisible()

  await askToGiveCompany(page, ' DE VRIES ', 'Constructiebedrijf De Vries', uniqueEmail)
  await confirm(page)
  await confirmIdentity(page)
  await expect(
    page.getByText('Kees de Smid is nu de eigenaar van Constructiebedrijf De Vries.'),
  ).toBeVisible()
  await owner
    .getByRole('link', { name: /^Lassers/ })
    .first()
    .click()
  await expect(owner).toHaveURL(/\/geen-toegang\?/)
  await owner.context().close()

  await page.getByRole('link', { name: 'Check verplaatsen' }).click()
  await expect(page.getByRole('textbox', { name: 'Van' })).toHaveValue('Constructiebedrijf De Vries')
  const target = page.getByRole('combobox', { name: 'Naar' })
  await expect(target.getByRole('option')).toHaveText([
    'Kies een bedrijf',
    'Constructiebedrijf De Vries (hier staat hij al)',
    'De Vries Laswerk',
  ])
  await target.selectOption('De Vries Laswerk')
  await page.getByRole('combobox', { name: 'Welke check' }).selectOption('Fysieke belasting')
  await page.getByRole('button', { name: 'Check verplaatsen' }).click()
  await expect(question(page)).toContainText('De Vries Laswerk')
  await confirm(page)
  await expect(page.getByText('Verbetercheck is succesvol verplaatst')).toBeVisible()

  const next = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await logInAndOpen(next, uniqueEmail, matrixPath(to))
  await expect(next.getByRole('rowheader', { name: /^Lassers/ })).toBeVisible()
  await next.goto(
    `${matrixPath(to)}/LIFT_BELOW_KNEE/antwoorden?scriptKey=LIFT_BELOW_KNEE&functionGroupId=${group}`,
  )
  await expect(next.getByText('Meer dan 10 t/m 25 kg')).toBeVisible()
  await next.goto(matrixPath(from))
  await expect(next.getByRole('rowheader')).toHaveCount(0)
  await next.context().close()
  const adminActions = await portal.sql`
    select action from audit_record where company_ids @> array[${from}::int] order by id`
  expect(adminActions).toEqual([{ action: 'OWNER_CHANGED' }, { action: 'CHECK_MOVED' }])
})
