import type { Meta, StoryObj } from '@storybook/react-vite'
import ky from 'ky'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import * as v from 'valibot'

import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const REQUIRED = 'Dit is een verplicht veld.'
const required = v.pipe(v.string(), v.nonEmpty(REQUIRED))

const Registration = v.pipe(
  v.object({
    email: v.pipe(required, v.email('Ongeldig e-mailadres')),
    branch: v.picklist(['Metaalbewerking', 'Metalektro'], REQUIRED),
    password: required,
    repeated: v.string(),
    terms: v.literal('true', REQUIRED),
    token: v.literal('', 'Deze uitnodiging is verlopen.'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      ({ password, repeated }) => password === repeated,
      'Vul hier hetzelfde wachtwoord in.',
    ),
    ['repeated'],
  ),
)

type Props = { save: (input: v.InferOutput<typeof Registration>) => Promise<unknown>; token?: string }

function RegistrationForm({ save, token = '' }: Props) {
  const form = useForm(Registration, { save, fallback: 'Registreren is niet gelukt' })

  return (
    <div className="bw-columns">
      <Card>
        <PageHeading>Aanmelden</PageHeading>
        <Form form={form}>
          <TextField name="email" label="E-mailadres" type="email" autoComplete="email" />
          <RadioGroup
            name="branch"
            label="Branche"
            options={[
              { value: 'Metaalbewerking', label: 'Metaalbewerking' },
              { value: 'Metalektro', label: 'Metalektro' },
            ]}
          />
          <TextField name="password" label="Wachtwoord" type="password" autoComplete="new-password" />
          <TextField name="repeated" label="Herhaal wachtwoord" type="password" autoComplete="new-password" />
          <Checkbox name="terms" required>
            Ik ga akkoord met de <a href="#voorwaarden">gebruikersvoorwaarden</a>
          </Checkbox>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" isPending={form.isSaving}>
            Meld je aan
          </Button>
        </Form>
      </Card>
    </div>
  )
}

export default {
  title: 'Forms/Form',
  component: RegistrationForm,
  args: { save: fn(async () => {}) },
  beforeEach: () => {
    document.title = 'Aanmelden – Beterwerk'
  },
} satisfies Meta<typeof RegistrationForm>

type Story = StoryObj<typeof RegistrationForm>
type Canvas = ReturnType<typeof within>

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Meld je aan/ }))

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('E-mailadres'), 'els@smederij.nl')
  await userEvent.click(canvas.getByLabelText('Metalektro'))
  await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'Welkom2026')
  await userEvent.type(canvas.getByLabelText('Herhaal wachtwoord'), 'Welkom2026')
  await userEvent.click(canvas.getByRole('checkbox'))
}

export const Accepted: Story = {
  async play({ canvas, args }) {
    await fillIn(canvas)
    await submit(canvas)
    await expect(args.save).toHaveBeenCalledTimes(1)
    await expect(args.save).toHaveBeenCalledWith(
      {
        email: 'els@smederij.nl',
        branch: 'Metalektro',
        password: 'Welkom2026',
        repeated: 'Welkom2026',
        terms: 'true',
        token: '',
      },
      expect.any(String),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The summary gets the focus, its title has the number of errors, and it links to the fields in the form's order. */
export const Incomplete: Story = {
  tags: ['deep'],
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'els@smederij')
    await submit(canvas)

    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('Niet alle velden zijn correct ingevuld')
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'E-mailadres: Ongeldig e-mailadres',
      'Branche: Dit is een verplicht veld.',
      'Wachtwoord: Dit is een verplicht veld.',
      'Ik ga akkoord met de gebruikersvoorwaarden: Dit is een verplicht veld.',
    ])
    await expect(document.title).toBe('(4 fouten) Aanmelden – Beterwerk')
    await expect(args.save).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('E-mailadres')).toHaveValue('els@smederij')

    // A native click, which would follow the link unless it is cancelled.
    const focusedFrom = (name: RegExp) => {
      within(summary).getByRole('link', { name }).click()
      return document.activeElement
    }
    await expect(focusedFrom(/^Wachtwoord/)).toBe(canvas.getByLabelText('Wachtwoord'))
    await expect(focusedFrom(/^Branche/)).toBe(canvas.getByLabelText('Metaalbewerking'))
    await expect(focusedFrom(/^Ik ga akkoord/)).toBe(canvas.getByRole('checkbox'))
  },
}

