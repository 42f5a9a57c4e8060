import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { niosh } from '#content/physical-strain/sources.ts'
import { attachmentHeader } from '#server/platform/http/attachment.ts'
import { formatInstant, today } from '#shared/domain/basics/date.ts'
import { EXPERT_REVIEW } from '#shared/domain/checks/check-texts.ts'
import { gradeLabels } from '#shared/domain/checks/questionnaire.ts'
import { RIE_TITLE, rieSentences } from '#shared/domain/checks/rie-texts.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { HEAVY_LIFT, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'
import { readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'
import { writtenChecks } from '../questionnaires/written-checks.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const backEnd = useOwnBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answerScript, finish, pathOf } =
  physicalStrainIn(backEnd)

const RIE = `${RIE_TITLE}. ${rieSentences.join(' ')} RI&E Metaalbewerking: https://www.rie-metaalbewerking.nl/`

const download = async ({ browser }: User, id: number, path: string) => {
  const response = await browser.fetch(pathOf(id, path))
  const { status, headers } = response
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const pdfOf = async (user: User, id: number, path: string) => {
  const { status, bytes } = await download(user, id, path)
  if (status !== 200) throw new Error(`${path} gave ${status}: ${Buffer.from(bytes)}`)
  return readPdf(bytes)
}

async function remark({ browser }: User, id: number, group: number, script: string, text: string) {
  const path = pathOf(id, `survey/${script}/remark`)
  expect((await browser.post(path, { checkSectionId: group, text })).status).toBe(200)
}

async function plan({ browser }: User, id: number, point: object, origin: object) {
  const { status } = await browser.post(`/rest/companies/${id}/actionitems`, {
    themes: ['PHYSICAL_STRAIN'],
    ...point,
    origin: { check: 'PHYSICAL_STRAIN', ...origin },
  })
  expect(status).toBe(200)
}

/** Fitters with risks of urgency LATER, SOON and NOW, in that order of the questionnaire. */
const risky = {
  EDUCATION: { tasks: ['liftLow', 'posture'], instructed: 'yesNotRecorded' },
  LIFT_BELOW_KNEE: { load: '10to25' },
  STRENUOUS_POSTURE: { arms: 'longer' },
  ACTIONS: { agreed: 'later' },
}
const harmless = { EDUCATION: { tasks: ['pushPull'] }, ACTIONS: { agreed: 'noneNeeded' } }

async function bankwerkers(user: User, name = 'Bankwerkers') {
  const id = await startCheck(user, 'Constructiebedrijf Maasoever')
  const group = await addGroup(user, id, name)
  await finish(user, id, group, risky)
  return { id, group }
}

const fileHeader = (...parts: string[]) => attachmentHeader(`${[...parts, today()].join(' – ')}.pdf`)

const order = (text: string, ...parts: string[]) => parts.map((part) => text.indexOf(part))
const ascending = (positions: number[]) => positions.toSorted((one, other) => one - other)

test('a plan contains its subject, its scope, and the measures in order of urgency', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  await remark(els, id, group, 'LIFT_BELOW_KNEE', 'De takel hangt er al.')
  await plan(
    els,
    id,
    { description: 'Heftafel bestellen', actionHolder: 'Jan Bakker', deadline: '2026-12-15' },
    { checkSectionId: group, scriptKey: 'LIFT_BELOW_KNEE', questionId: 'load' },
  )
  const { status, headers, bytes } = await download(els, id, `functiongroup/${group}/result/pdf`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    fileHeader('Plan van Aanpak', 'Constructiebedrijf Maasoever', 'Bankwerkers'),
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')

  const { text, pages, info, links } = await readPdf(bytes)
  expect(links).toContain(niosh.url)
  expect(info).toMatchObject({
    Title: 'Plan van Aanpak – Bankwerkers',
    Author: 'Constructiebedrijf Maasoever',
    Language: 'nl-NL',
  })
  for (const words of [
    'Constructiebedrijf Maasoever',
    'Functiegroep: Bankwerkers',
    `Gemaakt op ${formatInstant(new Date().toISOString())}`,
    'Gemaakt door Els de Smid',
    'Dit gaan we doen Wie Wanneer Klaar Heftafel bestellen Jan Bakker 15-12-2026',
    'Opmerkingen Tillen onder kniehoogte: De takel hangt er al.',
  ])
    expect(text).toContain(words)
  const positions = order(
    text,
    'Bukkend tillen van meer dan 10 kg Binnen drie maanden',
    'Lang werken met de armen omhoog Binnen drie maanden',
    'Voorlichting is niet aantoonbaar Binnen een jaar',
    'Uitleg en bronnen',
  )
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(ascending(positions))
  for (const [index, page] of pages.entries())
    expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
})

test('the most urgent risk comes first, regardless of its script', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await finish(els, id, group, { ...risky, LIFT_BELOW_KNEE: { load: 'gt25' } })
  const { text } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(text).toMatch(/1\. [^.]* Direct .* 2\. Lang werken met de armen/)
})

test('a plan is a tagged PDF for screen readers', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const point = { description: 'Een heftafel kopen' }
  await plan(els, id, point, { checkSectionId: group, scriptKey: 'LIFT_BELOW_KNEE', questionId: 'load' })
  const { roles, alts, raw } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(raw).toContain('/Marked true')
  expect(raw).toContain('/Lang (nl-NL)')
  expect(raw).toContain('/Scope /Column')
  for (const role of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LI', 'Link', 'Figure'])
    expect(roles).toContain(role)
  expect(alts).toContain('Logo van Beterwerk')
  expect(alts).toContain(
    'Iemand bukt met een bolle rug en pakt een doos op die lager staat dan de knie. De doos is geel.',
  )
  expect(alts).toContain('Iemand boort boven het hoofd, met de elleboog op schouderhoogte. De arm is geel.')
  expect(roles.filter((role) => role === 'Figure')).toHaveLength(3)
})

test('statuses are written as text', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const other = await addGroup(els, id, 'Lassers')
  const { text } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(other).not.toBe(group)
  expect(text).toMatch(
    /Bankwerkers 1 risico 1 risico Niet gekozen Niet gekozen 1 risico Niet gekozen In orde/,
  )
  expect(text).toMatch(
    /Alle functiegroepen in één oogopslag .* Lassers \d+ vragen open Nog niet bekend Nog niet bekend/,
  )
})

