import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import {
  confirmQuestion,
  dialogClosed,
  dialogNamed,
  logInAgain,
  main,
} from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createCompany, createInvitee, makeActionPoint, actionPointRows } =
  improvementsIn(backEnd)
const { dialog, press } = dialogNamed('Maak een actiepunt')

const CREATED = 'Het actiepunt is gemaakt.'

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(query = '?venster=nieuw', as = els) {
  const router = await openPage(`/bedrijven/${company}/actiepunten${query}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const addLink = () => main().getByRole<HTMLAnchorElement>('link', { name: 'Actiepunt toevoegen' })
const what = async () => (await dialog()).getByRole('textbox', { name: 'Wat ga je doen?' })
const holder = async () =>
  (await dialog()).findByLabelText<HTMLInputElement>(/^Wie doet het\?/, { selector: 'input' })
const deadline = async () => (await dialog()).getByLabelText(/^Wanneer is het klaar\?/)

async function fillIn(text = 'Kap bestellen') {
  await userEvent.type(await what(), text)
  await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Lasrook' }))
}

test('stores an action point, and shows it in the list with a message', async () => {
  const router = await open()
  await fillIn(' Kap bestellen ')
  await userEvent.type(await holder(), 'Jan')
  await userEvent.type((await dialog()).getByLabelText(/^E-mailadres van wie het doet/), 'jan@elders.nl')
  await userEvent.type(await deadline(), '2099-10-25')
  await press('Actiepunt maken')

  expect((await screen.findByText(CREATED)).closest('[role=status]')).toBeTruthy()
  await dialogClosed()
  expect(router.state.location.search).toBe('')
  expect(await screen.findByRole('link', { name: 'Kap bestellen' })).toBeTruthy()
  expect(screen.getByText('25-10-2099')).toBeTruthy()
  expect(await actionPointRows()).toMatchObject([
    {
      company_id: company,
      themes: ['WELDING_SMOKE'],
      description: 'Kap bestellen',
      action_holder: 'Jan',
      holder_email: 'jan@elders.nl',
      day: '2099-10-25',
      created_by: els.id,
      advice_id: null,
      check: null,
      completed_at: null,
      revision: 1,
    },
  ])
})

test('holder and deadline are optional', async () => {
  await open('?venster=nieuw', await createInvitee(company, 'ADMIN'))
  await fillIn()
  await press('Actiepunt maken')
  await screen.findByText(CREATED)
  expect(await actionPointRows()).toMatchObject([{ action_holder: '', day: null }])
})

test('suggests the holders of other action points of this company', async () => {
  const other = await createCompany(els, 'Smederij Zuid')
  await makeActionPoint(els, other, { actionHolder: 'Zus' })
  await makeActionPoint(els, company, { actionHolder: 'Jan' })
  await makeActionPoint(els, company, { actionHolder: 'bas' })
  await makeActionPoint(els, company, { actionHolder: 'Jan' })
  await open()
  const names = () => holder().then(({ list }) => [...(list?.options ?? [])].map(({ value }) => value))
  await waitFor(async () => expect(await names()).toEqual(['bas', 'Jan']))
})

test('names every required field, and sends nothing', async () => {
  await open()
  await press('Actiepunt maken')
  const { findByRole, getAllByRole } = await dialog()
  const summary = await findByRole('alert')
  expect(summary.textContent).toContain('Niet alle velden zijn correct ingevuld')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Wat ga je doen?: Dit is een verplicht veld.',
    'Thema’s: Dit is een verplicht veld.',
  ])
  expect(await actionPointRows()).toEqual([])
})

test('refuses a deadline that is not in this century', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await userEvent.type(await deadline(), '2100-01-01')
  await press('Actiepunt maken')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain('Vul hier een geldige datum in.')
  expect(await actionPointRows()).toEqual([])
})

test('keeps the text when saving fails', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await userEvent.type(await holder(), 'Jan')
  await backEnd.withoutTable('action_item', async () => {
    await press('Actiepunt maken')
    const alert = await (await dialog()).findByRole('alert')
    expect(alert.textContent).toContain('Actiepunt kon niet worden opgeslagen')
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  })
  expect(await what()).toHaveProperty('value', 'Kap bestellen')
  expect(await holder()).toHaveProperty('value', 'Jan')
  await press('Actiepunt maken')
  await screen.findByText(CREATED)
  expect(await actionPointRows()).toHaveLength(1)
})

test('after a login the dialog is open again with the text, when the session ended while writing', {
  tags: ['deep'],
}, async () => {
  await open()
  await fillIn()
  await userEvent.type(await deadline(), '2027-03-28')
  await backEnd.endSessions()
  await press('Actiepunt maken')
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  await logInAgain(els.email)

  await (await dialog()).findByText(/Wat je eerder had ingevuld, staat er weer/)
  expect(await what()).toHaveProperty('value', 'Kap bestellen')
  expect(await deadline()).toHaveProperty('value', '2027-03-28')
  await press('Actiepunt maken')
  await screen.findByText(CREATED)
  expect(await actionPointRows()).toMatchObject([{ themes: ['WELDING_SMOKE'], day: '2027-03-28' }])
})

test('cancelling makes nothing, and keeps the list as it was filtered', async () => {
  await makeActionPoint(els, company)
  const router = await open('?toon=te-laat&thema=OTHER')
  await screen.findByRole('heading', { name: 'Geen actiepunten met deze keuze' })
  const link = addLink()
  await followLink(router, link)
  await fillIn()
  await press('Annuleren')
  await confirmQuestion()
  await dialogClosed()
  expect(router.state.location.search).toBe('?toon=te-laat&thema=OTHER')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(await actionPointRows()).toHaveLength(1)
})

test('a reader who opens the address sees only the list', async () => {
  await makeActionPoint(els, company)
  await open('?venster=nieuw', await createInvitee(company, 'WRITE'))
  expect(await screen.findByRole('link', { name: 'Kap bestellen' })).toBeTruthy()
  await importsSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
