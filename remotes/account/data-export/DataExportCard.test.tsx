import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const EMAIL = 'els@smederij.nl'

let elsId: number
beforeEach(async () => {
  elsId = await backEnd.createPerson({ email: EMAIL })
})

async function open() {
  const router = await openPage('/gegevens', { as: EMAIL })
  await screen.findByRole('heading', { level: 2, name: 'Je gegevens' })
  return router
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Gegevens klaarzetten' })
const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: /^Download \(\d+ kB\)$/ })

/** A download that another server is making. */
const addPending = () => backEnd.sql`
  insert into data_export (person_id, attempts, next_attempt_at, steps_done, steps_total)
  values (${elsId}, 1, now() + interval '1 hour', 3, 12)`

const complete = () => backEnd.sql`
  update data_export set completed_at = now(), expires_at = '2026-12-01T00:00+01:00', size = 5000`

test('lets a download be made, and then shows the link to it', async () => {
  await open()
  expect(await screen.findByText('Er staat nu geen download klaar.')).toBeTruthy()
  await press('Download al je gegevens')
  const heading = screen.getByRole('heading', { name: 'Je gegevens' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await link()).toHaveProperty('pathname', '/rest/person/data-export/download')
  expect(screen.getByText(/^De download staat klaar tot en met \d\d-\d\d-\d{4}\.$/).role).toBe('status')
  expect(screen.getByRole('button', { name: 'Maak een nieuwe download' })).toBeTruthy()
  expect(await backEnd.sql`select person_id from data_export`).toEqual([{ person_id: elsId }])
})

test('shows the progress of a download that was begun before, until it is ready', {
  tags: ['deep'],
}, async () => {
  await addPending()
  await open()
  expect([(await bar()).value, (await bar()).max]).toEqual([3, 12])
  expect(screen.queryByRole('button', { name: /download/i })).toBeNull()
  await backEnd.sql`update data_export set steps_done = 7`
  await waitFor(async () => expect((await bar()).value).toBe(7))
  await backEnd.sql`update data_export set completed_at = now(), expires_at = now() + interval '2 days', size = 5000`
  expect(await link()).toBeTruthy()
  expect(screen.queryByRole('progressbar', { name: 'Gegevens klaarzetten' })).toBeNull()
})

test('a double click makes one', { tags: ['deep'] }, async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Download al je gegevens' })
  await userEvent.dblClick(button)
  await link()
  expect(await backEnd.sql`select subject from mail_outbox`).toHaveLength(1)
})

test('a new download replaces the one that is ready', { tags: ['deep'] }, async () => {
  await addPending()
  await complete()
  const [before] = await backEnd.sql`select id from data_export`
  await backEnd.sql`update data_export set expires_at = now() + interval '2 days'`
  await open()
  await press('Maak een nieuwe download')
  await waitFor(async () => expect(await backEnd.sql`select id from data_export`).not.toEqual([before]))
  expect(await link()).toBeTruthy()
})

test('says so when it could not be made, and offers to try again', { tags: ['deep'] }, async () => {
  await addPending()
  await backEnd.sql`update data_export set failed_at = now(), expires_at = now() + interval '1 day'`
  await open()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Het is niet gelukt om je gegevens klaar te zetten.',
  )
  await press('Opnieuw')
  expect(await link()).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows an error when the request fails', { tags: ['deep'] }, async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Download al je gegevens' })
  await backEnd.withoutTable('throttle', async () => {
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('Je gegevens klaarzetten is niet gelukt')
  })
  await press('Download al je gegevens')
  expect(await link()).toBeTruthy()
})

test('goes on looking when the progress cannot be read for a while', { tags: ['deep'] }, async () => {
  await addPending()
  await open()
  await bar()
  await backEnd.withoutColumn('data_export', 'steps_done', async () => {
    expect((await screen.findByRole('alert')).textContent).toContain(
      'De stand van je download kon niet worden opgehaald',
    )
  })
  await backEnd.sql`update data_export set steps_done = 9`
  await waitFor(async () => expect((await bar()).value).toBe(9))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows an error when its state cannot be loaded, and the rest of the page', {
  tags: ['deep'],
}, async () => {
  await backEnd.withoutColumn('data_export', 'steps_done', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'De stand van je download kon niet worden opgehaald',
    )
  })
  expect(screen.getByRole('button', { name: 'Gegevens opslaan' })).toBeTruthy()
})

test('stops looking when the page is left', { tags: ['deep'] }, async () => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stopped = vi.spyOn(globalThis, 'clearTimeout')
  await addPending()
  const router = await open()
  await bar()
  const timers = started.mock.calls.flatMap(([, delay], index) =>
    delay === 2_000 ? started.mock.results[index]!.value : [],
  )
  expect(timers.length).toBeGreaterThan(0)
  await act(() => router.navigate('/gegevens/wachtwoord-wijzigen'))
  await screen.findByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })
  const stoppedTimers = stopped.mock.calls.map(([timer]) => timer)
  expect(timers.filter((timer) => !stoppedTimers.includes(timer))).toEqual([])
})
