import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'

import { signIn, signOut } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { Form } from './Form.tsx'
import { leaveFreely, losesInput, mayLeave } from './store.ts'
import { useForm } from './use-form.ts'

const options = ['A', 'B'].map((value) => ({ value, label: value }))

type Props = { save?: () => Promise<unknown>; mayBeLeft?: boolean; name?: string }

/** A form with a field that depends on another one, a password and a hidden field. */
function Measure({ save = async () => undefined, mayBeLeft = false, name = 'Slijpen' }: Props) {
  const form = useForm(v.object({ name: v.pipe(v.string(), v.nonEmpty('Verplicht')) }), {
    save,
    fallback: 'Mislukt',
  })
  const [choice, setChoice] = useState('A')
  return (
    <Form form={form} mayBeLeft={mayBeLeft}>
      <TextField name="name" label="Naam" defaultValue={name} />
      <RadioGroup name="choice" label="Keuze" options={options} defaultValue="A" onChange={setChoice} />
      {choice === 'B' && <TextField name="why" label="Waarom" />}
      <TextField name="password" label="Wachtwoord" type="password" autoComplete="current-password" />
      <input type="hidden" name="revision" value={name} />
      <Button type="submit">Bewaar</Button>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => userEvent.type(field(label), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Bewaar' }))
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const logIn = (id: number) =>
  signIn({
    loggedIn: true,
    id,
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })

function browserAsks() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  await logIn(7)
})

test('asks once there is unsaved input, and not again after it was given up', async () => {
  render(<Measure />)
  expect(await mayLeave()).toBe(true)
  expect(browserAsks()).toBe(false)

  await type('Naam', 'x')
  expect(browserAsks()).toBe(true)
  // Two reasons to leave at once are one question.
  const answers = Promise.all([mayLeave(), mayLeave()])
  expect((await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })).textContent).toContain(
    'Wat je hebt ingevuld of veranderd, is nog niet opgeslagen. Als je weggaat, ben je het kwijt.',
  )
  await answer('Annuleren')
  expect(await answers).toEqual([false, false])
  expect(screen.queryByRole('alertdialog')).toBeNull()

  const confirmed = mayLeave()
  await answer('Ja, ik weet het zeker')
  expect(await confirmed).toBe(true)
  expect(losesInput()).toBe(false)
  expect(browserAsks()).toBe(false)
})

const kept: [string, Props, () => Promise<unknown>][] = [
  ['changed back', {}, () => type('Naam', 'x{Backspace}')],
  [
    'changed back, with a field that came and went',
    {},
    async () => {
      await userEvent.click(field('B'))
      await type('Waarom', 'Omdat')
      await userEvent.click(field('A'))
    },
  ],
  ['given a password that a browser may fill in', {}, () => type('Wachtwoord', 'Geheim2026')],
  [
    'saved',
    {},
    async () => {
      await type('Naam', 'x')
      await save()
    },
  ],
  ['one that may be left', { mayBeLeft: true }, () => type('Naam', 'x')],
  [
    'of a session that ended',
    {},
    async () => {
      await type('Naam', 'x')
      await signOut()
    },
  ],
  [
    'of another user',
    {},
    async () => {
      await type('Naam', 'x')
      await logIn(8)
    },
  ],
]

for (const [what, props, act] of kept)
  test(`does not ask about a form that is ${what}`, async () => {
    render(<Measure {...props} />)
    await act()
    expect(await mayLeave()).toBe(true)
  })

test('does not ask about a form whose hidden fields have changed', async () => {
  const { rerender } = render(<Measure />)
  rerender(<Measure name="Lassen" />)
  await type('Naam', 'x{Backspace}')
  expect(losesInput()).toBe(false)
})

test('does not ask while it is being saved, except when the tab is closed', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  render(<Measure save={() => promise} />)
  await type('Naam', 'x')
  await save()
  expect(losesInput()).toBe(false)
  expect(browserAsks()).toBe(true)

  reject(new Error('refused'))
  await expect.poll(() => losesInput()).toBe(true)
})

test('asks about what was typed during saving and after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  render(<Measure save={() => promise} />)
  await type('Naam', 'x')
  await save()
  await type('Naam', 'y')
  resolve()
  await expect.poll(() => losesInput()).toBe(true)
  await type('Naam', '{Backspace}')
  expect(losesInput()).toBe(false)
})

test('does not ask during a confirmed action, nor about a form that is gone', async () => {
  const { unmount } = render(<Measure />)
  await type('Naam', 'x')
  await leaveFreely(async () => expect(losesInput()).toBe(false))
  expect(losesInput()).toBe(true)
  unmount()
  expect(losesInput()).toBe(false)
  expect(browserAsks()).toBe(false)
})
