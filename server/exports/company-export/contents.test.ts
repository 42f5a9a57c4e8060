import { randomBytes } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { companyExportIn } from '../../../testing/factories/company-export.ts'
import { HEAVY_LOAD, heavyLoadIn } from '../../../testing/factories/physical-strain.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'
import { readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'
import { removeStoredFiles } from '../../../testing/harness/stored-files.ts'

// What the download of a company contains, as its owner gets it.

const backEnd = useOwnBackEnd()
const exports = companyExportIn(backEnd)
const { createUser, startCheck, addGroup, finish, addFile, download } = exports

const WITHOUT_RISKS = { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } }
/** Would run, or break the page, if it was not escaped. */
const SCRIPT = '<script>alert(1)</script>'

let els: User
let company: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els, 'Smederij Noord')
})

async function makeRecord(subject: string, theme = 'GENERAL'): Promise<string> {
  const list = `/rest/companies/${company}/company-records`
  return `${list}/${(await els.browser.post(list, { theme, subject })).body.responseObject.id}`
}

const startOther = (check: string) => els.browser.post(`/rest/companies/${company}/start-check/${check}`)

const rowsOf = async (file: Buffer | undefined, sheet: string): Promise<string[][]> => {
  const { cells } = (await readWorkbook(file!)).sheets.find(({ name }) => name === sheet)!
  const rows = new Map<string, string[]>()
  for (const [address, { value }] of Object.entries(cells)) {
    const row = address.replace(/^[A-Z]+/, '')
    rows.set(row, [...(rows.get(row) ?? []), value])
  }
  return [...rows.values()]
}

test('the plan of each started check is there, as a draft while it is unfinished, and the one over all themes', {
  tags: ['deep'],
}, async () => {
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  await startOther('MACHINE_SAFETY')
  const { files, paths, page } = await download(els, company)
  const plans = paths.filter((path) => path.startsWith('plannen/'))
  expect(plans).toEqual([
    'plannen/Concept Plan van Aanpak alle thema’s.pdf',
    'plannen/Concept Plan van Aanpak Fysieke belasting.pdf',
  ])
  expect((await readPdf(files[plans[1]!]!)).text).toContain('Concept')
  expect(page).toContain('Dit is een concept: nog niet alles is ingevuld.')
  expect(page).toContain(
    'Plan van Aanpak Machineveiligheid: Er is nog geen plan, want er is nog niets ingevuld.',
  )

  await finish(els, company, null, WITHOUT_RISKS)
  const finished = await download(els, company)
  const path = 'plannen/Plan van Aanpak Fysieke belasting.pdf'
  expect(finished.paths).toContain(path)
  const { text } = await readPdf(finished.files[path]!)
  expect(text).toContain('Last boven het maximum van 25 kg per persoon')
  expect(text).not.toContain('Concept')
})

