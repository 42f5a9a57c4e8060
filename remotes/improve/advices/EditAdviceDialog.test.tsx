import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { adviceInput, improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import {
  confirmQuestion,
  dialogClosed,
  dialogNamed,
  logInAgain,
  otherVersion,
} from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, writeAdvice, adviceRows } = improvementsIn(backEnd)
const { dialog, press } = dialogNamed('Advies aanpassen')

const SAVED = 'Het advies is opgeslagen.'

let els: User
let coen: User
let company: number
let advice: number
beforeEach(async () => {
  ;({ els, coen, company } = await createCoachedSmithy())
  advice = await writeAdvice(coen, company)
})

async function open(query = '') {
  const router = await openPage(`/bedrijven/${company}/adviezen/${advice}${query}`, { as: els.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
async function openDialog() {
  const router = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Aanpassen' }))
  await dialog()
  return router
}
const textBox = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
async function retype(name: RegExp, text: string) {
  await userEvent.clear(await textBox(name))
  await userEvent.type(await textBox(name), text)
}
const row = async () => (await adviceRows())[0]

const changeAsCoen = (changes: object) =>
  coen.browser.post(`/rest/companies/${company}/advices/${advice}`, { ...adviceInput, ...changes })

test('has the texts of the advice, and stores the changes', async () => {
  const router = await openDialog()
  expect(router.state.location.search).toBe('?venster=aanpassen')
  const { getAllByRole, getByRole } = await dialog()
  expect(getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual([
    'De kap van de kolomboor ontbreekt.',
    'Zet een verstelbare kap op de boorspil.\nHang een kaart bij de machine.',
    'De kolomboor gaat van de stroom tot de kap erop zit.',
    'Els bestelt de kap deze week.',
  ])
  const checked = getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(checked.map(({ value }) => value)).toEqual(['GENERAL', 'MACHINE_SAFETY'])
  await userEvent.click(getByRole('checkbox', { name: 'Algemeen' }))
  await userEvent.clear(await textBox(/^Noodzakelijke maatregel/))
  await retype(/^Gemaakte afspraken/, 'De kap is besteld.')
  await press('Opslaan')

  expect((await screen.findByText(SAVED)).closest('[role=status]')).toBeTruthy()
  await dialogClosed()
  expect(router.state.location.search).toBe('')
  expect(screen.getByText('De kap is besteld.')).toBeTruthy()
  expect(screen.queryByText('Noodzakelijke maatregel')).toBeNull()
  expect(await row()).toMatchObject({
    themes: ['MACHINE_SAFETY'],
    reason: 'De kap van de kolomboor ontbreekt.',
    necessary_measure: '',
    agreements: 'De kap is besteld.',
    created_by: coen.id,
    created_by_coach: true,
    updated_by: els.id,
    revision: 2,
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Aanpassen'))
})

test('cancelling changes nothing', { tags: ['deep'] }, async () => {
  const before = await row()
  await openDialog()
  await retype(/^Advies/, 'Iets anders.')
  await press('Annuleren')
  await confirmQuestion()
  await dialogClosed()
  expect(screen.queryByText('Iets anders.')).toBeNull()
  expect(await row()).toEqual(before)
})

test('an empty required field is not saved', async () => {
  const before = await row()
  await openDialog()
  await userEvent.clear(await textBox(/^Advies/))
  await press('Opslaan')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Niet alle velden zijn correct ingevuld',
  )
  expect(await row()).toEqual(before)
})

test('keeps the text when saving fails', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await backEnd.withoutColumn('advice', 'agreements', async () => {
    await press('Opslaan')
    expect((await (await dialog()).findByRole('alert')).textContent).toContain(
      'Advies kon niet worden opgeslagen',
    )
  })
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Zet er een hek om.')
  await press('Opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ description: 'Zet er een hek om.' })
})

test('shows both texts when another user was first, and then stores this one on request', {
  tags: ['deep'],
}, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await changeAsCoen({ description: 'Koop een nieuwe boor.', necessaryMeasure: '', themes: ['OTHER'] })
  await press('Opslaan')

  const { findByRole } = await dialog()
  expect((await findByRole('alert')).textContent).toContain('Dit is intussen gewijzigd door Coen de Smid.')
  expect(await otherVersion()).toEqual([
    'Thema’s: Overig',
    'Advies: Koop een nieuwe boor.',
    'Noodzakelijke maatregel: Leeg gemaakt',
  ])
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Zet er een hek om.')
  expect(await row()).toMatchObject({ description: 'Koop een nieuwe boor.', revision: 2 })
  await press('Mijn tekst opslaan')

  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({
    description: 'Zet er een hek om.',
    themes: ['GENERAL', 'MACHINE_SAFETY'],
    revision: 3,
    updated_by: els.id,
  })
})

test('keeping the text of another user changes nothing, and shows it', { tags: ['deep'] }, async () => {
  const router = await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await changeAsCoen({ description: 'Koop een nieuwe boor.' })
  await press('Opslaan')
  await otherVersion()
  await press('Houd wat er staat')
  await confirmQuestion()

  await dialogClosed()
  expect(router.state.location.search).toBe('')
  expect(screen.getByText('Koop een nieuwe boor.')).toBeTruthy()
  expect(screen.queryByText(SAVED)).toBeNull()
  expect(await row()).toMatchObject({ description: 'Koop een nieuwe boor.', revision: 2 })
})

test('shows the newest text when another user is first twice', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await changeAsCoen({ description: 'Koop een nieuwe boor.' })
  await press('Opslaan')
  await otherVersion()
  await changeAsCoen({ description: 'Huur een boor.' })
  await press('Mijn tekst opslaan')
  await waitFor(async () => expect(await otherVersion()).toEqual(['Advies: Huur een boor.']))
  await press('Mijn tekst opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ description: 'Zet er een hek om.', revision: 4 })
})

test('stores the same text as another user without a conflict', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await changeAsCoen({ description: 'Zet er een hek om.' })
  await press('Opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ description: 'Zet er een hek om.', revision: 2, updated_by: coen.id })
})

test('a text that was kept while the session ended does not overwrite a change of another user', {
  tags: ['deep'],
}, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await backEnd.endSessions()
  await press('Opslaan')
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  await coen.browser.login(coen.email)
  await changeAsCoen({ description: 'Koop een nieuwe boor.' })
  await logInAgain(els.email)

  await (await dialog()).findByText(/Wat je eerder had ingevuld, staat er weer/)
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Zet er een hek om.')
  await press('Opslaan')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Dit is intussen gewijzigd door Coen de Smid.',
  )
  expect(await row()).toMatchObject({ description: 'Koop een nieuwe boor.' })
})

test('says that the advice was deleted meanwhile', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(/^Advies/, 'Zet er een hek om.')
  await backEnd.sql`delete from advice`
  await press('Opslaan')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Advies kon niet worden opgeslagen',
  )
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Zet er een hek om.')
})
