import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { hasDraft } from '#shared/forms/draft.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)

beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

const rows = () => backEnd.sql`select name, number_of_employees, branch, membership from company`
const save = () => userEvent.click(screen.getByRole('button', { name: 'Bedrijf aanmaken' }))
const name = () => screen.findByRole('textbox', { name: 'Bedrijfsnaam' })

test('has defaults for a new company: small, in metalworking, without a membership', async () => {
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), ' Metaal Noord ')
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: 'Metaal Noord' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven/1/checks')
  expect(await rows()).toEqual([
    {
      name: 'Metaal Noord',
      number_of_employees: '<10',
      branch: 'Metaalbewerking',
      membership: 'Geen van beide',
    },
  ])
})

test('stores the chosen values', async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Metaal <b>Noord</b>')
  await userEvent.click(screen.getByRole('radio', { name: '100 tot 500 medewerkers' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Metalektro' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Weet ik niet' }))
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: 'Metaal <b>Noord</b>' })).toBeTruthy()
  expect(await rows()).toEqual([
    {
      name: 'Metaal <b>Noord</b>',
      number_of_employees: '100-500',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    },
  ])
})

test('sends nothing without a name', async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), '   ')
  await userEvent.click(screen.getByRole('radio', { name: 'meer dan 500 medewerkers' }))
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getAllByText('Dit is een verplicht veld.').length).toBeGreaterThan(0)
  expect(screen.getByRole('radio', { name: 'meer dan 500 medewerkers' })).toHaveProperty('checked', true)
  expect(await rows()).toEqual([])
  await userEvent.type(await name(), 'Weer goed')
  expect((await name()).getAttribute('aria-invalid')).toBeNull()
})

test('a double click adds one company', { tags: ['deep'] }, async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Dubbel en Zonen')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Bedrijf aanmaken' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Dubbel en Zonen' })).toBeTruthy()
  expect(await rows()).toHaveLength(1)
})

test('a company that is sent again after a lost answer is created once', { tags: ['deep'] }, async () => {
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Metaal Noord')
  await network.swallowAnswers()
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Bedrijf aanmaken niet gelukt')
  expect(await rows()).toHaveLength(1)
  network.restore()
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Metaal Noord' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven/1/checks')
  expect(await rows()).toHaveLength(1)
})

test('a company that was changed after a lost answer is created only when it is sent again', {
  tags: ['deep'],
}, async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Metaal Noord')
  await network.swallowAnswers()
  await save()
  await screen.findByRole('alert')
  network.restore()
  await userEvent.type(await name(), ' BV')
  await save()
  expect(await screen.findByText(/^Dit hebben we al, maar met andere gegevens\./)).toBeTruthy()
  expect(await rows()).toHaveLength(1)
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Metaal Noord BV' })).toBeTruthy()
  expect(await rows()).toHaveLength(2)
})

const logInAs = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email)
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }))
}

async function saveTooLate() {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Metaal Noord')
  await userEvent.click(screen.getByRole('radio', { name: 'Metalektro' }))
  await backEnd.endSessions()
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect(await rows()).toEqual([])
}

test('asks for a login when the session has ended, and restores the input after it', {
  tags: ['deep'],
}, async () => {
  await saveTooLate()
  await logInAs('els@smederij.nl')

  await waitFor(async () => expect(await name()).toHaveProperty('value', 'Metaal Noord'))
  expect(screen.getByRole('radio', { name: 'Metalektro' })).toHaveProperty('checked', true)
  expect(await screen.findByText(/Wat je eerder had ingevuld, staat er weer/)).toBeTruthy()
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Metaal Noord' })).toBeTruthy()
  expect(await rows()).toMatchObject([{ name: 'Metaal Noord', branch: 'Metalektro' }])
})

test('does not restore the input for another user', { tags: ['deep'] }, async () => {
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await saveTooLate()
  await logInAs('jan@lasserij.nl')

  expect(await name()).toHaveProperty('value', '')
  expect(screen.queryByText(/Wat je eerder had ingevuld/)).toBeNull()
  expect(hasDraft()).toBe(false)
})
