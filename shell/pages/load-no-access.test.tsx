import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

const open = (path: string) => openPage(path, { as: 'els@smederij.nl' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  '/bedrijven/7/checks',
  '/bedrijven/7/adviezen/3?venster=aanpassen',
  '/check/fysieke-belasting/7?scriptKey=CARRY',
])('an old link to %s says that its company was deleted', async (path) => {
  rememberDeletedCompany(7)
  const router = await open(path)
  expect(await heading('Dit bedrijf is verwijderd')).toBeTruthy()
  expect(router.state.location.search).toBe(`?url=${encodeURIComponent(path)}`)
})

test.each(['/bedrijven/70/checks', '/bedrijven/1/adviezen/7', '/gebruikersbeheer/7', '/bedrijvenbeheer/7'])(
  'a link to %s says that there is no access when company 7 was deleted',
  async (path) => {
    rememberDeletedCompany(7)
    await open(path)
    expect(await heading('Geen toegang')).toBeTruthy()
  },
)

test.each(['//elders.example/bedrijven/7', '/bedrijven', '/bedrijven/7x', ''])(
  'the address %j names no company',
  async (url) => {
    rememberDeletedCompany(7)
    await open(`/geen-toegang?url=${encodeURIComponent(url)}`)
    expect(await heading('Geen toegang')).toBeTruthy()
  },
)

test('back from the list leads to the page about the deleted company', async () => {
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select 'Smederij', id, '<10', 'Metalektro', 'Weet ik niet' from person`
  const router = await open('/bedrijven/1/checks')
  await heading('Smederij')
  await act(() => router.navigate('/bedrijven'))
  await heading('Mijn bedrijven')
  await backEnd.page.delete('/rest/companies/1/delete')
  rememberDeletedCompany(1)
  await act(() => router.navigate(-1))
  expect(await heading('Dit bedrijf is verwijderd')).toBeTruthy()
})
