import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/back-end.ts'
import { openPage } from '../../../testing/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

const rows = () => backEnd.sql`select name, number_of_employees, branch, membership from company`
const save = () => userEvent.click(screen.getByRole('button', { name: 'Bedrijf aanmaken' }))
const name = () => screen.findByRole('textbox', { name: 'Bedrijfsnaam' })

test('a new company starts small, in metalworking and without a membership', async () => {
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

test('what is chosen is what is stored', async () => {
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

test('without a name nothing is sent', async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), '   ')
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getAllByText('Dit is een verplicht veld.').length).toBeGreaterThan(0)
  expect(await rows()).toEqual([])
})

test('a session that ended meanwhile is said, and what was typed stays', async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await userEvent.type(await name(), 'Metaal Noord')
  await backEnd.sql`delete from session`
  await save()

  expect((await screen.findByRole('alert')).textContent).toContain('Log opnieuw in')
  expect(await name()).toHaveProperty('value', 'Metaal Noord')
  expect(await rows()).toEqual([])
})
