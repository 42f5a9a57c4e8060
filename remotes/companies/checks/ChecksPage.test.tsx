import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/back-end.ts'
import { openPage } from '../../../testing/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide')`
})

async function invite(email: string, rights: string) {
  const person = await backEnd.createPerson({ email })
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', ${email}, 'Kijk mee', ${rights}, '{PHYSICAL_STRAIN,NOISE_HAZARD}', '\\x01',
      ${person}, now(), now())`
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Verbeterchecks' })).getAllByRole('listitem')

test('a check that was not started is started, one that was shows its results', async () => {
  await backEnd.sql`
    insert into company_check (company_id, "check", status)
    values (1, 'PHYSICAL_STRAIN', 'RED'), (1, 'HAZARDOUS_SUBSTANCES', 'GREY'), (1, 'MACHINE_SAFETY', 'GREEN'),
      (1, 'NOISE_HAZARD', 'GREEN'), (1, 'TEMP_WORK_AT_HEIGHT', 'GREEN')`
  await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })

  expect((await items()).map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Resultaten per functiegroep',
    'Bekijk register',
    'Resultaten per machine',
    'Resultaten verbetercheck',
    'Resultaten',
    'Start Verbetercheck',
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord'))
})

test('who may only read cannot start a check', async () => {
  await invite('jan@lasserij.nl', 'READONLY')
  await openPage('/bedrijven/1/checks', { as: 'jan@lasserij.nl' })

  expect(await items()).toHaveLength(2)
  const start = screen.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' })
  expect(start).toHaveProperty('disabled', true)
})

test('who may write can', async () => {
  await invite('jan@lasserij.nl', 'WRITE')
  await openPage('/bedrijven/1/checks', { as: 'jan@lasserij.nl' })

  expect(await screen.findByRole('link', { name: 'Start Verbetercheck: Schadelijk geluid' })).toBeTruthy()
})

test.each(['/bedrijven/1/checks', '/bedrijven/2/checks'])('a stranger at %s has no access', async (path) => {
  await backEnd.createPerson({ email: 'vreemd@elders.nl' })
  const router = await openPage(path, { as: 'vreemd@elders.nl' })

  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/geen-toegang',
    search: `?url=${encodeURIComponent(path)}`,
  })
})
