import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useBackEnd } from '../../../../testing/harness/back-end.ts'
import { openPage } from '../../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(async () => {
  await backEnd.createPerson({ email: 'beheer@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${els}, 'Smederij Noord', '<10', 'Metalektro', 'Weet ik niet')`
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['of another page', '/bedrijvenbeheer', '/bedrijvenbeheer/1'],
  [
    'to another address of the same page',
    '/bedrijvenbeheer/verbetercheck-verplaatsen',
    '/bedrijvenbeheer/verbetercheck-verplaatsen?from=1',
  ],
])('a link %s that is followed just before a search begins is not overtaken by it', async (_, path, href) => {
  const router = await openPage(path, { as: 'beheer@smederij.nl' })
  await screen.findByRole('link', { name: 'Smederij Noord' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'smid' } })
  vi.advanceTimersByTime(249)
  const arrived = router.navigate(href)
  // Before React has rendered that a page is being loaded.
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await arrived
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(router.state.location.pathname + router.state.location.search).toBe(href)
})