test('a plan without risks says so and explains how to keep it that way', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id, 'Magazijn')
  await finish(els, id, group, harmless)
  const { text, pages } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(text).toContain('Geen risico’s gevonden Houd dit zo:')
  expect(text).not.toContain('Uitleg en bronnen')
  expect(pages).toHaveLength(2)
})

test('there is a plan for a script, a column of the matrix, a script of the company, and the whole check', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const { id } = await bankwerkers(els)
  await finish(els, id, await addGroup(els, id, 'Magazijn'), harmless)
  await finish(els, id, null, {
    SITTING_WORK: { applies: 'yes', breaks: 'no' },
    PREGNANCY: { applies: 'no' },
  })

  const script = await pdfOf(els, id, 'survey/LIFT_BELOW_KNEE/result/pdf')
  expect(script.info.Title).toBe('Plan van Aanpak – Tillen onder kniehoogte')
  const column = await pdfOf(els, id, 'survey/LIFTING/result/pdf')
  expect(column.text).toContain('Onderdeel: Tillen')
  for (const { text } of [script, column]) {
    expect(text).toContain('Bukkend tillen van meer dan 10 kg')
    expect(text).not.toContain('Lang werken met de armen omhoog')
    expect(text).not.toContain('Dit gaan we doen')
  }
  const generic = await pdfOf(els, id, 'survey/SITTING_WORK/result/pdf')
  expect(generic.text).toContain('Hele bedrijf: Kantoormedewerkers')
  expect(generic.text).toContain('1 risico Te lang achter elkaar beeldschermwerk')

  const whole = await pdfOf(els, id, 'result/pdf')
  expect(whole.info.Title).toBe('Plan van Aanpak – Constructiebedrijf Maasoever')
  expect(whole.text).toContain('Hele bedrijf: alle functiegroepen')
  expect(whole.text).toContain('Te lang achter elkaar beeldschermwerk Kantoormedewerkers (4)')
  const sections = order(
    whole.text,
    'Bankwerkers Functiegroep',
    'Magazijn Functiegroep',
    'Kantoormedewerkers Hele bedrijf',
  )
  expect(sections).not.toContain(-1)
  expect(sections).toEqual(ascending(sections))
})

