import { readFile } from 'node:fs/promises'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { photo } from '../../testing/factories/pictures.ts'
import { readDocument, readPdf, readWorkbook } from '../../testing/harness/plan-files.ts'
import { addGroup, answerIn, createCompany, download, questionPath } from '../checks/check-journey.ts'
import { doubleClickSlowly, doubleClickToSend, expect, logInAndOpen, test } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

const OWNER = 'eigenaar@demo.nl'
const HEAVY_LOAD = 'Last boven het maximum van 25 kg per persoon'

const testWithClock = test.extend<{ clockPortal: Portal }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  clockPortal: async ({}, use) => withPortal({}, use),
  baseURL: async ({ clockPortal }, use) => use(clockPortal.url),
})

/** The day this many days after today in Amsterdam, as yyyy-mm-dd. */
const dayAhead = (days: number) => today(new Date(Date.now() + days * 86_400_000))

testWithClock(
  'a red answer becomes an action point, of which people are reminded, and which solves the risk',
  { tag: '@deep' },
  async ({ page, clockPortal: portal }) => {
    test.slow()
    const deadline = dayAhead(60)
    const id = await createCompany(portal, 'Plaatwerkerij Wat Nu')
    await logInAndOpen(page, OWNER, `/bedrijven/${id}/checks`)
    const nextStep = page.getByRole('region').filter({ hasText: 'Je volgende stap' })
    await expect(nextStep.getByRole('heading', { name: 'Kies je eerste check' })).toBeVisible()
    await nextStep.getByRole('button', { name: 'Begin met Fysieke belasting' }).click()
    await page.getByRole('link', { name: 'Voeg een groep met een andere naam toe' }).click()
    await addGroup(page, 'Lassers')
    const [group] =
      await portal.sql`select id from check_section where company_id = ${id} and name = 'Lassers'`
    const choose = async (question: string, script: string, answer: string) => {
      await page.goto(questionPath(id, group!.id as number, script, question))
      await answerIn(page, answer).check()
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
    await dialog.getByLabel(/^E-mailadres/).fill('jan@elders.nl')
    await dialog.getByLabel(/^Wanneer is het klaar/).fill(deadline)
    await doubleClickToSend(page, dialog.getByRole('button', { name: 'Actiepunt maken' }))

    await expect(page.getByText('Het actiepunt is gemaakt.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Het actiepunt is gemaakt.' })).toBeFocused()
    await expect(title).toHaveText('Maak Fysieke belasting af')
    await expect(page.getByText('Fysieke belasting, Lassers · Jan Jansen')).toBeVisible()
    await expect(
      page.getByRole('link', { name: new RegExp(`^${HEAVY_LOAD}\\. Laat deze last`) }),
    ).toBeVisible()
    expect(
      await portal.sql`
      select action_holder, holder_email, to_char(deadline, 'YYYY-MM-DD') as deadline, section_id, question_key
      from action_item where company_id = ${id}`,
    ).toEqual([
      {
        action_holder: 'Jan Jansen',
        holder_email: 'jan@elders.nl',
        deadline,
        section_id: group!.id,
        question_key: 'load',
      },
    ])

    // The next step is the first unanswered question, and Back leads to the company again.
    await nextStep.getByRole('link', { name: 'Ga verder' }).click()
    await expect(page).toHaveURL(new RegExp(`functionGroupId=${group!.id}.*questionId=instructed`))
    await page.goBack()
    await expect(title).toHaveText('Maak Fysieke belasting af')

    const reminders = () =>
      portal
        .mails()
        .filter((mail) => mail.includes('Plaatwerkerij Wat Nu') && /^Subject: Herinnering/m.test(mail))
        .map((mail) => ({ mail, to: mail.match(/^To: (.*)$/m)?.[1]?.trim() }))
    const startOn = async (day: string) => {
      await portal.kill()
      await portal.restart(`${day}T12:00:00Z`)
    }
    await startOn(dayAhead(53))
    await expect
      .poll(() =>
        reminders()
          .map(({ to }) => to)
          .toSorted(),
      )
      .toEqual([OWNER, 'jan@elders.nl'])
    const { mail } = reminders().find(({ to }) => to === 'jan@elders.nl')!
    expect(mail).toContain(`Klaar op: ${formatDay(deadline)}`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    // The holder has no account, and unsubscribes.
    await page.context().clearCookies()
    const { pathname, hash } = new URL(mail.match(/https?:\S+\/afmelden\S+/)![0])
    await page.goto(pathname + hash)
    await expect(page.getByText(/Plaatwerkerij Wat Nu/)).toBeVisible()
    await doubleClickToSend(page, page.getByRole('button', { name: 'Afmelden' }))
    await expect(page.getByRole('button', { name: 'Toch weer ontvangen' })).toBeVisible()
    expect(await portal.sql`select company_id, kind, email from mail_opt_out`).toEqual([
      { company_id: id, kind: 'REMINDER', email: 'jan@elders.nl' },
    ])
    await startOn(dayAhead(59))
    await expect.poll(() => reminders().map(({ to }) => to)).toHaveLength(3)
    expect(
      reminders()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([OWNER, OWNER, 'jan@elders.nl'])
    expect(
      await portal.sql`
        select days_before, audience, sent_at is not null as is_sent
        from reminder join action_item on action_item.id = action_item_id
        where company_id = ${id} order by days_before, audience`,
    ).toEqual([
      { days_before: 1, audience: 'OWNER', is_sent: true },
      { days_before: 7, audience: 'HOLDER', is_sent: true },
      { days_before: 7, audience: 'OWNER', is_sent: true },
    ])

    const [point] = await portal.sql`select id from action_item where company_id = ${id}`
    await logInAndOpen(page, OWNER, `/bedrijven/${id}/actiepunten/${point!.id}`)
    await page.getByRole('main').getByRole('button', { name: 'Afronden' }).dblclick()
    await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
    await page.getByRole('link', { name: 'Foto van het resultaat toevoegen' }).click()
    const photoDialog = page.getByRole('dialog', { name: 'Foto toevoegen' })
    const picture = test.info().outputPath('takel.jpg')
    await photo(1600, 1200).jpeg().toFile(picture)
    await photoDialog.getByLabel('Foto', { exact: true }).setInputFiles(picture)
    await photoDialog.getByRole('textbox', { name: /^Wat zie je op de foto/ }).fill('Takel boven de lasplek')
    await photoDialog.getByRole('button', { name: 'Foto toevoegen' }).click()
    await expect(page.getByRole('img', { name: 'Takel boven de lasplek' })).toBeVisible()

    const planRow = page.getByRole('row').filter({ hasText: HEAVY_LOAD })
    await page.goto(`/bedrijven/${id}/plan-van-aanpak`)
    await expect(planRow).toContainText('Kijk of het risico weg is.')
    await planRow.getByRole('link', { name: /^Kijk opnieuw/ }).click()
    await page.getByRole('link', { name: 'Beantwoord de vraag opnieuw' }).click()
    await expect(page.getByRole('complementary')).toContainText('Meer dan 25 kg')
    await answerIn(page, '4 kg of minder').check()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Het risico is opgelost.' })).toBeFocused()
    expect(await portal.sql`select from check_risk where section_id = ${group!.id}`).toEqual([])
    expect(
      await portal.sql`
        select question_key, answer_key, action_item_id, email from solved_risk
        join person on person.id = solved_by where section_id = ${group!.id}`,
    ).toEqual([{ question_key: 'load', answer_key: 'gt25', action_item_id: point!.id, email: OWNER }])

    await page.getByRole('link', { name: 'Bekijk het Plan van Aanpak' }).click()
    // The database, which records it, has the clock of the machine.
    const day = formatDay(dayAhead(0))
    const outcome = `Afgerond op ${day} door Eigenaar Demo. Risico opgelost op ${day} door Eigenaar Demo.`
    await expect(planRow).toContainText(outcome)
    await expect(planRow).toContainText('Klaar')
    const fileOf = async (name: string) => readFile(await (await download(page, name)).path())
    const pdf = await readPdf(await fileOf('Download als pdf'))
    expect(pdf.text).toContain(outcome)
    expect(pdf.text).toContain('1 van 1 maatregel klaar')
    expect(pdf.alts.join()).toContain('Takel boven de lasplek')
    const document = await readDocument(await fileOf('Download als Word'))
    expect(document.text).toContain(outcome)
    expect(document.alts).toEqual([`Na · ${day} · Takel boven de lasplek`])
    expect(document.numPictures).toBe(1)
    const [measures, photos] = (await readWorkbook(await fileOf('Download als Excel'))).sheets
    expect(Object.values(measures!.cells).map(({ value }) => value)).toContain(outcome)
    expect(photos!.name).toBe('Foto’s')
    expect(Object.values(photos!.cells).map(({ value }) => value)).toContain(
      `Na · ${day} · Takel boven de lasplek`,
    )
    await page.getByRole('checkbox', { name: 'Toon ook wat klaar is' }).uncheck()
    await expect(planRow).toHaveCount(0)
  },
)

test('the first page of a company makes two requests about it, and one about its download', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/companies/')) requests.push(pathname)
  })
  // The cart, which is sent after a login, may be sent while the page loads.
  const overviewRequested = page.waitForRequest('**/rest/companies/2/overview')
  const cartSent = page.waitForResponse('**/rest/cart')
  await page.route('**/rest/cart', (route) => overviewRequested.then(() => route.continue()))
  await page.route('**/rest/companies/2/overview', (route) => cartSent.then(() => route.continue()))
  await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
  await expect(page.getByText('Je volgende stap')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.toSorted()).toEqual([
    '/rest/companies/2/checks',
    '/rest/companies/2/data-export',
    '/rest/companies/2/overview',
  ])
})
