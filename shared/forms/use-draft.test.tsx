import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'

import { signIn, signOut } from '#shared/session/store.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { hasDraft } from './draft.ts'
import { Form } from './Form.tsx'
import { useForm } from './use-form.ts'

const RESTORED = /Wat je eerder had ingevuld, staat er weer/
const options = ['ja', 'nee'].map((value) => ({ value, label: value }))

/** A form with a field that depends on another field, a password and a hidden field. */
function Questions() {
  const form = useForm(v.object({}), { save: async () => undefined, fallback: 'Mislukt' })
  const [size, setSize] = useState('')
  return (
    <Form form={form}>
      <TextField name="name" label="Naam" defaultValue="Els" />
      <TextField name="size" label="Grootte" onChange={({ target }) => setSize(target.value)} />
      {size === 'anders' && <TextField name="otherSize" label="Welke grootte" />}
      <RadioGroup name="noise" label="Geluid" options={options} defaultValue="ja" />
      <Checkbox name="news">Nieuwsbrief</Checkbox>
      <Checkbox name="terms" defaultChecked>
        Voorwaarden
      </Checkbox>
      <TextField name="password" label="Wachtwoord" type="password" autoComplete="current-password" />
      <input type="hidden" name="token" value="geheime-sleutel" />
    </Form>
  )
}

const logIn = (id: number) =>
  signIn({
    loggedIn: true,
    id,
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => userEvent.type(field(label), text)

async function leaveUnfinished() {
  const { unmount } = render(<Questions />)
  await userEvent.clear(field('Naam'))
  await type('Naam', 'Els; "de" Smid')
  await type('Grootte', 'anders')
  await type('Welke grootte', 'heel groot')
  await userEvent.click(field('nee'))
  await userEvent.click(field('Nieuwsbrief'))
  await userEvent.click(field('Voorwaarden'))
  await type('Wachtwoord', 'Geheim2026')
  await userEvent.click(screen.getByRole('button', { name: 'Toon wachtwoord' }))
  await signOut()
  unmount()
}

beforeEach(async () => {
  await logIn(7)
})

test('restores every field for the same user, once', async () => {
  await leaveUnfinished()
  await logIn(7)
  const { unmount } = render(<Questions />)

  expect(await screen.findByText(RESTORED)).toBeTruthy()
  expect(field('Naam').value).toBe('Els; "de" Smid')
  await waitFor(() => expect(field('Welke grootte').value).toBe('heel groot'))
  expect(field('ja').checked).toBe(false)
  expect(field('nee').checked).toBe(true)
  expect(field('Nieuwsbrief').checked).toBe(true)
  expect(field('Voorwaarden').checked).toBe(false)
  expect(field('Wachtwoord').value).toBe('')
  unmount()

  render(<Questions />)
  expect(field('Naam').value).toBe('Els')
  expect(screen.queryByText(RESTORED)).toBeNull()
})

test('does not store secrets, nor a visible password', async () => {
  await leaveUnfinished()
  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).toContain('heel groot')
  expect(kept).not.toContain('Geheim2026')
  expect(kept).not.toContain('geheime-sleutel')
})

test('deletes the draft when another user logs in', async () => {
  await leaveUnfinished()
  await logIn(8)
  render(<Questions />)
  expect(field('Naam').value).toBe('Els')
  expect(hasDraft()).toBe(false)
})

test('keeps the draft for the page where it was saved', async () => {
  await leaveUnfinished()
  await logIn(7)
  window.history.replaceState(null, '', '/elders')
  const { unmount } = render(<Questions />)
  expect(field('Naam').value).toBe('Els')
  unmount()
  window.history.replaceState(null, '', '/')
  render(<Questions />)
  expect(field('Naam').value).toBe('Els; "de" Smid')
})

test('does not store an untouched form', async () => {
  const { unmount } = render(<Questions />)
  await signOut()
  unmount()
  expect(hasDraft()).toBe(false)
})

function Remarks({ names = ['Tillen', 'Dragen'] }) {
  const form = useForm(v.object({}), { save: async () => undefined, fallback: 'Mislukt' })
  return names.map((name) => (
    <Form key={name} name={name} form={form}>
      <TextField name="text" label={name} />
    </Form>
  ))
}

test('restores each of several forms on a page', async () => {
  const { unmount } = render(<Remarks />)
  await type('Tillen', 'Met de kraan')
  await type('Dragen', 'Met twee man')
  await signOut()
  unmount()
  await logIn(7)
  render(<Remarks names={['Dragen', 'Tillen']} />)

  await waitFor(() => expect(field('Tillen').value).toBe('Met de kraan'))
  expect(field('Dragen').value).toBe('Met twee man')
  expect(hasDraft()).toBe(false)
})
