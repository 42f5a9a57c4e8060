import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import {
  confirmQuestion,
  dialogClosed,
  dialogNamed,
  mainButtons,
  otherVersion,
} from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, makeActionPoint, actionPointRows } = improvementsIn(backEnd)
const { dialog, press } = dialogNamed('Actiepunt aanpassen')

const SAVED = 'Het actiepunt is opgeslagen.'

let els: User
let coen: User
let company: number
let id: number
beforeEach(async () => {
  ;({ els, coen, company } = await createCoachedSmithy())
  id = await makeActionPoint(coen, company, {
    description: 'Kap besteleln',
    actionHolder: 'Jan',
    deadline: '2099-10-25',
  })
})

async function openDialog() {
  const router = await openPage(`/bedrijven/${company}/actiepunten/${id}`, { as: els.email })
  await userEvent.click(await screen.findByRole('button', { name: 'Aanpassen' }))
  await dialog()
  return router
}
const field = async (label: RegExp) => (await dialog()).getByLabelText<HTMLInputElement>(label)
const WHAT = /^Wat ga je doen/
const HOLDER = /^Wie doet het/
const EMAIL = /^E-mailadres van wie het doet/
const DEADLINE = /^Wanneer is het klaar/
async function retype(label: RegExp, text: string) {
  await userEvent.clear(await field(label))
  if (text) await userEvent.type(await field(label), text)
}
const row = async () => (await actionPointRows())[0]
const changeAsCoen = (changes: object) =>
  coen.browser.post(`/rest/companies/${company}/actionitems/${id}`, changes)
const alertText = async () => (await (await dialog()).findByRole('alert')).textContent

test('corrects a typing error, and keeps the rest', async () => {
  const router = await openDialog()
  expect(router.state.location.search).toBe('?venster=aanpassen')
  expect(await field(HOLDER)).toHaveProperty('value', 'Jan')
  expect(await field(DEADLINE)).toHaveProperty('value', '2099-10-25')
  await retype(WHAT, 'Kap bestellen')
  await press('Opslaan')

  expect((await screen.findByText(SAVED)).closest('[role=status]')).toBeTruthy()
  await dialogClosed()
  expect(router.state.location.search).toBe('')
  expect(screen.getByText('Kap bestellen')).toBeTruthy()
  expect(await row()).toMatchObject({
    themes: ['GENERAL'],
    description: 'Kap bestellen',
    action_holder: 'Jan',
    day: '2099-10-25',
    created_by: coen.id,
    updated_by: els.id,
    revision: 2,
    completed_at: null,
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Aanpassen'))
})

test('the address of the holder is checked, stored, and shown beside that of another user', {
  tags: ['deep'],
}, async () => {
  await openDialog()
  await retype(EMAIL, 'jan')
  await press('Opslaan')
  expect((await field(EMAIL)).getAttribute('aria-invalid')).toBe('true')
  await changeAsCoen({ holderEmail: 'piet@elders.nl' })
  await retype(EMAIL, 'jan@elders.nl')
  await press('Opslaan')
  await waitFor(async () => expect(await alertText()).toContain('intussen gewijzigd'))
  expect(await otherVersion()).toEqual(['E-mailadres van wie het doet: piet@elders.nl'])
  await press('Mijn tekst opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ holder_email: 'jan@elders.nl' })
})

test('holder and deadline can be removed', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(HOLDER, '')
  await retype(DEADLINE, '')
  await press('Opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ action_holder: '', day: null })
})

test('cancelling changes nothing', { tags: ['deep'] }, async () => {
  const before = await row()
  await openDialog()
  await retype(WHAT, 'Iets anders')
  await press('Annuleren')
  await confirmQuestion()
  await dialogClosed()
  expect(screen.getByText('Kap besteleln')).toBeTruthy()
  expect(await row()).toEqual(before)
})

test('keeps the text when saving fails', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(WHAT, 'Kap bestellen')
  await backEnd.withoutTable('action_item', async () => {
    await press('Opslaan')
    expect(await alertText()).toContain('Actiepunt kon niet worden opgeslagen')
  })
  expect(await field(WHAT)).toHaveProperty('value', 'Kap bestellen')
  await press('Opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({ description: 'Kap bestellen' })
})

test('shows both texts when another user was first, and then stores this one on request', {
  tags: ['deep'],
}, async () => {
  await openDialog()
  await retype(WHAT, 'Kap bestellen')
  await changeAsCoen({
    description: 'Kap kopen',
    actionHolder: '',
    deadline: '2099-03-29',
    themes: ['OTHER'],
  })
  await press('Opslaan')
  expect(await alertText()).toContain('Dit is intussen gewijzigd door Coen de Smid.')
  expect(await otherVersion()).toEqual([
    'Wat ga je doen?: Kap kopen',
    'Wie doet het?: Leeg gemaakt',
    'Wanneer is het klaar?: 29-03-2099',
    'Thema’s: Overig',
  ])
  expect(await field(WHAT)).toHaveProperty('value', 'Kap bestellen')
  expect(await row()).toMatchObject({ description: 'Kap kopen', revision: 2 })
  await press('Mijn tekst opslaan')
  await screen.findByText(SAVED)
  expect(await row()).toMatchObject({
    description: 'Kap bestellen',
    action_holder: 'Jan',
    day: '2099-10-25',
    themes: ['GENERAL'],
    revision: 3,
  })
})

test('keeping the text of another user changes nothing, and shows it', { tags: ['deep'] }, async () => {
  await openDialog()
  await retype(WHAT, 'Kap bestellen')
  await changeAsCoen({ description: 'Kap kopen' })
  await press('Opslaan')
  await otherVersion()
  await press('Houd wat er staat')
  await confirmQuestion()
  await dialogClosed()
  expect(await screen.findByText('Kap kopen')).toBeTruthy()
  expect(screen.queryByText(SAVED)).toBeNull()
  expect(await row()).toMatchObject({ description: 'Kap kopen', revision: 2 })
})

test('says that it was completed meanwhile, and then shows it read-only', { tags: ['deep'] }, async () => {
  const router = await openDialog()
  await retype(WHAT, 'Kap bestellen')
  await changeAsCoen({ completed: true })
  await press('Opslaan')
  expect(await alertText()).toContain('Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.')
  expect(await field(WHAT)).toHaveProperty('value', 'Kap bestellen')
  expect(screen.queryByRole('button', { name: 'Mijn tekst opslaan' })).toBeNull()
  await press('Annuleren')
  await confirmQuestion()
  await dialogClosed()
  expect(await screen.findByText('Klaar')).toBeTruthy()
  expect(mainButtons()).toEqual(['Foto toevoegen'])
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await row()).toMatchObject({ description: 'Kap besteleln', revision: 2 })
})

test('an invalid change is not sent', async () => {
  const before = await row()
  await openDialog()
  await retype(WHAT, ' ')
  await press('Opslaan')
  expect(await alertText()).toContain('Niet alle velden zijn correct ingevuld')
  expect(await row()).toEqual(before)
})
