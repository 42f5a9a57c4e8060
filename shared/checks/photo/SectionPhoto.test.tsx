import { File } from 'node:buffer'

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { photosIn } from '../../../testing/factories/photos.ts'
import { photo } from '../../../testing/factories/pictures.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'
import { useSentFiles } from '../../../testing/harness/sent-files.ts'

// In the check whose sections are things.

const backEnd = useBackEnd()
useSentFiles()

const { addPicture, makeRecord } = photosIn(backEnd)
const QUESTIONS = '/check/machineveiligheid/1'
const RESULTS = '/bedrijven/1/checks/machineveiligheid'

let check: Awaited<ReturnType<typeof startedCheck>>
let lathe: number
beforeEach(async () => {
  check = await startedCheck(backEnd, 'MACHINE_SAFETY')
  lathe = await check.addSection('Bank 1', { kind: 'lathe', place: 'Hal 2' })
})

async function open(path = `${RESULTS}/${lathe}`, as = check.owner) {
  await openPage(path, { as })
  await screen.findByRole('heading', { level: 1, name: /^Bank 1/ })
}
const picture = () => photo(40, 30).jpeg().toBuffer()
const choose = (
  content: Uint8Array,
  { name = 'bank.jpg', type = 'image/jpeg', size = content.length } = {},
) => {
  const file = new File([Uint8Array.from(content)], name, { type })
  if (size !== content.length) Object.defineProperty(file, 'size', { value: size })
  fireEvent.change(screen.getByLabelText('Foto van Bank 1', { selector: 'input' }), {
    target: { files: [file] },
  })
}
/** Through the API. Returns the path of its item of the company file. */
async function givePhoto() {
  const els = { id: check.ownerId, email: check.owner, browser: check.client }
  const record = await makeRecord(els, 1)
  const fileId = await addPicture(els, record, { name: 'bank.jpg' })
  await check.client.put(`/rest/1/machinesafety/section/${lathe}/photo`, { fileId })
  return record
}
const shown = () => main().queryByRole<HTMLImageElement>('img', { name: 'Foto van Bank 1' })
const added = () => screen.findByText('De foto is toegevoegd.')
const remove = async () => {
  await userEvent.click(main().getByRole('button', { name: 'Foto weghalen' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  await userEvent.click(question.getByRole('button', { name: 'Ja, ik weet het zeker' }))
}
const stored = () => backEnd.sql`
  select theme, subject, file.name, section_id from company_record_file as file
  join company_record on company_record.id = record_id
  left join section_photo on file_id = file.id order by file.id`
const item = { theme: 'MACHINE_SAFETY', subject: 'Foto’s van machines' }

test('a photo is added to the page of a machine and to the company file, and replaced', async () => {
  await open()
  expect(shown()).toBeNull()
  choose(await picture())
  await added()
  const address = new URL(shown()!.src).pathname
  expect((await check.client.fetch(address)).headers.get('content-type')).toBe('image/jpeg')
  expect(await stored()).toEqual([{ ...item, name: 'bank.jpg', section_id: lathe }])
  choose(await picture(), { name: 'voor.jpg' })
  await waitFor(() => expect(new URL(shown()!.src).pathname).not.toBe(address))
  expect(await stored()).toEqual([
    { ...item, name: 'bank.jpg', section_id: null },
    { ...item, name: 'voor.jpg', section_id: lathe },
  ])
})

test('a photo is taken away after confirmation, and its picture stays', async () => {
  await open()
  choose(await picture())
  await added()
  await remove()
  expect(await screen.findByText('De foto is weggehaald.')).toBeTruthy()
  expect(shown()).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Foto toevoegen'))
  expect(await stored()).toEqual([{ ...item, name: 'bank.jpg', section_id: null }])
})

test.each([
  [
    'a PDF',
    { name: 'bank.pdf', type: 'application/pdf' },
    /^Van deze foto kan geen voorbeeld worden gemaakt/,
  ],
  ['more than 20 MB', { size: 20_971_521 }, /^Deze foto is te groot. Max 20MB$/],
] as const)('%s is refused before anything is sent', { tags: ['deep'] }, async (_, file, message) => {
  await open()
  choose(await picture(), file)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(await stored()).toEqual([])
})

test('a picture that cannot be read does not stay in the company file', { tags: ['deep'] }, async () => {
  await open()
  choose((await picture()).subarray(0, 40))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Van deze foto kan geen voorbeeld/)
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('a colleague sees nothing about photos when there is none', async () => {
  await check.invite('jan@smederij.nl', 'WRITE')
  await open(undefined, 'jan@smederij.nl')
  expect(main().getByText('Hal 2')).toBeTruthy()
  expect(main().queryByText(/foto/i)).toBeNull()
})

test.each(['READONLY', 'WRITE'])('a colleague with %s sees the photo without buttons', async (rights) => {
  await check.invite('jan@smederij.nl', rights)
  await givePhoto()
  await open(undefined, 'jan@smederij.nl')
  expect(shown()).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Andere foto' })).toBeNull()
})

test('the form of a machine changes its photo without losing input', { tags: ['deep'] }, async () => {
  await open(`${QUESTIONS}/machine?id=${lathe}`)
  const name = screen.getByRole('textbox', { name: 'Naam of nummer van de machine' })
  await userEvent.type(name, ' links')
  choose(await picture())
  await added()
  expect(name).toHaveProperty('value', 'Bank 1 links')
})

test('the list of machines shows the photo', async () => {
  await givePhoto()
  await openPage(`${QUESTIONS}/machines`, { as: check.owner })
  const list = await screen.findByRole('list', { name: 'Machines' })
  const thumbnail = new URL(list.querySelector('img')!.src).pathname
  expect((await check.client.fetch(thumbnail)).headers.get('content-type')).toBe('image/webp')
})

test('a photo of a machine that is not in use is only shown', { tags: ['deep'] }, async () => {
  await givePhoto()
  await check.client.put(`/rest/1/machinesafety/section/${lathe}/archive`)
  await open()
  expect(shown()).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Andere foto' })).toBeNull()
})

test('the company file says that a picture is also shown in a check', async () => {
  const record = await givePhoto()
  await openPage(`/bedrijven/1/bedrijfsdossier/${record.split('/').at(-1)}`, { as: check.owner })
  await userEvent.click(await screen.findByRole('button', { name: 'Verwijder bank.jpg' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Je verwijdert het bestand bank.jpg. Deze foto staat ook in een verbetercheck. Dit kun je niet ongedaan maken.',
  )
})
