import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const KNOWN = '7b3f9a52-3d0c-4e0e-9a7b-1f2e3d4c5b6a'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await backEnd.sql`
    insert into company (external_id, name, owner_id, number_of_employees, branch, membership)
    values (${KNOWN}, 'Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide')`
})

test.each([
  ['externalId', KNOWN, 'els@smederij.nl', '/bedrijven/1/checks'],
  ['verbeter/externalId', KNOWN, 'els@smederij.nl', '/bedrijven/1/verbeter'],
  ['externalId', KNOWN, 'jan@lasserij.nl', '/bedrijven'],
  ['verbeter/externalId', KNOWN, 'jan@lasserij.nl', '/bedrijven'],
  ['externalId', UNKNOWN, 'els@smederij.nl', '/bedrijven'],
  ['externalId', 'geen-uuid', 'els@smederij.nl', '/bedrijven'],
  ['verbeter/externalId', 'geen-uuid', 'els@smederij.nl', '/bedrijven'],
])('%s/%s redirects %s to %s', async (path, id, as, expected) => {
  const router = await openPage(`/bedrijven/${path}/${id}`, { as })
  await waitFor(() => expect(router.state.location.pathname).toBe(expected))
})

test('shows an error when the company cannot be loaded', async () => {
  await backEnd.withoutTable('company', async () => {
    await openPage(`/bedrijven/externalId/${KNOWN}`, { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Overzicht van bedrijven kan niet geladen worden',
    )
  })
})
