import type { Page } from '@playwright/test'

import {
  addGroup,
  allSaved,
  checkOf,
  createCompany,
  download,
  fillIn,
  matrixOf,
  openAs,
  startWithGroup,
  stepOf,
  textOf,
  walk,
} from './check-journey.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Portal, test } from './portal.ts'

// From the first question to the Plan van Aanpak. Each test has a company of its own, so that they can share a portal.

const OWNER = 'eigenaar@demo.nl'
const BELOW_KNEE = 'Tillen van of naar een plek onder kniehoogte (3 kg of meer)'
const POSTURE = 'Werken in een inspannende houding (bukken, knielen, reiken, lang staan)'
const PUSHING = 'Karren, pallets of andere lasten duwen of trekken'
const BENDING = 'Bukkend tillen van meer dan 10 kg'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const planButton = (page: Page) => page.getByRole('button', { name: 'Download Plan van Aanpak' })

/** The words in the row of a function group in the matrix. */
const cellsOf = (page: Page, group: string) =>
  page.getByRole('row', { name: new RegExp(`^${group} `) }).getByRole('cell')

const sections = ({ sql }: Portal, companyId: number) => sql`
  select name, status, num_unfinished, num_risks from check_section where company_id = ${companyId} order by id`
const standing = async ({ sql }: Portal, companyId: number) =>
  (
    await sql`
  select status, num_unfinished from company_check
  where company_id = ${companyId} and "check" = 'PHYSICAL_STRAIN'`
  )[0]