test('the answers of a check are there per section, in words, as workbook and as JSON', async () => {
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  await addGroup(els, company, 'Lassers')
  await backEnd.sql`
    insert into check_remark (section_id, script_key, text, remarked_by)
    values (${group}, 'LIFT_ABOVE_SHOULDER', 'Alleen bij de pers', ${els.id})`
  await backEnd.sql`
    insert into check_answer (section_id, script_key, question_key, answers, version, answered_by)
    values (${group}, 'VERDWENEN', 'weg', '[{"answerId": "toen", "value": ""}]', 1, null)`
  const { files } = await download(els, company)
  const path = 'antwoorden/Antwoorden Fysieke belasting'

  const json = JSON.parse(plainSpaces(String(files[`${path}.json`])))
  expect(json).toMatchObject({ company: { id: company, name: 'Smederij Noord' }, title: expect.any(String) })
  expect(json.items.map(({ name }: { name: string }) => name)).toEqual([
    'Bankwerkers',
    'Lassers',
    'Hele bedrijf',
  ])
  const [bankwerkers, lassers] = json.items
  expect(bankwerkers).toMatchObject({ color: 'RED', numRisks: 1 })
  expect(lassers).toMatchObject({ color: 'GREY' })
  expect(lassers.questions.length).toBeGreaterThan(0)
  const heavy = bankwerkers.questions.find(({ color }: { color: string }) => color === 'RED')
  expect(heavy).toMatchObject({
    answers: ['Meer dan 25 kg'],
    risks: ['Last boven het maximum van 25 kg per persoon (direct)'],
    isAsked: true,
    by: 'Els de Smid',
    at: expect.stringMatching(/^\d{4}-/),
  })
  expect(heavy.question).not.toContain('{')
  expect(bankwerkers.remarks).toMatchObject([{ text: 'Alleen bij de pers', by: 'Els de Smid' }])
  expect(bankwerkers.questions.at(-1)).toMatchObject({ isAsked: false, by: 'vroegere gebruiker' })

  const rows = await rowsOf(files[`${path}.xlsx`], 'Antwoorden')
  expect(rows[0]).toEqual([
    'Functiegroep',
    'Onderdeel',
    'Vraag',
    'Antwoord',
    'Kleur',
    'Risico',
    'Opmerking bij de vraag',
    'Door',
    'Wanneer',
  ])
  const questions = json.items.flatMap(({ questions: all }: { questions: object[] }) => all)
  expect(rows).toHaveLength(questions.length + 1)
  expect(rows.find((row) => row.includes('Meer dan 25 kg'))).toEqual(
    expect.arrayContaining(['Bankwerkers', heavy.question, 'Rood: risico', 'Els de Smid']),
  )
  expect(rows.some((row) => row.includes('Nog geen antwoord') && row[0] === 'Lassers')).toBe(true)
  expect((await rowsOf(files[`${path}.xlsx`], 'Opmerkingen'))[1]).toContain('Alleen bij de pers')
  expect((await rowsOf(files[`${path}.xlsx`], 'Kleuren'))[1]).toEqual([
    'Bankwerkers',
    'Alles bij elkaar',
    'Rood: risico',
  ])
})

test('the finished rounds of a check are there in words, each with what was agreed then', {
  tags: ['deep'],
}, async () => {
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  await finish(els, company, null, WITHOUT_RISKS)
  await exports.makeActionPoint(els, company, {
    origin: heavyLoadIn(group),
    description: 'Tilhulp kopen',
    actionHolder: 'Bas',
    deadline: '2027-03-12',
  })
  await backEnd.sql`
    insert into check_remark (section_id, script_key, text, remarked_by)
    values (${group}, 'LIFT_ABOVE_SHOULDER', 'Alleen bij de pers', ${els.id})`
  expect((await els.browser.post(`/rest/${company}/physicalstrain/round`)).status).toBe(200)
  await startOther('MACHINE_SAFETY')
  const { files, paths, page } = await download(els, company)
  const path = 'rondes/Ronde 1 Fysieke belasting'
  expect(paths.filter((name) => name.startsWith('rondes/'))).toEqual([`${path}.xlsx`, `${path}.json`])
  expect(page).toContain('Ronde 1 Fysieke belasting (Excel)')

  const [round] = JSON.parse(plainSpaces(String(files[`${path}.json`]))).items
  expect(round).toMatchObject({ number: 1, finishedBy: 'Els de Smid', finishedAt: expect.any(String) })
  expect(round.sections.map(({ name }: { name: string | null }) => name)).toEqual(['Bankwerkers', null])
  const rows = await rowsOf(files[`${path}.xlsx`], 'Antwoorden')
  expect(rows[0]).toEqual(['Functiegroep', 'Onderdeel', 'Vraag', 'Antwoord', 'Risico', 'Afgesproken'])
  expect(rows.find((row) => row.includes('Meer dan 25 kg'))?.slice(-2)).toEqual([
    'Last boven het maximum van 25 kg per persoon (direct)',
    'Tilhulp kopen (Bas, 12-03-2027)',
  ])
  expect(rows.at(-1)![0]).toBe('Hele bedrijf')
  expect((await rowsOf(files[`${path}.xlsx`], 'Opmerkingen'))[1]).toEqual([
    'Bankwerkers',
    expect.any(String),
    'Alleen bij de pers',
  ])
})