test('text that looks like markup is printed unchanged and stays on the page', {
  tags: ['deep'],
}, async () => {
  const markup = `#let x = 1 $a$ *b* _c_ \\ "q" 'r' </script> \`y\` [z] {w} @ref <label> // end`
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els, markup)
  const { browser } = els
  const words = 'مرحبا שלום 😀 Łódź Оксана Ґалаґан Ελένη'
  await remark(els, id, group, 'LIFT_BELOW_KNEE', `${words}\n${'ab1'.repeat(85)}\nbel\u202eomgekeerd`)
  const { text, raw } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(text).toContain(markup)
  expect(text).toContain('Łódź Оксана Ґалаґан Ελένη')
  for (const font of ['NotoSansArabic-Regular', 'NotoSansHebrew-Regular', 'NotoEmoji-Regular'])
    expect(raw).toContain(`+${font}`)

  for (const name of [
    'W'.repeat(255),
    'abcQ'.repeat(63),
    'arbeidsomstandigheden'.repeat(12),
    `https://e.nl/${'a%20'.repeat(60)}`,
  ]) {
    await browser.put(pathOf(id, `functiongroup/${group}`), { functionGroupName: name })
    const { beyond, text, pages } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
    // Only a space at the end of a line may be in the margin of 51 points.
    expect(beyond).toBeLessThan(-40)
    // A word that was broken is extracted as one word.
    expect(text.replace(/[\s-]/g, '')).toContain(name.replaceAll('-', ''))
    expect(pages.length).toBeLessThan(8)
  }
})

test('a file name cannot inject a header or a path', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els, 'Las/sers "x"; filename=evil.exe\u202e é')
  const { headers } = await download(els, id, `functiongroup/${group}/result/pdf`)
  const name = headers.get('content-disposition')!
  expect(name).toContain(
    `attachment; filename="Plan van Aanpak - Constructiebedrijf Maasoever - Las sers x ; filename=evil.... - ${today()}.pdf";`,
  )
  expect(name).not.toMatch(/[\r\n/\\]|%2F|%E2%80%AE/)
})

test('a plan is available only for a part that is finished and was chosen', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const unfinished = await addGroup(els, id, 'Lassers')
  const refused = {
    responseObject: null,
    code: 'PLAN_NOT_AVAILABLE',
    message: 'Het plan van aanpak kan niet gedownload worden.',
    globalerrors: [],
    errors: [],
  }
  for (const path of [
    `functiongroup/${unfinished}/result/pdf`,
    'survey/CARRY/result/pdf',
    'survey/EDUCATION/result/pdf',
    'survey/SITTING_WORK/result/pdf',
    'result/pdf',
    'result/xlsx',
  ]) {
    const { status, headers, bytes } = await download(els, id, path)
    expect([path, status]).toEqual([path, 409])
    expect(headers.get('content-type')).toContain('application/json')
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(refused)
  }
  expect((await download(els, id, `functiongroup/${group}/result/pdf`)).status).toBe(200)
})

test('a draft of what is not finished names the open questions, and is marked on every page', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const lassers = await addGroup(els, id, 'Lassers')
  await answerScript(els, id, lassers, 'EDUCATION', { instructed: 'yesNotRecorded' })
  const path = `functiongroup/${lassers}/result/pdf`
  expect((await download(els, id, path)).status).toBe(409)
  expect((await download(els, id, `${path}?draft=false`)).status).toBe(409)

  const { headers, bytes } = await download(els, id, `${path}?draft=true`)
  expect(headers.get('content-disposition')).toBe(
    fileHeader('Concept Plan van Aanpak', 'Constructiebedrijf Maasoever', 'Lassers'),
  )
  const { text, pages, info } = await readPdf(bytes)
  expect(info.Title).toBe('Concept Plan van Aanpak – Lassers')
  for (const page of pages) expect(page).toContain('Concept, nog niet af · ')
  expect(text).toContain('Voorlichting is niet aantoonbaar')
  expect(text).toMatch(
    /Dit plan is een concept\. Er staan nog \d+ vragen open\. Er kunnen nog risico’s bijkomen\./,
  )
  expect(text).toMatch(
    /Nog te beantwoorden Voorlichting • Welke werkzaamheden komen in de groep Lassers .* Dragen Nog niet bekend of dit hier voorkomt\./,
  )
  expect(text).not.toContain('Is op hun laatste')

  // The draft of the company contains the finished part, whose own plan is never a draft.
  const company = await pdfOf(els, id, 'result/pdf?draft=true')
  expect(company.text).toMatch(/Kantoormedewerkers Hele bedrijf .* Nog te beantwoorden Kantoormedewerkers • /)
  expect(company.text).not.toContain('Houd dit zo')
  const finished = await download(els, id, `functiongroup/${group}/result/pdf?draft=true`)
  expect(finished.headers.get('content-disposition')).not.toContain('Concept')
  expect((await readPdf(finished.bytes)).text).not.toMatch(/concept|Nog te beantwoorden/i)
})

