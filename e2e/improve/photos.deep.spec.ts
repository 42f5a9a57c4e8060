import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { photo } from '../../testing/factories/pictures.ts'
import { createCompany } from '../checks/check-journey.ts'
import { expectAccessible } from '../harness/expect-accessible.ts'
import { doubleClickToSend, expect, logInAndOpen, pressUntilFocused, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// Photos of action points and of a machine, with real pictures. Each test has its own company.

const OWNER = 'eigenaar@demo.nl'
const NARROW = 320

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Actiepunt' })
const section = (page: Page) => page.getByRole('region', { name: 'Foto’s' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Foto toevoegen' })

async function openActionPoint(page: Page, portal: Portal, company: string, query = '') {
  const companyId = await createCompany(portal, company)
  const [row] = await portal.sql`
    insert into action_item (company_id, themes, description, created_by)
    select ${companyId}, '{MACHINE_SAFETY}', 'Platen op een rek leggen', id from person where email = ${OWNER}
    returning id`
  const path = `/bedrijven/${companyId}/actiepunten/${row!.id}`
  await logInAndOpen(page, OWNER, `${path}${query}`)
  return { companyId, id: row!.id as number, path }
}

async function writePicture(name: string, picture: Sharp): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, await picture.toBuffer())
  return path
}

const photoRows = ({ sql }: Portal, actionPoint: number) => sql`
  select moment, caption, file.name, subject, theme from action_item_photo as photo
  join company_record_file as file on file.id = file_id join company_record as record on record.id = record_id
  where action_item_id = ${actionPoint} order by photo.id`

/** As the browser decoded it. */
const sizeOf = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    )

