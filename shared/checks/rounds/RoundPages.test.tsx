import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '../../../testing/factories/companies.ts'
import { HEAVY_LOAD, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, invite, startCheck, addGroup, answer, finish, pathOf } = physicalStrainIn(backEnd)

let els: User
let company: number
let bench: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els)
  bench = await addGroup(els, company, 'Bankwerkers')
  await finish(els, company, bench, HEAVY_LOAD)
  await finish(els, company, null)
})

const HOME = () => `/bedrijven/${company}/checks/fysieke-belasting`
const open = (path = '', as = els.email) => openPage(`${HOME()}${path}`, { as })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const rounds = () => backEnd.sql`select number, finished_by from check_round order by number`
/** Half a year ago. Returns its id. */
async function finishEarlier(day = '2026-03-14'): Promise<number> {
  const { body } = await els.browser.post(pathOf(company, 'round'))
  const { id } = body.responseObject.round
  await backEnd.sql`alter table check_round disable trigger protect_check_round`
  await backEnd.sql`update check_round set finished_at = ${`${day}T10:00:00Z`} where id = ${id}`
  await backEnd.sql`alter table check_round enable trigger protect_check_round`
  return id
}
const lighten = () =>
  answer(els, company, {
    group: bench,
    script: 'LIFT_ABOVE_SHOULDER',
    question: 'load',
    answers: ['le4'],
    revision: 1,
  })

test('a round is finished on the page with the results, once as long as nothing changes', {
  tags: ['deep'],
}, async () => {
  await open()
  await heading('Resultaten per functiegroep')
  expect(screen.queryByRole('link', { name: /^Wat is er veranderd/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Rond deze ronde af' }))
  expect(await screen.findByText(/^Ronde 1 van \d\d-\d\d-\d{4} is afgerond en bewaard\./)).toBeTruthy()
  expect(await rounds()).toEqual([{ number: 1, finished_by: els.id }])
  expect(screen.getByRole('link', { name: /^Wat is er veranderd sinds/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Rond deze ronde af' }))
  await screen.findByText(/^Er is niets veranderd sinds de ronde van/)
  expect(await rounds()).toHaveLength(1)
})

test('a round is finished at the end of the check', async () => {
  await openPage(`/check/fysieke-belasting/${company}/einde`, { as: els.email })
  await heading('De check is af')
  await userEvent.click(screen.getByRole('button', { name: 'Rond deze ronde af' }))
  await screen.findByText(/is afgerond en bewaard\./)
  expect(screen.getByRole('link', { name: 'Bekijk alle rondes' }).getAttribute('href')).toBe(
    `${HOME()}/rondes`,
  )
  expect(await rounds()).toHaveLength(1)
})

test('shows what has changed since a round, and its answers as they were', async () => {
  const id = await finishEarlier()
  await lighten()
  await open(`/rondes/${id}`)
  await heading('Ronde 1 van 14-03-2026')
  const changes = within(screen.getByRole('region', { name: 'Wat is er veranderd sinds 14-03-2026' }))
  expect(changes.getByRole('heading', { name: '1 risico is weg' })).toBeTruthy()
  expect(changes.getByText('Bankwerkers · Tillen boven schouderhoogte · Direct')).toBeTruthy()
  expect(screen.getByText('1 direct', { selector: 'p' })).toBeTruthy()

  const matrix = within(screen.getByRole('region', { name: 'Risicomatrix' }))
  const cell = matrix.getByRole('link', { name: '1 risico, tillen bij Bankwerkers' })
  const target = document.getElementById(cell.getAttribute('href')!.slice(1))!
  expect(within(target).getByText('Meer dan 25 kg')).toBeTruthy()
  expect(within(target).getByRole('heading').textContent).toBe('Tillen boven schouderhoogte')

  expect(screen.getByRole('link', { name: 'Alle rondes' }).getAttribute('href')).toBe(`${HOME()}/rondes`)
  cleanup()
  await open('/rondes')
  await heading('Rondes')
  const link = screen.getByRole('link', { name: 'Ronde 1 van 14-03-2026' })
  expect(link.getAttribute('href')).toBe(`${HOME()}/rondes/${id}`)
  expect(screen.getByText('Afgerond door Els de Smid')).toBeTruthy()
})

test('what users wrote beside an answer stands apart from it', async () => {
  await backEnd.sql`
    update check_answer set answers = ${JSON.stringify([{ answerId: 'gt25', value: 'Stalen platen' }])}::jsonb
    where script_key = 'LIFT_ABOVE_SHOULDER' and question_key = 'load'`
  await open(`/rondes/${await finishEarlier()}`)
  await heading('Ronde 1 van 14-03-2026')
  expect(screen.getByText('Meer dan 25 kg').textContent).toBe('Meer dan 25 kg Stalen platen')
})

test('an earlier round shows what has changed until the next one', async () => {
  const id = await finishEarlier()
  await lighten()
  await finishEarlier('2026-09-20')
  await open(`/rondes/${id}`)
  await heading('Ronde 1 van 14-03-2026')
  expect(
    screen.getByRole('region', { name: 'Wat is er veranderd tussen 14-03-2026 en 20-09-2026' }),
  ).toBeTruthy()
})

test('who may only read sees rounds and cannot finish one', async () => {
  const id = await finishEarlier()
  const jan = await createUser('jan')
  await invite(jan, company, { rights: 'READONLY', checks: ['PHYSICAL_STRAIN'] })
  await open('', jan.email)
  await heading('Resultaten per functiegroep')
  expect(screen.queryByRole('button', { name: 'Rond deze ronde af' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Wat is er veranderd sinds 14-03-2026?' })
  expect(link.getAttribute('href')).toBe(`${HOME()}/rondes/${id}`)
})

test('a check with open questions cannot be finished as a round', { tags: ['deep'] }, async () => {
  await addGroup(els, company, 'Lassers')
  await open()
  await heading('Resultaten per functiegroep')
  expect(screen.queryByRole('button', { name: 'Rond deze ronde af' })).toBeNull()
})

test('says why a round is not finished when a question was opened meanwhile', {
  tags: ['deep'],
}, async () => {
  await open()
  await heading('Resultaten per functiegroep')
  await addGroup(els, company, 'Lassers')
  await userEvent.click(screen.getByRole('button', { name: 'Rond deze ronde af' }))
  expect((await screen.findByRole('alert')).textContent).toContain('De check is nog niet af.')
})

test('without a round, the page says how to finish one', async () => {
  await open('/rondes')
  await heading('Rondes')
  expect(screen.getByText('Er is nog geen ronde afgerond')).toBeTruthy()
})

test.each(['999', 'x'])('shows "not found" for the unknown round %s', { tags: ['deep'] }, async (id) => {
  await open(`/rondes/${id}`)
  await heading('Niet gevonden')
})
