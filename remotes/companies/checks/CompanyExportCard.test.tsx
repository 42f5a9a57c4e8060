import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const EMAIL = 'els@smederij.nl'

let elsId: number
beforeEach(async () => {
  elsId = await backEnd.createPerson({ email: EMAIL })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${elsId}, '<10', 'Metaalbewerking', 'Geen van beide'),
      ('Smederij Zuid', ${elsId}, '<10', 'Metaalbewerking', 'Geen van beide')`
})

async function open(as = EMAIL) {
  const router = await openPage('/bedrijven/1/checks', { as })
  await screen.findByRole('heading', { level: 2, name: 'Download alles' })
  return router
}

async function invite(email: string, rights: string) {
  const person = await backEnd.createPerson({ email })
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', ${email}, 'Kijk mee', ${rights}, '{PHYSICAL_STRAIN}', '\\x01', ${person}, now(),
      now())`
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Download klaarzetten' })
const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: /^Download \(\d+ kB\)$/ })

/** A download that another server is making. */
const addPending = () => backEnd.sql`
  insert into company_export (company_id, person_id, attempts, next_attempt_at, steps_done, steps_total)
  values (1, ${elsId}, 1, now() + interval '1 hour', 3, 12)`

test('lets a download be made, and then shows the link to it and until when it is there', async () => {
  await open()
  expect(await screen.findByText('Er staat nu geen download klaar.')).toBeTruthy()
  await press('Download alles')
  const heading = screen.getByRole('heading', { name: 'Download alles' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await link()).toHaveProperty('pathname', '/rest/companies/1/data-export/download')
  expect(screen.getByText(/^De download staat klaar tot en met \d\d-\d\d-\d{4}\.$/).role).toBe('status')
  expect(screen.getByRole('button', { name: 'Maak een nieuwe download' })).toBeTruthy()
  expect(await backEnd.sql`select company_id, person_id from company_export`).toEqual([
    { company_id: 1, person_id: elsId },
  ])
})

test('shows the progress of a download that was begun before, until it is ready', {
  tags: ['deep'],
}, async () => {
  await addPending()
  await open()
  expect([(await bar()).value, (await bar()).max]).toEqual([3, 12])
  expect(screen.getByText(/^We zetten alles klaar\. Dat kan even duren\./).role).toBe('status')
  await backEnd.sql`update company_export set steps_done = 7`
  await waitFor(async () => expect((await bar()).value).toBe(7))
  await backEnd.sql`
    update company_export set completed_at = now(), expires_at = now() + interval '2 days', size = 5000`
  expect(await link()).toBeTruthy()
  expect(screen.queryByRole('progressbar', { name: 'Download klaarzetten' })).toBeNull()
})

test('says so when it could not be made, and offers to try again', { tags: ['deep'] }, async () => {
  await addPending()
  await backEnd.sql`update company_export set failed_at = now(), expires_at = now() + interval '1 day'`
  await open()
  expect(await screen.findByText('Het is niet gelukt om de download klaar te zetten.')).toBeTruthy()
  await press('Opnieuw')
  expect(await link()).toBeTruthy()
})

test('shows an error when the request fails', { tags: ['deep'] }, async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Download alles' })
  await backEnd.withoutTable('throttle', async () => {
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('De download klaarzetten is niet gelukt')
  })
})

test('shows an error when its state cannot be loaded, and the rest of the page', {
  tags: ['deep'],
}, async () => {
  await backEnd.withoutColumn('company_export', 'steps_done', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'De stand van je download kon niet worden opgehaald',
    )
  })
  expect(screen.getByRole('list', { name: 'Verbeterchecks' })).toBeTruthy()
})

test('forgets the download when the user goes to another company', { tags: ['deep'] }, async () => {
  const router = await open()
  await press('Download alles')
  await link()
  await router.navigate('/bedrijven/2/checks')
  expect(await screen.findByRole('heading', { level: 1, name: 'Smederij Zuid' })).toBeTruthy()
  expect(await screen.findByText('Er staat nu geen download klaar.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Download \(/ })).toBeNull()
})

test.each([
  ['READONLY', false],
  ['ADMIN', true],
])(
  'promises somebody who was invited with %s what they may read',
  { tags: ['deep'] },
  async (rights, seesFiles) => {
    await invite('jan@smederij.nl', rights)
    await open('jan@smederij.nl')
    const text = screen.getByText(/^Bewaar op je eigen computer/).textContent
    expect(text?.includes('bezoekverslagen en bestanden')).toBe(seesFiles)
    await press('Download alles')
    expect(await link()).toBeTruthy()
  },
)