test('photos before and after are added by keyboard: a new one, and one from the company file', async ({
  page,
  portal,
}) => {
  test.slow()
  const { keyboard } = page
  const { id, path } = await openActionPoint(page, portal, 'Plaatwerk Putten')
  const lying = photo(1600, 900).withMetadata({ orientation: 6 }).jpeg()
  const before = await writePicture('vloer.jpg', lying)
  await page.setViewportSize({ width: NARROW, height: 800 })
  const tabTo = (role: 'button' | 'radio' | 'textbox', name: string | RegExp) =>
    pressUntilFocused(page, page.getByRole(role, { name }))

  await tabTo('button', 'Foto toevoegen')
  await keyboard.press('Enter')
  const input = dialog(page).getByLabel('Foto', { exact: true })
  await expect(input).toBeFocused()
  // Before the accessibility check, which leaves the page: a key press could come before the listener.
  const choosing = page.waitForEvent('filechooser')
  await expectAccessible(page)
  await keyboard.press('Enter')
  await (await choosing).setFiles(before)
  await expect(dialog(page).getByText('vloer.jpg ·')).toBeVisible()
  await tabTo('textbox', /^Wat zie je op de foto/)
  await keyboard.type('Platen van 30 kg op de vloer')
  await tabTo('button', 'Foto toevoegen')
  await keyboard.press('Enter')
  await expect(section(page).getByText('De foto is toegevoegd.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(
    section(page).getByText(/^Voor · \d\d-\d\d-\d{4} · Platen van 30 kg op de vloer$/),
  ).toBeVisible()
  expect(await sizeOf(page, 'Platen van 30 kg op de vloer')).toEqual([720, 1280])
  const stored = {
    name: 'vloer.jpg',
    subject: 'Foto’s bij actiepunt: Platen op een rek leggen',
    theme: 'MACHINE_SAFETY',
  }
  const first = { moment: 'BEFORE', caption: 'Platen van 30 kg op de vloer', ...stored }
  expect(await photoRows(portal, id)).toEqual([first])

  const after = await writePicture('rek.png', photo(400, 300).png())
  await section(page).getByRole('button', { name: 'Foto toevoegen' }).click()
  await dialog(page).getByLabel('Foto', { exact: true }).setInputFiles(after)
  await dialog(page).getByRole('radio', { name: 'Na de maatregel' }).check()
  await dialog(page).getByRole('button', { name: 'Foto toevoegen' }).click()
  await expect(page.getByRole('img', { name: 'Foto na de maatregel' })).toBeVisible()
  const second = { ...stored, moment: 'AFTER', caption: '', name: 'rek.png' }
  expect(await photoRows(portal, id)).toEqual([first, second])
  await expectAccessible(page)

  await section(page).getByRole('button', { name: 'Weghalen: Foto na de maatregel' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(section(page).getByText('De foto is weggehaald.')).toBeVisible()
  expect(await photoRows(portal, id)).toEqual([first])
  await tabTo('button', 'Foto toevoegen')
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Een nieuwe foto' })).toBeVisible()
  await tabTo('radio', 'Een nieuwe foto')
  await keyboard.press('ArrowDown')
  await tabTo('radio', /^rek\.png/)
  await keyboard.press('Space')
  await expectAccessible(page)
  await tabTo('radio', 'Voor de maatregel')
  await keyboard.press('ArrowDown')
  await tabTo('button', 'Foto toevoegen')
  await keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Foto na de maatregel' })).toBeVisible()
  expect(await photoRows(portal, id)).toEqual([first, second])
  expect(new URL(page.url()).pathname).toBe(path)
})

test('after completing, a photo of the result is offered', async ({ page, portal }) => {
  const { id } = await openActionPoint(page, portal, 'Rekkenbouw Rhenen')
  await page.getByRole('main').getByRole('button', { name: 'Afronden' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('Het actiepunt is afgerond.')).toBeVisible()
  await page.getByRole('link', { name: 'Foto van het resultaat toevoegen' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Na de maatregel' })).toBeChecked()
  const result = await writePicture('rek.webp', photo(400, 300).webp())
  await dialog(page).getByLabel('Foto', { exact: true }).setInputFiles(result)
  await doubleClickToSend(page, dialog(page).getByRole('button', { name: 'Foto toevoegen' }))
  await expect(page.getByRole('img', { name: 'Foto na de maatregel' })).toBeVisible()
  expect(await photoRows(portal, id)).toMatchObject([{ moment: 'AFTER', name: 'rek.webp' }])
})

/** Some megabytes that cannot be compressed. */
const largePicture = () =>
  sharp(randomBytes(1500 * 1500 * 3), { raw: { width: 1500, height: 1500, channels: 3 } }).png({
    compressionLevel: 0,
  })

test('an upload continues after the connection was lost, and Back stops one', async ({ page, portal }) => {
  test.slow()
  const { id, companyId } = await openActionPoint(page, portal, 'Lasserij Leusden')
  const large = await writePicture('groot.png', largePicture())
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const rest = { offline: false, latency: 0, downloadThroughput: -1 }
  const setUploadSpeed = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput })
  const progress = dialog(page).getByRole('progressbar', { name: 'groot.png uploaden' })
  async function startUpload() {
    await section(page).getByRole('button', { name: 'Foto toevoegen' }).click()
    await dialog(page).getByLabel('Foto', { exact: true }).setInputFiles(large)
    await setUploadSpeed(1_000_000)
    await dialog(page).getByRole('button', { name: 'Foto toevoegen' }).click()
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  }

  await startUpload()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  const records = () => portal.sql`select subject from company_record where company_id = ${companyId}`
  await expect.poll(records).toEqual([])

  await startUpload()
  await portal.kill()
  await portal.restart()
  await setUploadSpeed(-1)
  await expect(page.getByRole('img', { name: 'Foto vóór de maatregel' })).toBeVisible()
  expect(await photoRows(portal, id)).toMatchObject([{ moment: 'BEFORE', name: 'groot.png' }])
})

test('a picture that cannot be shown is refused, and not kept', async ({ page, portal }) => {
  const { id } = await openActionPoint(page, portal, 'Draaierij Doorn', '?venster=foto')
  const add = () => dialog(page).getByRole('button', { name: 'Foto toevoegen' }).click()
  const input = dialog(page).getByLabel('Foto', { exact: true })
  await add()
  await expect(input).toHaveAccessibleDescription('Kies een foto.')
  const broken = test.info().outputPath('kapot.png')
  await writeFile(broken, (await photo(40, 30).png().toBuffer()).subarray(0, 40))
  await input.setInputFiles(broken)
  await add()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Van deze foto kan geen voorbeeld worden gemaakt.',
  )
  await expect.poll(() => portal.sql`select 1 from company_record_file where name = 'kapot.png'`).toEqual([])
  const readable = await writePicture('heel.jpg', photo(40, 30).jpeg())
  await input.setInputFiles(readable)
  await add()
  await expect(page.getByRole('img', { name: 'Foto vóór de maatregel' })).toBeVisible()
  expect(await photoRows(portal, id)).toMatchObject([{ name: 'heel.jpg' }])
})

test('a machine gets a photo by keyboard, which leads to the whole picture', async ({ page, portal }) => {
  test.slow()
  const companyId = await createCompany(portal, 'Verspaning Veenendaal')
  await portal.sql`insert into company_check (company_id, "check") values (${companyId}, 'MACHINE_SAFETY')`
  const [machine] = await portal.sql`
    insert into check_section (company_id, "check", name, fields)
    values (${companyId}, 'MACHINE_SAFETY', 'Bank 1', '{"kind": "lathe"}') returning id`
  await page.setViewportSize({ width: NARROW, height: 800 })
  await logInAndOpen(page, OWNER, `/bedrijven/${companyId}/checks/machineveiligheid/${machine!.id}`)
  const picture = page.getByRole('img', { name: 'Foto van Bank 1' })
  const choosing = page.waitForEvent('filechooser')
  await pressUntilFocused(page, page.getByRole('button', { name: 'Foto toevoegen' }))
  await page.keyboard.press('Enter')
  const lying = photo(1600, 900).withMetadata({ orientation: 6 }).jpeg()
  await (await choosing).setFiles(await writePicture('bank.jpg', lying))
  await expect(page.getByText('De foto is toegevoegd.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Andere foto' })).toBeFocused()
  expect(await sizeOf(page, 'Foto van Bank 1')).toEqual([720, 1280])
  await expectAccessible(page)
  const rows = () => portal.sql`
    select file.name, section_id from section_photo join company_record_file as file on file.id = file_id
    where section_id = ${machine!.id}`
  expect(await rows()).toEqual([{ name: 'bank.jpg', section_id: machine!.id }])

  const opening = page.waitForEvent('popup')
  await picture.click()
  const whole = await opening
  await expect
    .poll(() => whole.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(720)
  await whole.close()

  // Offline nothing is lost: the page says so, and the same picture can be chosen again.
  await page.context().setOffline(true)
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Andere foto' }).dblclick()
  await (await again).setFiles(await writePicture('links.jpg', photo(40, 30).jpeg()))
  await expect(page.getByRole('alert')).toContainText('Foto kon niet worden toegevoegd')
  await page.context().setOffline(false)
  expect(await rows()).toMatchObject([{ name: 'bank.jpg' }])

  await page.getByRole('button', { name: 'Foto weghalen' }).click()
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('De foto is weggehaald.')).toBeVisible()
  expect(await rows()).toEqual([])
})