test('bench workers who lift from the floor: red, and a plan once nothing is grey', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  const id = await createCompany(portal, 'Machinefabriek De Dommel')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  await page.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' }).click()
  await expect(heading(page, 'Functiegroepen')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voeg je eerste functiegroep toe' }).click()
  await expectAccessible(page)
  await addGroup(page, 'Bankwerkers')
  await expectAccessible(page)

  const choices = {
    'EDUCATION/tasks': [BELOW_KNEE, POSTURE],
    'LIFT_BELOW_KNEE/load': ['Meer dan 10 t/m 25 kg'],
  }
  const shown = await walk(page, 'Bankwerkers', choices, 'LIFT_BELOW_KNEE/frequency')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(page.getByRole('region', { name: `Risico: ${BENDING}` })).toBeVisible()
  await expectAccessible(page)
  shown.push(...(await walk(page, 'Bankwerkers', choices, 'ACTIONS/planned')))
  const scripts = [...new Set(shown.map((step) => step.split('/')[0]))]
  expect(scripts).toEqual([
    ...['INFO_EDUCATION', 'EDUCATION', 'INFO_LIFTING', 'LIFT_BELOW_KNEE'],
    ...['INFO_STRENUOUS_POSTURE', 'STRENUOUS_POSTURE', 'INFO_ACTIONS'],
  ])
  await expectAccessible(page)

  // Grey hides nothing, and there is no plan yet.
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(heading(page, 'Resultaten per functiegroep')).toBeFocused()
  await expect(cellsOf(page, 'Bankwerkers')).toHaveText([
    ...['In orde', '1 risico', 'Niet gekozen', 'Niet gekozen', 'In orde', 'Niet gekozen'],
    '1 onderdeel niet af',
  ])
  await expect(planButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bankwerkers', exact: true }).click()
  await expect(page.getByText('1 risico, 1 onderdeel niet af')).toBeVisible()
  await expect(planButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Check hervatten', exact: true }).click()
  await expect.poll(() => stepOf(page)).toMatch(/ACTIONS/)
  await walk(page, 'Bankwerkers', {
    'ACTIONS/planned': ['Techniek: hulpmiddel aanschaffen of aanpassen'],
  })
  await expect(heading(page, 'Bankwerkers is af')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bekijk de resultaten van Bankwerkers' }).click()
  await expect(heading(page, 'Bankwerkers')).toBeVisible()
  const file = await download(page, 'Download Plan van Aanpak')
  expect(file.suggestedFilename()).toBe('Plan van Aanpak – Bankwerkers.pdf')
  const text = await textOf(file)
  const measure = 'Techniek: hulpmiddel aanschaffen of aanpassen'
  for (const said of ['Machinefabriek De Dommel', 'Bankwerkers', BENDING, measure])
    expect(text).toContain(said)
  await expect(page.getByText('Het plan is gedownload.')).toBeVisible()
  await expectAccessible(page)

  // The company as a whole is not finished before what is asked of it.
  await page.goto(matrixOf(id))
  await expect(cellsOf(page, 'Bankwerkers').nth(1)).toHaveText('1 risico')
  await expect(planButton(page)).toHaveCount(0)
  expect(await standing(portal, id)).toEqual({ status: 'GREY', num_unfinished: 2 })
  await page.getByRole('link', { name: 'Ga verder met de check' }).click()
  await expect(heading(page, 'Kantoormedewerkers')).toBeVisible()
  await walk(page, '', { 'SITTING_WORK/applies': ['Nee'], 'PREGNANCY/applies': ['Nee'] })
  await expect(heading(page, 'De check is af')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bekijk de resultaten' }).click()
  expect(await textOf(await download(page, 'Download Plan van Aanpak'))).toContain(BENDING)
  expect((await download(page, 'Download als Excel')).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await standing(portal, id)).toEqual({ status: 'RED', num_unfinished: 0 })
  expect(await sections(portal, id)).toEqual([
    { name: null, status: 'GREEN', num_unfinished: 0, num_risks: 0 },
    { name: 'Bankwerkers', status: 'RED', num_unfinished: 0, num_risks: 1 },
  ])
})

test('who stops halfway goes on in another browser where they were', async ({ page, portal, browser }) => {
  test.slow()
  const id = await createCompany(portal, 'Metaalwerken Zwolle')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  await startWithGroup(page, id, 'Magazijn')
  await page.goto(checkOf(id))
  const carrying = {
    'EDUCATION/tasks': ['Lasten van 3 kg of meer lopend dragen (meer dan 1 meter)'],
    'CARRY/distance': ['Meer dan 20 meter'],
  }
  await walk(page, 'Magazijn', carrying, 'CARRY/total')
  await allSaved(page)
  await page.context().close()

  const other = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await openAs(other, OWNER, matrixOf(id))
  await other.getByRole('link', { name: 'Ga verder: Magazijn' }).click()
  await expect(heading(other, /^Hoeveel kilo draagt één persoon/)).toBeFocused()
  await expect(other.getByText('Magazijn · Dragen · vraag 3 van 4')).toBeVisible()
  await other.getByRole('button', { name: 'Vorige' }).click()
  await expect(other.getByRole('radio', { name: 'Meer dan 20 meter' })).toBeChecked()
  await other.context().close()
})

test('a warehouse that only pushes is green, and the office is asked about once', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  const id = await createCompany(portal, 'Groothandel Assen')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  await startWithGroup(page, id, 'Magazijn')
  await page.goto(checkOf(id))
  const pushing = { 'EDUCATION/tasks': [PUSHING] }
  await walk(page, 'Magazijn', pushing)
  await expect(heading(page, 'Magazijn is af')).toBeVisible()
  await allSaved(page)
  expect((await sections(portal, id))[1]).toEqual({
    ...{ name: 'Magazijn', status: 'GREEN', num_unfinished: 0, num_risks: 0 },
  })
  await page.getByRole('link', { name: 'Ga verder met het hele bedrijf' }).click()
  await expect(heading(page, 'Kantoormedewerkers')).toBeFocused()
  const shown = await walk(page, '', { 'SITTING_WORK/applies': ['Nee'], 'PREGNANCY/applies': ['Nee'] })
  expect(shown).toEqual(['INFO_SITTING_WORK', 'SITTING_WORK/applies', 'INFO_PREGNANCY', 'PREGNANCY/applies'])
  await allSaved(page)
  expect(await standing(portal, id)).toEqual({ status: 'GREEN', num_unfinished: 0 })

  // A second group is not followed by the office again.
  await page.goto(`${checkOf(id)}/functiegroep`)
  await addGroup(page, 'Expeditie')
  expect((await walk(page, 'Expeditie', pushing)).join()).not.toContain('SITTING_WORK')
  await page.getByRole('link', { name: 'Rond de check af' }).click()
  await expect(heading(page, 'De check is af')).toBeVisible()
  expect(
    await portal.sql`
    select section.name from check_answer join check_section section on section.id = section_id
    where company_id = ${id} and script_key = 'SITTING_WORK'`,
  ).toEqual([{ name: null }])
})

test('an adviser lowers the load: green again, and the risk is gone', async ({ page, portal, browser }) => {
  test.slow()
  const id = await createCompany(portal, 'Bankwerkerij Venlo', { 'adviseur@demo.nl': 'WRITE' })
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  const group = await startWithGroup(page, id, 'Bankwerkers')
  await fillIn(page, id, group, { 'EDUCATION/tasks': ['liftLow'], 'LIFT_BELOW_KNEE/load': ['10to25'] })
  await page.goto(`${matrixOf(id)}/${group}`)
  expect(await textOf(await download(page, 'Download Plan van Aanpak'))).toContain(BENDING)

  const adviser = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await openAs(adviser, 'adviseur@demo.nl', `${matrixOf(id)}/${group}`)
  await expect(adviser.getByRole('heading', { name: BENDING })).toBeVisible()
  await adviser
    .getByRole('link', { name: 'Antwoorden bekijken of wijzigen: Tillen onder kniehoogte' })
    .click()
  await expectAccessible(adviser)
  await adviser.getByRole('link', { name: /^Wijzig: Hoe zwaar is de zwaarste last/ }).click()
  await adviser.getByRole('radio', { name: '7 kg of minder' }).check()
  await allSaved(adviser)
  await adviser.getByRole('button', { name: 'Sluiten' }).click()
  await expect(cellsOf(adviser, 'Bankwerkers').nth(1)).toHaveText('In orde')
  await expect(adviser.getByText(/door Adviseur Demo/)).toBeVisible()
  await adviser.context().close()

  await page.reload()
  await expect(page.getByText(/door Adviseur Demo/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: BENDING })).toHaveCount(0)
  expect(await textOf(await download(page, 'Download Plan van Aanpak'))).not.toContain(BENDING)
  expect(
    await portal.sql`
    select answers, revision, email from check_answer
    join check_section section on section.id = section_id join person on person.id = answered_by
    where section_id = ${group} and script_key = 'LIFT_BELOW_KNEE' and question_key = 'load'`,
  ).toEqual([{ answers: [{ answerId: 'le7', value: '' }], revision: 2, email: 'adviseur@demo.nl' }])
})

test('what is answered without a connection is stored once there is one, each answer once', async ({
  page,
  portal,
}) => {
  test.slow()
  const id = await createCompany(portal, 'Lasserij Goes')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  await startWithGroup(page, id, 'Lassers')
  await page.goto(checkOf(id))
  await walk(page, 'Lassers', { 'EDUCATION/tasks': [PUSHING] }, 'PUSH_AND_PULL/force')
  await allSaved(page)

  await page.context().setOffline(true)
  const next = () => page.getByRole('button', { name: 'Volgende vraag' }).click()
  await page.getByRole('radio', { name: '140 N (14 kg) of minder' }).check()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  await expect(page.getByText(/^Er is geen verbinding\./)).toBeVisible()
  await next()
  await page.getByRole('radio', { name: 'Meer dan 300 kg' }).check()
  await next()
  await page.getByRole('radio', { name: 'Nee' }).check()
  await expect(page.getByText(/3 antwoorden wachten/)).toBeVisible()
  const stored = () => portal.sql`
    select question_key, answers->0->>'answerId' as answer, revision from check_answer
    join check_section section on section.id = section_id
    where company_id = ${id} and script_key = 'PUSH_AND_PULL' order by question_key`
  expect(await stored()).toEqual([])

  await page.context().setOffline(false)
  await allSaved(page)
  expect(await stored()).toEqual([
    { question_key: 'force', answer: 'le140', revision: 1 },
    { question_key: 'surface', answer: 'no', revision: 1 },
    { question_key: 'weight', answer: 'gt300', revision: 1 },
  ])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nee' })).toBeChecked()
  await allSaved(page)
})

test('two tabs of one user answer in one check, and what one left offline the other sends', async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Verzinkerij Dongen')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  const group = await startWithGroup(page, id, 'Lassers')
  const other = await page.context().newPage()
  const open = (tab: Page, question: string) =>
    tab.goto(`${checkOf(id)}?scriptKey=EDUCATION&functionGroupId=${group}&questionId=${question}`)
  const stored = () => portal.sql`
    select question_key, answers->0->>'answerId' as answer, revision from check_answer
    join check_section section on section.id = section_id where company_id = ${id} order by question_key`

  await Promise.all([open(page, 'instructed'), open(other, 'supervision')])
  await Promise.all([
    page.getByRole('radio', { name: 'Ja, maar dat is niet vastgelegd' }).check(),
    other.getByRole('radio', { name: 'Ja', exact: true }).check(),
  ])
  await Promise.all([allSaved(page), allSaved(other)])
  await open(other, 'instructed')
  await expect(other.getByRole('radio', { name: 'Ja, maar dat is niet vastgelegd' })).toBeChecked()
  await other.getByRole('radio', { name: 'Ja, en dat is vastgelegd' }).check()
  // Said by the other tab, without anybody asking.
  await expect(page.getByRole('radio', { name: 'Ja, en dat is vastgelegd' })).toBeChecked()

  await page.context().setOffline(true)
  await other.getByRole('button', { name: 'Volgende vraag' }).click()
  await other.getByRole('radio', { name: 'Ja, altijd' }).check()
  await expect(other.getByText(/1 antwoord wacht/)).toBeVisible()
  await other.close()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  await page.context().setOffline(false)
  await allSaved(page)
  expect(await stored()).toEqual([
    { question_key: 'instructed', answer: 'yesRecorded', revision: 2 },
    { question_key: 'newcomers', answer: 'yes', revision: 1 },
    { question_key: 'supervision', answer: 'yes', revision: 1 },
  ])
})

test('a reader sees everything and can change nothing', async ({ page, portal, browser }) => {
  test.slow()
  const id = await createCompany(portal, 'Plaatwerkerij Tiel', { 'collega@demo.nl': 'READONLY' })
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  const group = await startWithGroup(page, id, 'Bankwerkers')
  await fillIn(page, id, group, { 'EDUCATION/tasks': ['liftLow'], 'LIFT_BELOW_KNEE/load': ['10to25'] })

  const reader = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await openAs(reader, 'collega@demo.nl', matrixOf(id))
  await expect(cellsOf(reader, 'Bankwerkers').nth(1)).toHaveText('1 risico')
  const changing = /toevoegen|beheren|Ga verder|hervatten|Begin|actiepunt|Opslaan|Wijzig|Verwijder/
  const changes = (role: 'link' | 'button') => reader.getByRole('main').getByRole(role, { name: changing })
  for (const [link, title] of [
    ['Bankwerkers', 'Bankwerkers'],
    ['Antwoorden bekijken: Tillen onder kniehoogte', 'Antwoorden: tillen onder kniehoogte'],
  ] as const) {
    expect((await changes('link').count()) + (await changes('button').count())).toBe(0)
    await reader.getByRole('link', { name: link, exact: true }).click()
    await expect(heading(reader, new RegExp(title))).toBeVisible()
  }
  await expect(reader.getByText('Meer dan 10 t/m 25 kg')).toBeVisible()
  expect((await changes('link').count()) + (await changes('button').count())).toBe(0)
  await expectAccessible(reader)

  await reader.goto(checkOf(id))
  await expect(heading(reader, 'Geen toegang')).toBeVisible()
  const before = await portal.sql`select * from check_answer order by answered_at`
  const headers = { origin: portal.url }
  const base = `/rest/${id}/physicalstrain`
  const attempts = [
    reader.request.post(`${base}/functiongroup`, { headers, data: { functionGroupName: 'Lassers' } }),
    reader.request.put(`${base}/functiongroup/${group}`, { headers, data: { functionGroupName: 'Anders' } }),
    reader.request.delete(`${base}/functiongroup/${group}`, { headers }),
    reader.request.post(`${base}/survey/EDUCATION`, {
      headers,
      data: { checkSectionId: group, questionId: 'tasks', answers: [{ answerId: 'none' }], revision: 1 },
    }),
  ]
  for (const attempt of attempts) expect((await attempt).status()).toBe(403)
  expect(await portal.sql`select * from check_answer order by answered_at`).toEqual(before)
  await reader.context().close()
})

test('a function group is checked by keyboard alone, on a phone', async ({ page, portal }) => {
  test.slow()
  // Names without a space, as codes are, may not push the page off the screen.
  const office = `Kantoor${'-3.14'.repeat(12)}`
  const id = await createCompany(portal, `Heerlen${'x'.repeat(60)}`)
  await page.setViewportSize({ width: 375, height: 700 })
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  await startWithGroup(page, id, office)
  await page.goto(checkOf(id))
  const { keyboard } = page
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (name: string) => {
    for (let press = 0; press < 25; press++) {
      await keyboard.press('Tab')
      if ((await focused()) === name) return
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  await expect(heading(page, 'Voorlichting')).toBeVisible()
  await tabTo('Verder')
  await keyboard.press('Enter')

  await expect(heading(page, /^Welke werkzaamheden/)).toBeFocused()
  const none = page.getByRole('checkbox', { name: 'Geen van deze werkzaamheden' })
  while (!(await none.evaluate((box) => box === document.activeElement))) await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  for (const start of [
    'Zijn de medewerkers',
    'Krijgen nieuwe medewerkers',
    'Ziet de leidinggevende',
    'Kunnen mede',
  ]) {
    await expect(heading(page, new RegExp(`^${start}`))).toBeFocused()
    await expect(heading(page, new RegExp(`^${start}`))).toBeInViewport()
    while ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) !== 'radio')
      await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
  }
  await expect(heading(page, `${office} is af`)).toBeFocused()
  await allSaved(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(375)
  expect((await sections(portal, id))[1]).toMatchObject({ name: office, status: 'GREEN' })
  await page.getByRole('link', { name: `Bekijk de resultaten van ${office}` }).click()
  await expect(heading(page, office)).toBeFocused()
  expect(await width()).toBe(375)
})

test('browser and server reckon the same, whatever is answered', async ({ page, portal }) => {
  test.setTimeout(180_000)
  const id = await createCompany(portal, 'Verspaning Zeist')
  await openAs(page, OWNER, `/bedrijven/${id}/checks`)
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (const name of ['Draaiers', 'Frezers', 'Slijpers']) {
    await page.goto(`${checkOf(id)}/functiegroep`)
    await addGroup(page, name)
    await page.getByRole('button', { name: 'Verder' }).click()
    while (!/\/einde/.test(page.url())) {
      const here = page.url()
      const answers = page.getByRole('main').locator('input[type=radio], input[type=checkbox]')
      const count = await answers.count()
      // One in five is left open.
      if (count > 0 && random(5) > 0) await answers.nth(random(count)).check()
      await page.getByRole('button', { name: /^(Verder|Volgende vraag|Sla over)$/ }).click()
      await page.waitForURL((url) => url.href !== here)
      if (!/\/einde/.test(page.url())) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await allSaved(page)
    const seen = await page
      .getByRole('list', { name: `Onderdelen: ${name}` })
      .getByRole('listitem')
      .allInnerTexts()
    await page.goto(matrixOf(id))
    await expect(cellsOf(page, name)).toHaveCount(seen.length)
    const words = await cellsOf(page, name).allTextContents()
    expect(seen.map((text) => text.replace(/\s+/g, ' '))).toEqual(
      words.map((word) => expect.stringMatching(new RegExp(`${word}$`))),
    )
  }
})
