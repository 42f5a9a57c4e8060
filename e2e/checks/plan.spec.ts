import { readFile } from 'node:fs/promises'

import { formatDay } from '#shared/domain/basics/date.ts'
import { readDocument, readPdf, readWorkbook } from '../../testing/harness/plan-files.ts'
import { expectAccessible, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { doubleClickToSend, expect, logInAndOpen, test } from '../harness/portal.ts'
import { createCompany, download } from './check-journey.ts'

const OWNER = 'eigenaar@demo.nl'

test('the plan on the screen and its three files say the same as the database', async ({ page, portal }) => {
  test.slow()
  const points = await portal.sql`
    select description, action_holder, to_char(deadline, 'YYYY-MM-DD') as deadline from action_item
    where company_id = 2`
  const advices = await portal.sql`
    select reason from advice where company_id = 2
      and not exists (select from action_item where advice_id = advice.id)`
  const [risks] = await portal.sql`
    select array_agg(distinct cell ->> 'risks') as labels, array_agg(distinct coalesce(name, 'Hele bedrijf')) as places
    from check_section, jsonb_array_elements(cells::jsonb) as cell
    where company_id = 2 and jsonb_array_length(cell -> 'risks') > 0`
  const labels = (risks!.labels as string[]).flatMap((list) => JSON.parse(list) as string[])
  const expected = [
    ...points.flatMap(({ description, action_holder, deadline }) => [
      String(description),
      ...(action_holder ? [String(action_holder)] : []),
      ...(deadline ? [formatDay(String(deadline))] : []),
    ]),
    ...advices.map(({ reason }) => String(reason)),
    ...labels,
  ].map((text) => text.replace(/\s+/g, ' '))
  expect(expected.length).toBeGreaterThan(20)
  const missing = (text: string) => expected.filter((words) => !text.replace(/\s+/g, ' ').includes(words))

  await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
  await page
    .getByRole('navigation', { name: 'Bedrijfsmenu' })
    .getByRole('link', { name: 'Plan van Aanpak' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan van Aanpak' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Maatregelen: Direct' })).toBeVisible()
  expect(missing(await page.getByRole('main').innerText())).toEqual([])
  await expect(page.getByText('Dit plan is een concept')).toBeVisible()

  const fileOf = async (name: string) => readFile(await (await download(page, name)).path())
  const pdf = await readPdf(await fileOf('Download als pdf'))
  expect(missing(pdf.text)).toEqual([])
  for (const text of pdf.pages) expect(text).toContain('Concept, nog niet af · ')
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  const document = await readDocument(await fileOf('Download als Word'))
  expect(missing(document.text)).toEqual([])
  const { cells } = (await readWorkbook(await fileOf('Download als Excel'))).sheets[0]!
  const texts = Object.values(cells).map(({ value }) => value)
  expect(missing(texts.join(' ')).filter((text) => !/^\d\d-\d\d-\d{4}$/.test(text))).toEqual([])

  const rows = await page.getByRole('row').count()
  const tables = await page.getByRole('table').count()
  const numbers = Object.keys(cells).filter((address) => /^A\d+$/.test(address))
  expect(numbers).toHaveLength(rows - tables + 1)
})

test('the plan is used with the keyboard alone, and keeps its filters in the address', {
  tag: '@deep',
}, async ({ page }) => {
  await logInAndOpen(page, OWNER, '/bedrijven/2/plan-van-aanpak')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessible(page, [NARROW, WIDE])
  const theme = page.getByRole('combobox', { name: 'Thema' })
  await theme.focus()
  await page.keyboard.press('m')
  await expect(page).toHaveURL(/thema=MACHINE_SAFETY/)
  await expect(theme).toBeFocused()
  await expect(page.getByText('Schadelijk geluid')).not.toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/klaar=nee/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Toon ook wat klaar is' })).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Toon ook wat klaar is' })).toBeChecked()
  await expect(theme).toHaveValue('MACHINE_SAFETY')
})

test('a double click makes one file, and a lost connection is told', { tag: '@deep' }, async ({
  page,
  portal,
  context,
}) => {
  const id = await createCompany(portal, 'Plaatwerkerij Plan')
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/plan-van-aanpak`)
  await expect(page.getByRole('heading', { name: 'Er staat nog niets in het plan' })).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/plan/pdf')) requests.push(request.url())
  })
  const downloading = page.waitForEvent('download')
  await doubleClickToSend(page, page.getByRole('button', { name: 'Download als pdf' }))
  expect((await downloading).suggestedFilename()).toMatch(/^Plan van Aanpak – Plaatwerkerij Plan – .*\.pdf$/)
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  expect(requests).toHaveLength(1)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Download als Excel' }).click()
  await expect(page.getByRole('alert')).toContainText('Het plan van aanpak kan niet gedownload worden.')
  await context.setOffline(false)
  await download(page, 'Download als Excel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
