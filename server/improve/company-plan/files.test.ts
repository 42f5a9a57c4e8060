import { expect, test } from 'vitest'

import { formatDay, formatInstant, today } from '#shared/domain/basics/date.ts'
import { RIE_TITLE } from '#shared/domain/checks/rie-texts.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'
import { readDocument, readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'

const backEnd = useOwnBackEnd()
const { createSmithy, createInvitee, makeActionPoint, writeAdvice } = improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)

const download = async ({ browser }: User, companyId: number, format: string) => {
  const response = await browser.fetch(`/rest/companies/${companyId}/plan/${format}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}
const bytesOf = async (user: User, companyId: number, format: string) => {
  const { status, bytes } = await download(user, companyId, format)
  if (status !== 200) throw new Error(`${format} gave ${status}: ${Buffer.from(bytes)}`)
  return bytes
}

const RISKY = {
  EDUCATION: { tasks: ['liftHigh', 'liftLow'], instructed: 'yesNotRecorded' },
  LIFT_ABOVE_SHOULDER: { load: 'gt25' },
  LIFT_BELOW_KNEE: { load: '10to25' },
}
const HARMLESS = { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } }

/** A company with risks, action points, one of them completed, and an advice. */
async function createFullCompany() {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const groups = [await addGroup(els, id, 'Bankwerkers'), await addGroup(els, id, 'Lassers')]
  for (const group of groups) await finish(els, id, group, RISKY)
  await makeActionPoint(els, id, {
    origin: heavyLoadIn(groups[0]!),
    themes: ['PHYSICAL_STRAIN'],
    description: 'Takel kopen',
    actionHolder: 'Jan Bakker',
    deadline: inDays(-3),
  })
  const done = await makeActionPoint(els, id, { description: 'Pallets naar buiten', actionHolder: 'Kim' })
  await els.browser.post(`/rest/companies/${id}/actionitems/${done}`, { completed: true })
  await writeAdvice(els, id)
  return { els, id }
}

async function expectedWords(companyId: number): Promise<string[][]> {
  const points = await backEnd.sql`
    select description, action_holder, to_char(deadline, 'YYYY-MM-DD') as deadline, completed_at from action_item
    where company_id = ${companyId}`
  const advices =
    await backEnd.sql`select reason, necessary_measure from advice where company_id = ${companyId}`
  const risks = await backEnd.sql`
    select check_section.name, risks.label from check_section, lateral (
      select jsonb_array_elements_text(cell -> 'risks') as label
      from jsonb_array_elements(cells::jsonb) as cell) as risks
    where company_id = ${companyId}`
  expect(risks.length).toBe((await backEnd.sql`select from check_risk`).length)
  return [
    ...points.map(({ description, action_holder, deadline, completed_at }) => [
      String(description),
      String(action_holder) || 'Nog niemand',
      deadline ? formatDay(String(deadline)) : 'Nog geen datum',
      completed_at ? 'Klaar' : '3 dagen te laat',
    ]),
    ...advices.map(({ reason, necessary_measure }) => [String(reason), String(necessary_measure)]),
    ...risks.map(({ name, label }) => [plainSpaces(String(label)), String(name)]),
  ]
}

test('the PDF contains every risk, action point and advice of the database, by urgency', async () => {
  const { els, id } = await createFullCompany()
  const { status, headers, bytes } = await download(els, id, 'pdf')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toContain(
    `attachment; filename="Concept Plan van Aanpak - Smederij Noord - ${today()}.pdf"`,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')

  const { text, pages, info, beyond, roles } = await readPdf(bytes)
  for (const words of (await expectedWords(id)).flat()) expect(text).toContain(words)
  expect(info).toMatchObject({
    Title: 'Plan van Aanpak – Smederij Noord',
    Author: 'Smederij Noord',
    Language: 'nl-NL',
  })
  expect(text).toContain('1 van 6 maatregelen klaar')
  expect(text).toContain('Nog 2 directe risico’s en 1 maatregel te laat.')
  expect(text).toMatch(
    /Direct 2 maatregelen .* Binnen drie maanden 2 maatregelen .* Binnen een jaar 2 maatregelen, 1 klaar/,
  )
  expect(text).toContain(`Afgerond op ${formatInstant(new Date().toISOString())} door Els de Smid.`)
  expect(text).toContain('Vastgesteld door, met handtekening')
  expect(beyond).toBeLessThan(0)
  expect(roles).toContain('Table')
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Concept, nog niet af · ')
    expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
  }
})

test('the workbook contains every risk, action point and advice of the database', {
  tags: ['deep'],
}, async () => {
  const { els, id } = await createFullCompany()
  const { sheets } = await readWorkbook(await bytesOf(els, id, 'xlsx'))
  expect(sheets.map(({ name }) => name)).toEqual(['Concept Plan van Aanpak', 'Over dit plan'])
  const { cells, xml } = sheets[0]!
  const texts = Object.values(cells).map(({ value }) => value)
  const days = (day: string) => `${Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)}`
  for (const words of await expectedWords(id))
    for (const word of words.filter((text) => !/^Nog (niemand|geen datum)$|^\d\d-\d\d-\d{4}$/.test(text)))
      expect(
        texts.some((text) => text.includes(word)),
        word,
      ).toBe(true)
  expect(texts, 'the deadline as a date').toContain(days(inDays(-3)))
  expect(Object.values(cells).filter(({ isFormula }) => isFormula)).toEqual([])
  const about = Object.values(sheets[1]!.cells).map(({ value }) => value)
  for (const words of ['Smederij Noord', 'Els de Smid', formatDay(today())]) expect(about).toContain(words)
  expect(about).toContain('Dit plan is een concept. Fysieke belasting is nog niet af.')
  expect(xml).toContain('<pane ')
  expect(xml).toMatch(/<autoFilter ref="A1:J\d+"\/>/)
  expect(xml).toContain('fitToWidth="1" fitToHeight="0"')
})

test('the Word document contains every risk, action point and advice of the database', async () => {
  const { els, id } = await createFullCompany()
  await backEnd.sql`
    update company set street = 'Smidsweg', house_number = '3', zip_code = '7411 AA', city = 'Deventer'
    where id = ${id}`
  const { headers, bytes } = await download(els, id, 'docx')
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  )
  const { text, rows, headers: pageHeaders, footers } = await readDocument(bytes)
  expect(text).toContain('Smidsweg 3, 7411 AA Deventer')
  for (const words of (await expectedWords(id)).flat()) expect(text).toContain(words)
  expect(rows.find(([, what]) => what?.includes('Takel kopen'))).toEqual([
    expect.any(String),
    expect.stringContaining('Fysieke belasting · Bankwerkers'),
    'Jan Bakker',
    formatDay(inDays(-3)),
    '3 dagen te laat',
  ])
  expect(pageHeaders).toEqual(['Concept, nog niet af · Plan van Aanpak · Smederij Noord'])
  expect(footers).toEqual([expect.stringContaining(`${formatDay(today())} · Pagina`)])
  expect(text).toContain('Dit plan is een concept. Fysieke belasting is nog niet af.')
  expect(text).toContain('Vastgesteld door, met handtekening')
})

test('only a plan of more than ten pages has a table of contents', { tags: ['deep'] }, async () => {
  const { els, company: id } = await createSmithy()
  await makeActionPoint(els, id, { description: 'Takel kopen' })
  expect((await readPdf(await bytesOf(els, id, 'pdf'))).text).not.toContain('Inhoud')
  await backEnd.sql`
    insert into action_item (company_id, themes, description, created_by)
    select company_id, themes, description || ' ' || number, created_by
    from action_item, generate_series(1, 220) as number`
  const { text, pages, roles } = await readPdf(await bytesOf(els, id, 'pdf'))
  expect(pages.length).toBeGreaterThan(10)
  expect(text).toMatch(/Inhoud 0 van 221 maatregelen klaar .*2 Binnen een jaar .*2 Afspraken over dit plan/)
  expect(roles).toContain('TOC')
})

test('nothing is a draft when every started check is finished', async () => {
  const { els, id } = await createFullCompany()
  await finish(els, id, null, HARMLESS)
  expect(await backEnd.sql`select status from company_check`).toEqual([{ status: 'RED' }])
  const { text } = await readPdf(await bytesOf(els, id, 'pdf'))
  expect(text).not.toMatch(/concept/i)
  const { sheets } = await readWorkbook(await bytesOf(els, id, 'xlsx'))
  expect(sheets[0]!.name).toBe('Plan van Aanpak')
  const document = await readDocument(await bytesOf(els, id, 'docx'))
  expect(document.text + document.headers).not.toMatch(/concept/i)
})

test('the files of an empty plan say that there is nothing', async () => {
  const { els, company: id } = await createSmithy()
  const nothing = 'Er zijn geen risico’s gevonden, en geen actiepunten of adviezen.'
  expect((await readPdf(await bytesOf(els, id, 'pdf'))).text).toContain(nothing)
  expect((await readDocument(await bytesOf(els, id, 'docx'))).text).toContain(nothing)
  const { cells } = (await readWorkbook(await bytesOf(els, id, 'xlsx'))).sheets[0]!
  expect(Object.keys(cells).every((address) => address.endsWith('1'))).toBe(true)
})

test('every file says what the checks are to the RI&E, and where that of the branch is', async () => {
  const { els, company: id } = await createSmithy()
  const address = 'RI&E Metaalbewerking: https://www.rie-metaalbewerking.nl/'
  const pdf = await readPdf(await bytesOf(els, id, 'pdf'))
  expect(pdf.text).toContain(RIE_TITLE)
  expect(pdf.text).toContain(address)
  const document = (await readDocument(await bytesOf(els, id, 'docx'))).text
  expect(document).toContain(RIE_TITLE)
  expect(document).toContain(address)
  const sheets = JSON.stringify((await readWorkbook(await bytesOf(els, id, 'xlsx'))).sheets)
  expect(sheets).toContain(RIE_TITLE)
  expect(sheets).toContain(address)
})

test('text that looks like markup or a formula is printed unchanged and stays on the page', async () => {
  const { els, company: id } = await createSmithy()
  const hostile = '=HYPERLINK("x") #import "x" *vet* <w:p/> &amp; \u202egespiegeld'
  const long = 'x'.repeat(300)
  await makeActionPoint(els, id, { description: `${hostile} ${long}`, actionHolder: 'Jan & "Kim" <b>' })
  const { text, beyond } = await readPdf(await bytesOf(els, id, 'pdf'))
  expect(text).toContain('=HYPERLINK("x") #import "x" *vet* <w:p/> &amp; gespiegeld')
  expect(beyond).toBeLessThan(0)
  const { cells } = (await readWorkbook(await bytesOf(els, id, 'xlsx'))).sheets[0]!
  expect(cells.E2).toMatchObject({
    value: expect.stringContaining('=HYPERLINK("x")'),
    format: '@',
    isFormula: false,
  })
  const document = await readDocument(await bytesOf(els, id, 'docx'))
  expect(document.text).toContain('=HYPERLINK("x") #import "x" *vet* <w:p/> &amp; gespiegeld')
  expect(document.text).toContain('Jan & "Kim" <b>')
})

test('an invitee gets the themes of the invitation', async () => {
  const { id } = await createFullCompany()
  const jan = await createInvitee(id, 'READONLY')
  await backEnd.sql`update invitation set checks = '{NOISE_HAZARD}'`
  const { text } = await readPdf(await bytesOf(jan, id, 'pdf'))
  expect(text).toContain('Gemaakt door Jan de Smid')
  expect(text).toContain('Pallets naar buiten')
  expect(text).not.toMatch(/Last boven|Takel kopen|concept/i)
})

test('the progress is that of the user’s own plan, and ends with it', { tags: ['deep'] }, async () => {
  const { els, id } = await createFullCompany()
  const jan = await createInvitee(id, 'READONLY')
  const progressOf = async ({ browser }: User) =>
    (await browser.get(`/rest/companies/${id}/plan/progress`)).body.responseObject.progress
  expect(await progressOf(els)).toBeNull()
  const downloads = [bytesOf(els, id, 'pdf'), bytesOf(els, id, 'pdf'), bytesOf(els, id, 'docx')]
  await expect
    .poll(() => progressOf(els))
    .toMatchObject({ phase: expect.stringMatching(/WAITING|READING|MAKING/) })
  expect(await progressOf(jan)).toBeNull()
  await Promise.all(downloads)
  expect(await progressOf(els)).toBeNull()
})