test('there is no draft of a part that was not chosen or has no answers', async () => {
  const els = await createUser('els')
  const { id } = await bankwerkers(els)
  const empty = await addGroup(els, id, 'Lassers')
  for (const path of [`functiongroup/${empty}/result/pdf`, 'survey/SITTING_WORK/result/pdf'])
    expect([path, (await download(els, id, `${path}?draft=true`)).status]).toEqual([path, 409])
  expect((await download(els, id, 'result/pdf?draft=maybe')).status).toBe(400)
})

test('each risk says what is agreed, and what is left to agree on', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const origin = { checkSectionId: group, scriptKey: 'LIFT_BELOW_KNEE', questionId: 'load' }
  await plan(
    els,
    id,
    { description: 'Heftafel bestellen', actionHolder: 'Jan', deadline: '2026-12-15' },
    origin,
  )
  await plan(
    els,
    id,
    { description: 'Steiger huren', actionHolder: 'Kim' },
    { ...origin, scriptKey: 'STRENUOUS_POSTURE', questionId: 'arms' },
  )
  const { text } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(text).toContain(
    'Bij 2 van de 3 risico’s is nog niet afgesproken wie wat doet, en wanneer. Daar staan lege regels om in te vullen.',
  )
  const cards = text.split(/ (?=[123]\. [A-Z])/).filter((part) => /^[123]\. [A-Z]/.test(part))
  const [lifting, posture, instruction] = cards as [string, string, string]
  expect(lifting).toMatch(/Dit gaan we doen .* Heftafel bestellen Jan 15-12-2026 .*Wat je kunt doen/)
  expect(lifting).not.toMatch(/Nog niet/)
  expect(posture).toMatch(/Nog niet compleet\. .* Dit gaan we doen .* Steiger huren Kim/)
  expect(instruction).toMatch(/Nog niet afgesproken\. .* Wat je kunt doen Wie Wanneer Klaar/)
  expect(instruction).not.toContain('Dit gaan we doen')
})

test('a plan names its version, its next review, the address, and how sure its sources are', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  await backEnd.sql`
    update company set street = 'Havenkade', house_number = '12', zip_code = '3011 ab', city = 'Rotterdam'
    where id = ${id}`
  const { text } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  expect(text).toContain('Constructiebedrijf Maasoever Havenkade 12, 3011 AB Rotterdam')
  expect(text).toContain(`, vragen versie ${physicalStrain.version}`)
  const [year, rest] = [Number(today().slice(0, 4)) + 1, today().slice(5).split('-').reverse().join('-')]
  expect(text).toContain(`Opnieuw bekijken Vóór ${rest}-${year}`)

  expect(text.split(EXPERT_REVIEW)).toHaveLength(2)
  expect(text).toContain(RIE)
  for (const label of Object.values(gradeLabels)) expect(text.split(label)).toHaveLength(2)
  expect(text).not.toContain('Nagekeken op')
  const sources = [
    ...text.matchAll(/Bronnen: .*?\. (?:Bekeken op|\d+ [A-Z]|Over dit plan|Beterwerk ·)/g),
  ].map(([part]) => part)
  expect(sources.length).toBeGreaterThan(1)
  for (const part of sources) if (part.includes('(C)')) expect(part).not.toContain('Bekeken op')
})

test('there is no plan for a part that does not exist or belongs to another company', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const other = await startCheck(els, 'Metaal Zuid')
  const none = await createCompany(els, 'Metaal Oost')
  const jan = await createUser('jan')
  const statuses = async (user: User, company: number, ...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await download(user, company, path)).status))
  expect(await statuses(els, other, `functiongroup/${group}/result/pdf`)).toEqual([404])
  expect(
    await statuses(
      els,
      id,
      'functiongroup/999/result/pdf',
      'survey/BAKKEN/result/pdf',
      'survey/INFO_LIFTING/result/pdf',
    ),
  ).toEqual([404, 404, 404])
  expect(await statuses(els, none, 'result/pdf', 'result/xlsx')).toEqual([404, 404])
  expect(await statuses(jan, id, `functiongroup/${group}/result/pdf`, 'result/xlsx')).toEqual([403, 403])
  await invite(jan, id)
  expect(await statuses(jan, id, `functiongroup/${group}/result/pdf`)).toEqual([200])
})

