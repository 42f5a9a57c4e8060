import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const KEY = 'sleutel-van-jan-1234_'
const JAN = 'jan@elders.nl'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '10-100', 'Metalektro', 'Weet ik niet')`
  await addKey(KEY, 'REMINDER')
})

const addKey = (key: string, kind: string) =>
  backEnd.sql`
    insert into unsubscribe_key (key_hash, company_id, kind, email)
    values (sha256(${key}::text::bytea), 1, ${kind}, ${JAN})`

async function open(key = KEY, visitor: { as?: string } = {}) {
  await openMailLink(`/afmelden#sleutel=${key}`, visitor)
  return screen.findByRole('heading', { level: 1, name: 'Afmelden voor herinneringen' })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const optOuts = () => backEnd.sql`select company_id, kind, email from mail_opt_out`
const text = () => screen.getByRole('main').textContent

test('the page of a mail unsubscribes with one button and without a login, and back', async () => {
  const heading = await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Afmelden'))
  expect(text()).toContain('Je krijgt herinneringen van Smederij Noord.')
  expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1)
  expect(await optOuts()).toEqual([])

  await press('Afmelden')
  expect(await screen.findByText('Je bent afgemeld.')).toBeTruthy()
  expect(text()).toContain('Je krijgt herinneringen van Smederij Noord niet meer op dit e-mailadres.')
  expect(document.activeElement).toBe(heading)
  expect(await optOuts()).toEqual([{ company_id: 1, kind: 'REMINDER', email: JAN }])

  await press('Toch weer ontvangen')
  expect(await screen.findByRole('button', { name: 'Afmelden' })).toBeTruthy()
  expect(screen.queryByText('Je bent afgemeld.')).toBeNull()
  expect(await optOuts()).toEqual([])
})

test('the page of a digest says so, also to somebody who is logged in', async () => {
  await addKey('sleutel-weekoverzicht', 'DIGEST')
  await open('sleutel-weekoverzicht', { as: 'els@smederij.nl' })
  expect(text()).toContain('Je krijgt het weekoverzicht van wat te laat is van Smederij Noord.')
  await press('Afmelden')
  await screen.findByText('Je bent afgemeld.')
  expect(await optOuts()).toMatchObject([{ kind: 'DIGEST' }])
})

test('the page shows the name of the company and no address', async () => {
  await open()
  expect(text()).not.toContain('@')
})

test.each(['onbekend', '', 'x'.repeat(200)])('the key %j does not work', async (key) => {
  await open(key)
  expect(screen.getByText(/^Deze link werkt niet\./)).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
})

test('a failure is shown, and the button works again', async () => {
  await open()
  await backEnd.withoutTable('mail_opt_out', async () => {
    await press('Afmelden')
    expect(await screen.findByText('Afmelden is niet gelukt')).toBeTruthy()
  })
  await press('Afmelden')
  expect(await screen.findByText('Je bent afgemeld.')).toBeTruthy()
  expect(screen.queryByText('Afmelden is niet gelukt')).toBeNull()
})
