import { randomBytes } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { dataExportIn } from '../../../testing/factories/data-export.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { readPdf } from '../../../testing/harness/plan-files.ts'
import { removeStoredFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { createUser, companyWithRecord, addFile, download, startCheck, addGroup, finish } =
  dataExportIn(backEnd)

const SCRIPT = '<script>alert(1)</script>'
const IMAGE = '"><img src=x onerror=alert(2)>'

let els: User
let url: string
let companyId: number
beforeEach(async () => {
  ;({ els, url, companyId } = await companyWithRecord())
})

const FOLDER = () => `bedrijven/${companyId} Metaal Noord/bedrijfsdossier`

test('files are in the ZIP byte for byte, with their types in the JSON and links in the page', async () => {
  const contents: [string, Buffer<ArrayBuffer>][] = [
    ['groot.bin', randomBytes(2.5 * 1024 ** 2)],
    ['tekst.txt', Buffer.from('Regel\n'.repeat(1_000))],
    ['κράνος 起重機 👷🏽.txt', Buffer.from('Helm')],
  ]
  for (const [name, content] of contents) expect((await addFile(els, url, name, content)).status).toBe(200)
  const { files, json, page } = await download(els)
  for (const [name, content] of contents) {
    const path = `${FOLDER()}/${name}`
    expect(files[path]?.equals(content), name).toBe(true)
    expect(page).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`)
  }
  expect(json.files).toMatchObject([
    { name: 'groot.bin', mediaType: 'application/octet-stream', size: 2.5 * 1024 ** 2, outcome: 'complete' },
    { name: 'tekst.txt', mediaType: 'text/plain', size: 6_000, outcome: 'complete' },
    { name: 'κράνος 起重機 👷🏽.txt', path: `${FOLDER()}/κράνος 起重機 👷🏽.txt`, outcome: 'complete' },
  ])
  expect(page).not.toContain('Wat ontbreekt')
})

test('no name leaves its folder, and equal names are kept apart', async () => {
  for (const name of ['a.txt', 'a.txt', 'a.txt', 'a.txt', 'a.txt'])
    expect((await addFile(els, url, name, `Inhoud van ${name}`)).status).toBe(200)
  const names = ['../../../weg.txt', 'Dossier.TXT', 'dossier.txt', 'C:\\x:y.txt', `${IMAGE}.txt`]
  const rows = await backEnd.sql`select id from company_record_file order by id`
  for (const [index, name] of names.entries())
    await backEnd.sql`update company_record_file set name = ${name} where id = ${rows[index]!.id}`
  await backEnd.sql`update company set name = ${`../..${SCRIPT}`} where id = ${companyId}`
  const { paths, page, json } = await download(els)
  const folder = `bedrijven/${companyId} script alert(1) script/bedrijfsdossier`
  expect(paths.filter((path) => path.startsWith('bedrijven/'))).toEqual([
    `${folder}/weg.txt`,
    `${folder}/Dossier.TXT`,
    `${folder}/dossier (2).txt`,
    `${folder}/C x y.txt`,
    `${folder}/img src=x onerror=alert(2).txt`,
  ])
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  expect(json.files.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(page).not.toMatch(/<script|<img/)
})

test('texts stay texts in the page, and are unchanged in the JSON', async () => {
  const text = `${SCRIPT}${IMAGE}'&amp;</td>\u2028`
  await backEnd.sql`
    update person set first_name = ${text}, last_name = ${text}, branch = ${text}, function = ${text}`
  await backEnd.sql`update company set name = ${text}, city = ${text}, email = ${text}`
  await backEnd.sql`update company_record set subject = ${text}`
  await backEnd.sql`
    insert into company_record_link (record_id, name, link)
    select id, ${text}, link from company_record,
      unnest(array['javascript:alert(3)', 'https://example.org/"onclick="alert(4)']) as link`
  await backEnd.sql`
    insert into advice (company_id, themes, reason, description, necessary_measure, agreements, created_by,
      created_by_coach)
    values (${companyId}, '{GENERAL}', ${text}, ${text}, ${text}, ${text}, ${els.id}, false)`
  await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    values ('m', ${els.email}, ${text}, '', 'infinity')`
  const { page, json } = await download(els)
  expect(json.companies.advice[0]).toMatchObject({ reason: text, agreements: text })
  expect(page).not.toMatch(/<script|<img|javascript:alert\(3\)"|"onclick/)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=alert(2)&gt;')
  expect(page.match(/ href="(?!#|gegevens\.json)[^"]*"/g)).toEqual([
    ' href="https://example.org/&quot;onclick=&quot;alert(4)"',
  ])
})

test('a file that the storage has lost is named, and everything else is there', async () => {
  await addFile(els, url, 'weg.txt', 'Weg')
  await removeStoredFiles(backEnd.dataDir)
  await addFile(els, url, 'blijft.txt', 'Blijft')
  const { paths, page, json } = await download(els)
  expect(paths).toContain(`${FOLDER()}/blijft.txt`)
  expect(paths).not.toContain(`${FOLDER()}/weg.txt`)
  expect(page).toContain('Wat ontbreekt')
  expect(page).toContain('weg.txt (Els de Smid')
  expect(json.files.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['missing', 'complete'])
})

test('a file that ends too early, because it was deleted meanwhile, is named as incomplete', async () => {
  await addFile(els, url, 'half.bin', randomBytes(2.5 * 1024 ** 2))
  await backEnd.sql`
    update stored_object set key = gen_random_uuid() where position = (select max(position) from stored_object)`
  const { files, page, json } = await download(els)
  expect(files[`${FOLDER()}/half.bin`]).toHaveLength(2 * 1024 ** 2)
  expect(page).toContain('niet compleet, want het is intussen verwijderd')
  expect(json.files[0].outcome).toBe('incomplete')
})

const FINISHED = {
  EDUCATION: { tasks: ['pushPull'] },
  ACTIONS: { agreed: 'noneNeeded' },
}

test('the plan of a finished check is in the folder of its company', async () => {
  const noord = await startCheck(els, 'Smederij Noord')
  await finish(els, noord, await addGroup(els, noord, 'Bankwerkers'), FINISHED)
  await finish(els, noord, null, { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } })
  await startCheck(els, 'Smederij Zuid')
  const { files, paths, page, json } = await download(els)
  const path = `bedrijven/${noord} Smederij Noord/Plan van Aanpak Fysieke belasting.pdf`
  const { text } = await readPdf(files[path]!)
  expect(text).toContain('Smederij Noord')
  expect(paths.filter((name) => name.endsWith('.pdf'))).toEqual([path])
  expect(page).toContain('Plan van Aanpak (pdf)')
  expect(json.plans).toMatchObject([{ companyId: noord, section: null, outcome: 'made' }])
})

test('of a check that is not finished, the plans of the finished function groups are there', async () => {
  const noord = await startCheck(els, 'Smederij Noord')
  for (const name of ['Bankwerkers', 'Las: A/B', 'bankwerkers.'])
    await finish(els, noord, await addGroup(els, noord, name), FINISHED)
  await addGroup(els, noord, 'Nog niet klaar')
  const { files, paths, page, json } = await download(els)
  expect(json.plans.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['made', 'made', 'made'])
  const folder = `bedrijven/${noord} Smederij Noord`
  const plans = paths.filter((name) => name.endsWith('.pdf'))
  expect(plans).toEqual([
    `${folder}/Plan van Aanpak Fysieke belasting Bankwerkers.pdf`,
    `${folder}/Plan van Aanpak Fysieke belasting Las A B.pdf`,
    `${folder}/Plan van Aanpak Fysieke belasting bankwerkers (2).pdf`,
  ])
  expect((await readPdf(files[plans[0]!]!)).text).toContain('Bankwerkers')
  expect(page).toContain('Plan van Aanpak van Las: A/B (pdf)')
})

test('a plan that cannot be made is named, and everything else is there', async () => {
  const noord = await startCheck(els, 'Smederij Noord')
  await finish(els, noord, await addGroup(els, noord, 'Bankwerkers'), FINISHED)
  await finish(els, noord, null, { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } })
  await addFile(els, url, 'blijft.txt', 'Blijft')
  // The plan cannot be read with this value; the download does not need the values in that shape.
  await backEnd.sql`update check_section set cells = '5'`
  const { paths, page, json } = await download(els)
  expect(paths).toEqual([`${FOLDER()}/blijft.txt`, 'gegevens.json', 'gegevens.html'])
  expect(page).toContain('Plan van Aanpak: kon niet worden gemaakt.')
  expect(page).toContain('Wat ontbreekt')
  expect(json.plans).toMatchObject([{ companyId: noord, outcome: 'failed' }])
  expect(backEnd.log).toContain('a part of a data export could not be made')
})

test('a person without companies gets a download too', async () => {
  const jan = await createUser('jan')
  const { paths, page, json } = await download(jan)
  expect(paths).toEqual(['gegevens.json', 'gegevens.html'])
  // Empty values have no line.
  expect(page).not.toContain('<dd></dd>')
  expect(json.companies.company).toEqual([])
})