test('solved risks are there with the action point that solved them', { tags: ['deep'] }, async () => {
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  const point = await exports.makeActionPoint(els, company, { description: 'Tilhulp kopen' })
  await backEnd.sql`
    insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id, solved_by)
    values (${group}, 'LIFT_ABOVE_SHOULDER', 'load', 'gt25', 'NOW', ${point}, ${els.id})`
  const { files } = await download(els, company)
  const path = 'antwoorden/Antwoorden Fysieke belasting'
  const [bankwerkers] = JSON.parse(plainSpaces(String(files[`${path}.json`]))).items
  expect(bankwerkers.solved).toEqual([
    {
      subject: expect.any(String),
      risk: 'Last boven het maximum van 25 kg per persoon',
      actionPoint: 'Tilhulp kopen',
      by: 'Els de Smid',
      at: expect.stringMatching(/^\d{4}-/),
    },
  ])
  expect((await rowsOf(files[`${path}.xlsx`], 'Opgeloste risico’s'))[1]).toEqual(
    expect.arrayContaining(['Bankwerkers', 'Tilhulp kopen', 'Els de Smid']),
  )
})

test('action points, advices, visit reports and the list of the company file are there as workbook and JSON', {
  tags: ['deep'],
}, async () => {
  await exports.makeActionPoint(els, company, {
    description: '=1+1',
    actionHolder: 'Bas',
    deadline: '2020-01-31',
    holderEmail: 'bas@smederij.nl',
  })
  await exports.writeAdvice(els, company)
  const coen = await exports.createCoach(company)
  await coen.browser.post(`/rest/companies/${company}/visitreports`, {
    themes: ['GENERAL'],
    dateAppointment: '2026-03-29',
    reason: 'Rondgang',
    recap: 'De hal is opgeruimd.',
  })
  await makeRecord('Certificaten')
  const { files, paths } = await download(els, company)
  expect(paths.filter((path) => path.startsWith('verbeteren/'))).toEqual(
    ['Actiepunten', 'Adviezen', 'Bezoekverslagen', 'Bedrijfsdossier'].flatMap((name) => [
      `verbeteren/${name}.xlsx`,
      `verbeteren/${name}.json`,
    ]),
  )
  const itemsOf = (name: string) => JSON.parse(String(files[`verbeteren/${name}.json`])).items
  expect(itemsOf('Actiepunten')).toMatchObject([
    {
      description: '=1+1',
      holder: 'Bas',
      holderEmail: 'bas@smederij.nl',
      state: 'Te laat',
      createdBy: 'Els de Smid',
    },
  ])
  expect(itemsOf('Adviezen')).toMatchObject([
    { themes: 'Algemeen, Machineveiligheid', reason: 'De kap van de kolomboor ontbreekt.' },
  ])
  expect(itemsOf('Bezoekverslagen')).toMatchObject([
    { recap: 'De hal is opgeruimd.', createdBy: 'Coen de Smid' },
  ])
  expect(itemsOf('Bedrijfsdossier')).toMatchObject([
    { subject: 'Certificaten', theme: 'Algemeen', files: [] },
  ])
  const { sheets } = await readWorkbook(files['verbeteren/Actiepunten.xlsx']!)
  expect(sheets[0]!.cells.A2).toMatchObject({ value: '=1+1', isFormula: false })
})