const printers = () =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('printing-process.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number])

test('simultaneous requests are printed one by one, and each gets its own plan', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const names = [...Array(10)].map((_, number) => `Groep ${number}`)
  const groups: number[] = []
  for (const functionGroupName of names) {
    const { body } = await els.browser.post(pathOf(id, `functiongroup/${group}/copy`), { functionGroupName })
    groups.push(body.responseObject.id)
  }
  const plans = await Promise.all(groups.map((copy) => pdfOf(els, id, `functiongroup/${copy}/result/pdf`)))
  expect(plans.map(({ info }) => info.Title)).toEqual(names.map((name) => `Plan van Aanpak – ${name}`))
  expect(printers().filter(([, parent]) => parent === backEnd.pid)).toHaveLength(1)
})

test('when the printing process dies, another one makes its plan', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  const path = `functiongroup/${group}/result/pdf`
  expect((await download(els, id, path)).status).toBe(200)
  const { pid } = backEnd
  const ours = printers().filter(([, parent]) => parent === pid)
  expect(ours).toHaveLength(1)
  const plans = [...Array(5)].map(() => download(els, id, path))
  process.kill(ours[0]![0], 'SIGKILL')
  const made = (await Promise.all(plans)).map(({ status }) => status)
  expect(made).toEqual([200, 200, 200, 200, 200])
})

type Sheet = Awaited<ReturnType<typeof readWorkbook>>['sheets'][number]

const row = ({ cells }: Sheet, number: number) =>
  [...'ABCDEFGHIJKL'].map((column) => cells[`${column}${number}`]?.value ?? '')

const factsIn = ({ cells }: Sheet) =>
  Object.fromEntries(
    Object.keys(cells)
      .filter((address) => address.startsWith('A'))
      .map((address) => [cells[address]!.value, cells[address.replace('A', 'B')]!.value]),
  )

