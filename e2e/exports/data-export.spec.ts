import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

import { readCompanyZip } from '../../testing/factories/company-export.ts'
import { readDataExport } from '../../testing/factories/data-export.ts'
import { expectNoViolations, expectToFit, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

// All data of a person and of a company, downloaded and unpacked as users do.

const OWNER = 'eigenaar@demo.nl'

async function unpack(name: string, files: Record<string, Buffer>): Promise<string> {
  const folder = test.info().outputPath(name)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(`${folder}/${path}`), { recursive: true })
    await writeFile(`${folder}/${path}`, content)
  }
  return folder
}

test('all data are downloaded, and the page in the ZIP is read without a network', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  test.slow()
  await logInAndOpen(page, OWNER, '/gegevens')
  await page.getByRole('button', { name: 'Download al je gegevens' }).click()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible()
  await expect(page.getByText(/^De download staat klaar tot en met \d\d-\d\d-\d{4}\.$/)).toBeVisible()
  const isMailed = () =>
    portal.mails().some((mail) => mail.includes(`To: ${OWNER}`) && mail.includes('Je gegevens staan klaar'))
  await expect.poll(isMailed).toBe(true)

  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('gegevens.zip')
  const { files, json } = await readDataExport(await readFile(await download.path()))
  const folder = await unpack('gegevens', files)
  const companies = await portal.sql`
    select company.id, company.name from company join person on person.id = owner_id where person.email = ${OWNER}
    order by company.id`
  expect(json.companies.company.map(({ id, name }: { id: number; name: string }) => ({ id, name }))).toEqual(
    companies,
  )

  await page.context().setOffline(true)
  await page.goto(pathToFileURL(`${folder}/gegevens.html`).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Je gegevens bij Beterwerk' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: `Bedrijf: ${companies[0]!.name}` })).toBeVisible()
  await expectToFit(page)
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page)
  }
  const addresses = await page
    .locator('a[href^="bedrijven/"]')
    .evaluateAll((links) => links.map((anchor) => decodeURIComponent(anchor.getAttribute('href')!)))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.toSorted()).toEqual(
    Object.keys(files)
      .filter((path) => path.startsWith('bedrijven/'))
      .toSorted(),
  )
})

test('everything of a company is downloaded, and its page leads to every file', async ({ page, portal }) => {
  test.slow()
  await logInAndOpen(page, OWNER, '/bedrijven/2/checks')
  await page.getByRole('button', { name: 'Download alles' }).click()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible()
  const isMailed = () =>
    portal.mails().some((mail) => mail.includes(`To: ${OWNER}`) && mail.includes('Je download staat klaar'))
  await expect.poll(isMailed).toBe(true)

  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Alles van Constructiebedrijf Maasoever.zip')
  const { files, paths } = await readCompanyZip(await readFile(await download.path()))
  const folder = await unpack('alles', files)

  await page.context().setOffline(true)
  await page.goto(pathToFileURL(`${folder}/overzicht.html`).href)
  const heading = page.getByRole('heading', { level: 1, name: 'Alles van Constructiebedrijf Maasoever' })
  await expect(heading).toBeVisible()
  await expectToFit(page)
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page)
  }
  const addresses = await page
    .locator('main a:not([href^="#"]):not([href^="http"])')
    .evaluateAll((links) => links.map((anchor) => decodeURIComponent(anchor.getAttribute('href')!)))
  expect(addresses.toSorted()).toEqual(paths.filter((path) => path !== 'overzicht.html').toSorted())
})
