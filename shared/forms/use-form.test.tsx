import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { createAccount } from '#shared/api/accounts/account.ts'
import { logIn } from '#shared/api/accounts/session.ts'
import { LoginInput, RegistrationInput } from '#shared/domain/accounts/user.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { Form } from './Form.tsx'
import { useForm } from './use-form.ts'

// Validation before sending is tested in a browser, by the stories.

const backEnd = useBackEnd()

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Verstuur' }))
const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function RegistrationForm() {
  const form = useForm(RegistrationInput, { save: createAccount, fallback: 'Registreren is niet gelukt' })
  return (
    <Form form={form}>
      <TextField name="email" label="E-mailadres" />
      <TextField name="givenname" label="Voornaam" />
      <TextField name="surname" label="Achternaam" />
      <TextField name="password" label="Wachtwoord" type="password" />
      <TextField name="confirmpassword" label="Herhaal wachtwoord" type="password" />
      <Checkbox name="userConditions">Akkoord met de gebruikersvoorwaarden</Checkbox>
      <Checkbox name="termsOfUse">Akkoord met de privacyverklaring</Checkbox>
      <Button type="submit">Verstuur</Button>
    </Form>
  )
}

async function openRegistration(email: string) {
  document.title = 'Aanmelden'
  render(<RegistrationForm />)
  await type('E-mailadres', email)
  await type('Voornaam', 'Els')
  await type('Achternaam', 'de Smid')
  await type('Wachtwoord', 'Vonkenregen2026')
  await type('Herhaal wachtwoord', 'Vonkenregen2026')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
}

test('saves the input, with absent fields empty', async () => {
  await openRegistration(' els@smederij.nl ')
  await send()

  const people = () => backEnd.sql`select email, first_name, middle_name from person`
  await expect.poll(people).toEqual([{ email: 'els@smederij.nl', first_name: 'Els', middle_name: '' }])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows an error of the server at its field until the field changes', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openRegistration('els@smederij.nl')
  await send()

  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toBe('Er is al een account met dit e-mailadres.E-mailadres')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(textOf('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  expect(document.title).toBe('(1 fout) Aanmelden')
  expect(textOf('Wachtwoord').value).toBe('Vonkenregen2026')

  await type('Voornaam', 'ke')
  expect(textOf('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  await type('E-mailadres', '.com')
  expect(textOf('E-mailadres').getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('Aanmelden')
})

test('removes the error count from the title when the page is left', async () => {
  document.title = 'Aanmelden'
  const { unmount } = render(<RegistrationForm />)
  await send()
  await expect.poll(() => document.title).toBe('(7 fouten) Aanmelden')
  unmount()
  expect(document.title).toBe('Aanmelden')
})

function LoginForm() {
  const form = useForm(LoginInput, { save: logIn, fallback: 'Inloggen is niet gelukt' })
  return (
    <Form form={form}>
      <TextField name="username" label="E-mailadres" />
      <TextField name="password" label="Wachtwoord" type="password" />
      <Button type="submit">Verstuur</Button>
    </Form>
  )
}

test('shows an error of the whole form at no field, and keeps the input', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  render(<LoginForm />)
  await type('E-mailadres', 'els@smederij.nl')
  await type('Wachtwoord', 'Verkeerd2026')
  await send()

  const summary = await screen.findByRole('alert')
  expect(within(summary).queryByRole('link')).toBeNull()
  expect(textOf('E-mailadres').value).toBe('els@smederij.nl')
  expect(textOf('Wachtwoord').value).toBe('Verkeerd2026')
  expect(textOf('Wachtwoord').getAttribute('aria-invalid')).toBeNull()
})

test('a refusal takes the focus when it appears, and not from a field that is corrected after that', async () => {
  render(<LoginForm />)
  const hadFocus = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const summary = screen.queryByRole('alert')
      if (!summary) return
      observer.disconnect()
      resolve(document.activeElement === summary)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await type('E-mailadres', 'els@smederij.nl')
  await type('Wachtwoord', 'Verkeerd2026')
  await send()
  expect(await hadFocus).toBe(true)
})

function Remark({ save }: { save: () => Promise<unknown> }) {
  const form = useForm(v.object({ remark: v.string() }), { save, fallback: 'Mislukt' })
  return (
    <Form form={form}>
      <TextField name="remark" label="Opmerking" />
      {form.isSaved && <p>Opgeslagen</p>}
      <Button type="submit" isPending={form.isSaving}>
        Verstuur
      </Button>
    </Form>
  )
}

test('is saved until the input changes, also while saving', async () => {
  let end = () => {}
  const save = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  render(<Remark save={save} />)
  await type('Opmerking', 'a')
  await send()
  expect(screen.queryByText('Opgeslagen')).toBeNull()
  end()
  expect(await screen.findByText('Opgeslagen')).toBeTruthy()
  await type('Opmerking', 'b')
  expect(screen.queryByText('Opgeslagen')).toBeNull()

  await send()
  await type('Opmerking', 'c')
  end()
  const button = screen.getByRole('button', { name: 'Verstuur' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  expect(screen.queryByText('Opgeslagen')).toBeNull()
})