test('the plan of the company is available as a workbook', async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els, '=1+1')
  await remark(els, id, group, 'LIFT_BELOW_KNEE', '@SUM(A1) & <b> مرحبا 😀')
  await plan(
    els,
    id,
    { description: '+31 bellen', actionHolder: '-Jan', deadline: '2026-12-15' },
    { checkSectionId: group, scriptKey: 'LIFT_BELOW_KNEE', questionId: 'load' },
  )
  await finish(els, id, null, {
    SITTING_WORK: { applies: 'yes', breaks: 'no' },
    PREGNANCY: { applies: 'no' },
  })
  const { status, headers, bytes } = await download(els, id, 'result/xlsx')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(headers.get('content-disposition')).toContain(
    `Constructiebedrijf Maasoever - Fysieke belasting - ${today()}.xlsx`,
  )
  const { sheets, workbook } = await readWorkbook(bytes)
  const [todo, matrix, sources, about] = sheets as [Sheet, Sheet, Sheet, Sheet]

  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Plan van Aanpak', 'Risicomatrix', 'Bronnen', 'Over dit plan'],
  ])
  expect(row(todo, 1)).toEqual([
    ...['Nr.', 'Functiegroep', 'Onderdeel', 'Risico', 'Urgentie', 'Afspraak', 'Soort', 'Maatregel'],
    ...['Wie', 'Wanneer', 'Klaar', 'Opmerking'],
  ])
  // 15 December 2026 as an Excel serial date.
  expect(row(todo, 2).slice(0, 12)).toEqual([
    ...['1', '=1+1', 'Tillen onder kniehoogte', 'Bukkend tillen van meer dan 10 kg', 'Binnen drie maanden'],
    ...['Afgesproken', 'Dit gaan we doen'],
    ...['+31 bellen', '-Jan', '46371', 'Nee', '@SUM(A1) & <b> مرحبا 😀'],
  ])
  expect(row(todo, 3).slice(5, 11)).toEqual([
    ...['Afgesproken', 'Wat je kunt doen', expect.stringMatching(/\w+/), '', '', ''],
  ])
  expect(Object.values(todo.cells).map(({ value }) => value)).toContain('Nog niet afgesproken')
  expect(todo.cells.J2).toMatchObject({ kind: 'n', format: 'dd-mm-yyyy' })
  // What is typed there stays text, or becomes a date.
  for (const address of ['B2', 'H2', 'I2', 'L2', 'I3']) expect(todo.cells[address]?.format).toBe('@')
  expect(todo.cells.J3?.format).toBe('dd-mm-yyyy')
  for (const { cells, xml } of sheets) {
    expect(Object.values(cells).filter(({ isFormula }) => isFormula)).toEqual([])
    expect(xml).toContain('state="frozen"')
    // So that every program shows all lines of a cell.
    expect(xml).toMatch(/<row r="2"[^>]* ht="\d+"/)
    expect(xml).toContain('fitToWidth="1" fitToHeight="0"')
    expect(xml).toContain('&amp;LConstructiebedrijf Maasoever&amp;R')
  }
  const lastRow = Math.max(...Object.keys(todo.cells).map((address) => Number(address.slice(1))))
  expect(todo.xml).toContain(`<autoFilter ref="A1:L${lastRow}"/>`)
  expect(workbook).toContain(`name="_xlnm.Print_Titles" localSheetId="0">'Plan van Aanpak'!$1:$1<`)
  expect(row(matrix, 1).slice(0, 3)).toEqual(['Functiegroep', 'Voorlichting', 'Tillen'])
  expect(row(matrix, 2).slice(0, 4)).toEqual(['=1+1', '1 risico', '1 risico', 'Niet gekozen'])
  expect(row(matrix, 3).slice(0, 2)).toEqual(['Hele bedrijf: Kantoormedewerkers', '1 risico'])
  expect(Object.values(sources.cells).map(({ value }) => value)).toContain(niosh.name)
  const facts = factsIn(about)
  expect(facts).toMatchObject({
    Bedrijf: 'Constructiebedrijf Maasoever',
    'Gemaakt door': 'Els de Smid',
    'Gemaakt op': formatInstant(new Date().toISOString()),
    'Ingevuld, voor het laatst': expect.stringContaining('door Els de Smid'),
    Afspraken: expect.stringMatching(/^Bij \d van de \d risico’s is nog niet afgesproken/),
  })
  expect(facts).not.toHaveProperty('Concept')
})

test('a computed answer is printed with what was filled in and how it follows, in every file', async () => {
  const els = await createUser('els')
  const id = await startCheck(els, 'Slijperij')
  const group = await addGroup(els, id, 'Slijpers')
  const tools = [
    { tool: 'ANGLE_GRINDER', hours: 5 },
    { tool: 'OTHER', hours: 1, measured: 4 },
  ]
  await finish(els, id, group, {
    EDUCATION: { tasks: ['liftLow', 'repetitive'] },
    REPETITIVE_MOVEMENT: {
      vibratingTools: 'yes',
      vibrationExposure: [['gt5', JSON.stringify({ tools })]],
    },
    ACTIONS: { agreed: 'later' },
  })
  const calculation = [['1to3', JSON.stringify(HEAVY_LIFT)]] as [string, string][]
  await answerScript(els, id, group, 'LIFT_BELOW_KNEE', { calculation })
  await finish(els, id, null)

  const vibration = [
    'Meer dan 5 m/s², gemiddeld over 8 uur',
    'Haakse slijper: 5 uur per dag, 8 m/s² (schatting).',
    'Ander gereedschap: 1 uur per dag, 4 m/s² (gemeten).',
    'Gemiddeld over 8 uur: wortel van ((8² × 5 + 4² × 1) ÷ 8) = 6,48 m/s².',
    'Dit telt het zwaarst: Haakse slijper.',
  ]
  const lift = [
    'Nee, de last is zwaarder dan het aanbevolen gewicht',
    '10 kg, aanbevolen hooguit 5,7 kg, tilindex 1,8.',
    'Berekening bij het oppakken: 23 × 0,63 × 0,78 × 0,88 × 0,86 × 0,75 × 0,9 = 5,7 kg.',
  ]
  const { text, beyond } = await pdfOf(els, id, `functiongroup/${group}/result/pdf`)
  for (const words of [...vibration, ...lift]) expect(text).toContain(words)
  expect(text).toContain('Trillingen boven de grenswaarde')
  expect(text).not.toMatch(/\.\.|m\/ s²/)
  expect(beyond).toBeLessThan(0)
  const { bytes } = await download(els, id, 'result/xlsx')
  const cells = plainSpaces(JSON.stringify((await readWorkbook(bytes)).sheets))
  for (const label of ['Trillingen boven de grenswaarde', 'Last zwaarder dan het aanbevolen gewicht'])
    expect(cells).toContain(label)
  for (const content of [text, cells]) expect(content).not.toMatch(/ANGLE_GRINDER|"tools"|\{"load"/)
})

test('the workbook of a draft names the open questions', async () => {
  const els = await createUser('els')
  const { id } = await bankwerkers(els)
  const { headers, bytes } = await download(els, id, 'result/xlsx?draft=true')
  expect(headers.get('content-disposition')).toContain('filename="Concept Plan van Aanpak - ')
  const { sheets } = await readWorkbook(bytes)
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Concept Plan van Aanpak', 'Risicomatrix', 'Open vragen', 'Bronnen', 'Over dit plan'],
  ])
  for (const { xml } of sheets) expect(xml).toContain('Concept, nog niet af · ')
  const open = sheets[2]!
  expect(row(open, 1).slice(0, 3)).toEqual(['Functiegroep', 'Onderdeel', 'Vraag'])
  expect(row(open, 2).slice(0, 3)).toEqual([
    ...['Hele bedrijf', 'Kantoormedewerkers', expect.stringMatching(/\?$/)],
  ])
  expect(factsIn(sheets[4]!).Concept).toMatch(/^Dit plan is een concept\. Er staan nog \d+ vragen open\./)
})