test('a list is read completely, also when it is longer than what is read at once', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${company}, '{GENERAL}', 'Actie ' || number, ${els.id} from generate_series(1, 1001) as number`
  const { files } = await download(els, company)
  const { items } = JSON.parse(String(files['verbeteren/Actiepunten.json']))
  expect(new Set(items.map(({ description }: { description: string }) => description)).size).toBe(1001)
})

test('files are there byte for byte, in a folder for each subject, and no name leaves its folder', {
  tags: ['deep'],
}, async () => {
  const large = randomBytes(2.5 * 1024 ** 2)
  const [keuringen, again, dots] = [
    await makeRecord('Keuringen: 2026/27'),
    await makeRecord('keuringen 2026 27'),
    await makeRecord('..'),
  ]
  for (const [record, name, content] of [
    [keuringen, 'kraan.bin', large],
    [keuringen, 'Kraan.bin', Buffer.from('kleine kraan')],
    [again, 'kraan.bin', Buffer.from('andere kraan')],
    [dots, 'weg.txt', Buffer.from('weg')],
  ] as const)
    expect((await addFile(els, record, name, content as Buffer<ArrayBuffer>)).status).toBe(200)
  await backEnd.sql`update company_record_file set name = '../../weg.txt' where name = 'weg.txt'`
  const { files, paths, page } = await download(els, company)
  const stored = paths.filter((path) => path.startsWith('bedrijfsdossier/'))
  expect(stored.toSorted()).toEqual([
    'bedrijfsdossier/Keuringen 2026 27 (2)/Kraan (2).bin',
    'bedrijfsdossier/Keuringen 2026 27 (2)/kraan.bin',
    'bedrijfsdossier/keuringen 2026 27/kraan.bin',
    'bedrijfsdossier/onderwerp/weg.txt',
  ])
  expect(files['bedrijfsdossier/Keuringen 2026 27 (2)/kraan.bin']?.equals(large)).toBe(true)
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  for (const path of stored)
    expect(page).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`)
  expect(paths.at(-1)).toBe('overzicht.html')
  expect(page).not.toContain('Wat hier niet in zit')
})

test('texts stay texts in the page', { tags: ['deep'] }, async () => {
  await backEnd.sql`update company set name = ${SCRIPT}`
  await backEnd.sql`update person set first_name = ${SCRIPT} where id = ${els.id}`
  const record = await makeRecord(SCRIPT)
  await addFile(els, record, 'a.txt', 'a')
  await backEnd.sql`
    insert into company_record_link (record_id, name, link)
    select id, ${SCRIPT}, link from company_record,
      unnest(array['javascript:alert(3)', 'https://example.org/"onclick="alert(4)']) as link`
  const { page } = await download(els, company)
  expect(page).not.toMatch(/<script|"javascript:|"onclick/)
  expect(page).toContain('Alles van &lt;script&gt;alert(1)&lt;/script&gt;')
})

test('what the storage has lost, and what cannot be made, is named, and everything else is there', {
  tags: ['deep'],
}, async () => {
  const record = await makeRecord('Certificaten')
  await addFile(els, record, 'weg.txt', 'Weg')
  await removeStoredFiles(backEnd.dataDir)
  await addFile(els, record, 'blijft.txt', 'Blijft')
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  await startOther('HAZARDOUS_SUBSTANCES')
  await backEnd.sql`update check_section set cells = '5'`
  const { paths, page } = await download(els, company)
  expect(paths).toContain('bedrijfsdossier/Certificaten/blijft.txt')
  expect(paths).toContain('antwoorden/Antwoorden Fysieke belasting.xlsx')
  expect(paths).not.toContain('bedrijfsdossier/Certificaten/weg.txt')
  for (const text of [
    'Wat hier niet in zit',
    'bedrijfsdossier/Certificaten/weg.txt: ontbreekt of is niet compleet.',
    'Plan van Aanpak Fysieke belasting: kon niet worden gemaakt.',
    'Register gevaarlijke stoffen: Er staat nog geen stof in het register.',
  ])
    expect(page).toContain(text)
  expect(backEnd.log).toContain('a part of a data export could not be made')
})

test('a company in which nothing was done gets a download too', { tags: ['deep'] }, async () => {
  const empty = await exports.createCompany(els, 'Leeg')
  const { paths, page } = await download(els, empty)
  expect(paths).toEqual([expect.stringMatching(/Plan van Aanpak alle thema’s\.pdf$/), 'overzicht.html'])
  expect(page).toContain('Actiepunten: Er zijn geen actiepunten.')
})
