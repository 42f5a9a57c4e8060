import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { createCompany } from '../checks/check-journey.ts'
import { expect, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// Compares the rows in the database and the bytes in storage with the files that were sent.

const OWNER = 'eigenaar@demo.nl'
const MEBIBYTE = 1_048_576

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const files = (page: Page) => page.getByRole('list', { name: 'Bestanden' }).getByRole('listitem')
const chooser = (page: Page) => page.getByLabel('Kies bestanden')
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** `size` bytes of text that repeats nowhere. */
function textOf(size: number): Buffer {
  const lines = Array.from({ length: Math.ceil(size / 16) }, (_, line) => `regel ${line}`.padEnd(15))
  return Buffer.from(lines.join('\n').slice(0, size))
}

/** `size` in bytes. */
async function writeTextFile(name: string, size: number) {
  const path = test.info().outputPath(name)
  const content = textOf(size)
  await writeFile(path, content)
  return { path, content }
}

async function openNewItem(page: Page, portal: Portal, company: string): Promise<number> {
  const id = await createCompany(portal, company)
  await logInAndOpen(page, OWNER, `/bedrijven/${id}/bedrijfsdossier/nieuw`)
  await page.getByRole('combobox', { name: 'Thema' }).selectOption('Machineveiligheid')
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Keuring hijsmiddelen')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(heading(page, 'Keuring hijsmiddelen')).toBeFocused()
  const [record] = await portal.sql`select id, theme, subject from company_record where company_id = ${id}`
  expect(record).toMatchObject({ theme: 'MACHINE_SAFETY', subject: 'Keuring hijsmiddelen' })
  return record!.id as number
}

/** The returned function limits the upload speed of the page, in bytes per second; -1 removes the limit. */
async function speedSetterOf(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const rest = { offline: false, latency: 0, downloadThroughput: -1 }
  return (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput })
}

const storedFiles = ({ sql }: Portal, recordId: number) =>
  sql`select name, size::int from company_record_file
    where record_id = ${recordId} and completed_at is not null order by name collate "C"`

async function download(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFile(await (await downloading).path())
}

test('several files at once are stored to the byte, and one is deleted', async ({ page, portal }) => {
  const record = await openNewItem(page, portal, 'Hijstechniek Hengelo')
  const name = 'Verslag über κράνος 起重機.txt'
  const report = await writeTextFile(name, 3 * MEBIBYTE + 17)
  const label = await writeTextFile('leeg label.txt', 40)
  await chooser(page).setInputFiles([report.path, label.path])
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'leeg label.txt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bestanden (2)' })).toBeVisible()
  expect(await storedFiles(portal, record)).toEqual([
    { name, size: report.content.length },
    { name: 'leeg label.txt', size: 40 },
  ])
  expect(hashOf(await download(page, name))).toBe(hashOf(report.content))

  await page.getByRole('button', { name: 'Verwijder leeg label.txt' }).click()
  const question = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await expect(question).toHaveAccessibleDescription(/leeg label\.txt.*niet ongedaan/)
  await question.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('leeg label.txt is verwijderd.')).toBeVisible()
  await expect(files(page)).toHaveCount(1)
  expect(await storedFiles(portal, record)).toHaveLength(1)
})

test('an upload continues where it was after the server was killed', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  test.slow()
  const record = await openNewItem(page, portal, 'Kraanverhuur Kollum')
  const film = await writeTextFile('takel.txt', 24 * MEBIBYTE)
  const setUploadSpeed = await speedSetterOf(page)
  await setUploadSpeed(2 * MEBIBYTE)
  await chooser(page).setInputFiles(film.path)
  const progress = page.getByRole('progressbar', { name: 'takel.txt uploaden' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(6 * MEBIBYTE)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await portal.kill()
  await portal.restart()
  await setUploadSpeed(-1)
  await expect(page.getByRole('link', { name: 'takel.txt' })).toBeVisible()
  expect(offsets.at(-1)).toBeGreaterThan(0)
  expect(await storedFiles(portal, record)).toEqual([{ name: 'takel.txt', size: film.content.length }])
  expect(hashOf(await download(page, 'takel.txt'))).toBe(hashOf(film.content))
})

test('an upload that is stopped leaves nothing behind', { tag: '@deep' }, async ({ page, portal }) => {
  const record = await openNewItem(page, portal, 'Takelbedrijf Tiel')
  await (await speedSetterOf(page))(MEBIBYTE)
  const film = await writeTextFile('film.txt', 20 * MEBIBYTE)
  await chooser(page).setInputFiles(film.path)
  const progress = page.getByRole('progressbar', { name: 'film.txt uploaden' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop: film.txt' }).click()
  await expect(files(page)).toHaveCount(0)
  await expect
    .poll(() => portal.sql`select 1 from company_record_file where record_id = ${record}`)
    .toEqual([])
  expect(await storedFiles(portal, record)).toEqual([])
})

test('links are checked and saved, and cancelling an empty item deletes it, by keyboard alone', {
  tag: '@deep',
}, async ({ page, portal }) => {
  const record = await openNewItem(page, portal, 'Lierenmakerij Lisse')
  const tabTo = (role: 'textbox' | 'button', name: string | RegExp) =>
    pressUntilFocused(page, page.getByRole('main').getByRole(role, { name }))
  await tabTo('textbox', /^Naam van link 1/)
  await page.keyboard.type('Handboek')
  await tabTo('textbox', /^Adres van link 1/)
  await page.keyboard.type('handboek')
  await page.keyboard.press('Enter')
  const address = page.getByRole('textbox', { name: /^Adres van link 1/ })
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Ongeldige url')
  await address.fill('https://handboek.example/takel')
  await page.getByRole('button', { name: 'Link toevoegen' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Het item is opgeslagen.')).toBeVisible()
  const rows = await portal.sql`select name, link from company_record_link where record_id = ${record}`
  expect(rows).toEqual([{ name: 'Handboek', link: 'https://handboek.example/takel' }])

  await page.getByRole('textbox', { name: /^Naam van link 1/ }).fill('')
  await address.fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeVisible()
  await tabTo('button', 'Annuleren')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Bedrijfsdossier')).toBeFocused()
  await expect(page.getByText('Het item is verwijderd.')).toBeVisible()
  expect(await portal.sql`select 1 from company_record where id = ${record}`).toEqual([])
})

test('a colleague with read access sees neither file nor reports', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  const id = await createCompany(portal, 'Kettingfabriek Kuurne', { 'collega@demo.nl': 'READONLY' })
  await portal.sql`
    insert into company_record (company_id, theme, subject, created_by, updated_by)
    select ${id}, 'GENERAL', 'Geheim', id, id from person where email = ${OWNER}`
  await logInAndOpen(page, 'collega@demo.nl', `/bedrijven/${id}/checks`)
  for (const path of ['bedrijfsdossier', 'bedrijfsdossier/1', 'bezoekverslagen']) {
    await page.goto(`/bedrijven/${id}/${path}`)
    await expect(heading(page, 'Geen toegang')).toBeVisible()
  }
  const response = await page.request.get(`/rest/companies/${id}/company-records`)
  expect(response.status()).toBe(403)
})