const mail = ({ browser }: User, id: number) => browser.post(pathOf(id, 'result/mail'))
const mails = () => backEnd.sql`select recipient, subject, attachment_name from mail_outbox order by id`

test('the plan of a company is mailed to who asks for it, and to nobody else', async () => {
  const els = await createUser('els')
  const { id } = await bankwerkers(els)
  expect(await mail(els, id)).toMatchObject({ status: 409, body: { code: 'PLAN_NOT_AVAILABLE' } })
  await finish(els, id, null)
  const jan = await createUser('jan')
  await invite(jan, id, { rights: 'READONLY' })
  await backEnd.sql`delete from mail_outbox`
  const { status, body } = await mail(jan, id)
  expect([status, body.responseObject]).toEqual([200, { emailAddress: jan.email }])
  expect(await mails()).toEqual([
    {
      recipient: jan.email,
      subject: 'Je Plan van Aanpak',
      attachment_name: `Plan van Aanpak – Constructiebedrijf Maasoever – Fysieke belasting – ${today()}.pdf`,
    },
  ])
})

test('after ten mails with a plan in an hour, the user has to wait', async () => {
  const els = await createUser('els')
  const id = await startCheck(els, 'Smederij Noord')
  for (let count = 1; count <= 10; count++) expect((await mail(els, id)).status).toBe(409)
  expect((await mail(els, id)).status).toBe(429)
})

test('the plan of a company says what has changed since an earlier round', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const { id, group } = await bankwerkers(els)
  await finish(els, id, null)
  expect((await els.browser.post(pathOf(id, 'round'))).status).toBe(200)
  const TITLE = 'Wat is er veranderd sinds 14-03-2026'
  await backEnd.sql`alter table check_round disable trigger protect_check_round`
  await backEnd.sql`update check_round set finished_at = '2026-03-14T10:00:00Z'`
  await backEnd.sql`alter table check_round enable trigger protect_check_round`
  expect((await pdfOf(els, id, 'result/pdf')).text).not.toContain('Wat is er veranderd')
  const { status } = await els.browser.post(pathOf(id, 'survey/STRENUOUS_POSTURE'), {
    checkSectionId: group,
    questionId: 'arms',
    answers: [{ answerId: 'brief' }],
    revision: 1,
  })
  expect(status).toBe(200)
  // A round of today, since which nothing has changed.
  await els.browser.post(pathOf(id, 'round'))
  const { text } = await pdfOf(els, id, 'result/pdf')
  const places = order(text, TITLE, '1 risico is weg', 'Bankwerkers · Inspannende houding', 'Risicomatrix')
  expect(places).toEqual(ascending(places))
  expect(places).not.toContain(-1)
  expect((await pdfOf(els, id, `functiongroup/${group}/result/pdf`)).text).not.toContain(TITLE)
})