/** An error stays while the value is invalid. Fields move up to the summary's place only when the focus is elsewhere. */
export const Corrected: Story = {
  async play({ canvas }) {
    const topOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top + window.scrollY
    const topBefore = topOf('E-mailadres')
    await submit(canvas)
    const summary = await canvas.findByRole('alert')
    const links = () =>
      within(summary)
        .queryAllByRole('link')
        .map((link) => link.textContent?.split(':')[0])
    const email = canvas.getByLabelText('E-mailadres')

    await userEvent.type(email, 'els@')
    await userEvent.tab()
    await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres')
    const topWithSummary = topOf('E-mailadres')
    await userEvent.type(email, 'smederij.nl')
    await expect(email).toBeValid()
    await expect(document.title).toBe('(3 fouten) Aanmelden – Beterwerk')
    await expect(links()).toEqual(['Branche', 'Wachtwoord', 'Ik ga akkoord met de gebruikersvoorwaarden'])
    await expect(email).toHaveFocus()
    await expect(topOf('E-mailadres')).toBe(topWithSummary)
    await userEvent.tab()
    await expect(topOf('E-mailadres')).toBeLessThan(topWithSummary)

    await userEvent.click(canvas.getByLabelText('Metalektro'))
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(links()).toEqual(['Wachtwoord'])
    const password = canvas.getByLabelText('Wachtwoord')
    await userEvent.click(password)
    const topWithLast = topOf('E-mailadres')
    await userEvent.type(password, 'Welkom2026')
    await expect(document.title).toBe('Aanmelden – Beterwerk')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(password).toHaveFocus()
    await expect(topOf('E-mailadres')).toBe(topWithLast)
    await userEvent.click(email)
    await expect(topOf('E-mailadres')).toBe(topBefore)
  },
}

/** An error of one field can be corrected in another. */
export const CorrectedElsewhere: Story = {
  tags: ['deep'],
  async play({ canvas }) {
    await fillIn(canvas)
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), '!')
    await submit(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText('Herhaal wachtwoord')).toHaveAccessibleDescription(
        'Vul hier hetzelfde wachtwoord in.',
      ),
    )
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), '{Backspace}')
    await expect(canvas.getByLabelText('Herhaal wachtwoord')).toBeValid()
  },
}

/** The error of a hidden field is in the summary, without a link. */
export const InvalidOffScreen: Story = {
  tags: ['deep'],
  args: { token: 'verlopen' },
  async play({ canvas }) {
    await fillIn(canvas)
    await submit(canvas)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Deze uitnodiging is verlopen.')
    await expect(within(summary).queryByRole('link')).toBeNull()
  },
}

/** No response: the page's error message with the reason below it; all values stay. */
export const Offline: Story = {
  tags: ['deep'],
  // Nothing listens on port 9 of this machine.
  args: { save: () => ky.post('http://127.0.0.1:9/', { retry: 0 }) },
  async play({ canvas }) {
    await fillIn(canvas)
    await submit(canvas)
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent(
      'Registreren is niet gelukt' + 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
    )
    await expect(document.title).toBe('Aanmelden – Beterwerk')
    await expect(canvas.getByLabelText('E-mailadres')).toHaveValue('els@smederij.nl')
    await expect(canvas.getByLabelText('Metalektro')).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** While a slow request is pending, another click or Enter does not submit again. */
export const SentOnce: Story = {
  async play({ canvas, args }) {
    const saving = Promise.withResolvers<void>()
    mocked(args.save).mockReturnValueOnce(saving.promise)
    await fillIn(canvas)
    const button = canvas.getByRole('button', { name: 'Meld je aan' })
    await userEvent.dblClick(button)
    await userEvent.type(canvas.getByLabelText('E-mailadres'), '{Enter}')
    canvas.getByLabelText<HTMLInputElement>('E-mailadres').form?.requestSubmit()
    await expect(args.save).toHaveBeenCalledTimes(1)
    saving.resolve()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
    await expect(args.save).toHaveBeenCalledTimes(1)
  },
}
