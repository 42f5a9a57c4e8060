import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { InviteDialog } from '#shared/parts/companies/invitations/InviteDialog.tsx'

const sent = { awaitsConfirmation: false }

export default {
  title: 'Pages/Invite',
  component: InviteDialog,
  args: {
    companyName: 'Constructiebedrijf Maasoever',
    coachInvited: false,
    send: { toPerson: fn(async () => sent), toCoach: fn(async () => sent) },
    onInvited: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteDialog>

type Story = StoryObj<typeof InviteDialog>

const dialog = async () => within(await screen.findByRole('dialog'))
const send = async () => (await dialog()).getByRole('button', { name: 'Uitnodiging versturen' })

async function fillInColleague() {
  const { getByRole, findByRole } = await dialog()
  await userEvent.click(getByRole('radio', { name: 'Collega' }))
  await userEvent.type(await findByRole('textbox', { name: 'Naam' }), 'Jan Bakker')
  await userEvent.type(getByRole('textbox', { name: 'E-mailadres' }), 'jan@maasoever.example')
  await userEvent.type(getByRole('textbox', { name: 'Bericht' }), 'Kijk je met ons mee?')
  await userEvent.click(getByRole('checkbox', { name: 'Fysieke belasting' }))
}

/** The coach is the first option; inviting the coach requires a message. */
export const CoachFirst: Story = {
  tags: ['deep'],
  async play({ args }) {
    const { getByRole, getByText } = await dialog()
    await expect(getByRole('radio', { name: 'Verbetercoach' })).toBeChecked()
    await expect(getByText('Nog nodig: Bericht.')).toBeInTheDocument()
    await expect(await send()).toBeDisabled()
    await userEvent.type(getByRole('textbox', { name: 'Bericht' }), 'Kom je langs?')
    await userEvent.click(await send())
    await waitFor(() => expect(args.onInvited).toHaveBeenCalledWith({ name: undefined, ...sent }))
    await expect(args.send.toCoach).toHaveBeenCalledWith({ message: 'Kom je langs?' }, expect.any(String))
  },
}

export const CoachInvited: Story = {
  tags: ['deep'],
  args: { coachInvited: true },
  async play() {
    const { getByRole, queryByRole } = await dialog()
    await expect(getByRole('radiogroup', { name: 'Wie nodig je uit?' })).toHaveAccessibleDescription(
      'De Verbetercoach is al uitgenodigd om mee te kijken.',
    )
    await expect(queryByRole('radio', { name: 'Verbetercoach' })).toBeNull()
    await expect(getByRole('radio', { name: 'Collega' })).toBeChecked()
  },
}

export const Colleague: Story = {
  async play({ args }) {
    await fillInColleague()
    await userEvent.click(await send())
    await waitFor(() => expect(args.onInvited).toHaveBeenCalledWith({ name: 'Jan Bakker', ...sent }))
    await expect(args.send.toPerson).toHaveBeenCalledWith(
      {
        role: 'COLLEAGUE',
        name: 'Jan Bakker',
        email: 'jan@maasoever.example',
        message: 'Kijk je met ons mee?',
        rights: 'READONLY',
        checks: ['PHYSICAL_STRAIN'],
      },
      expect.any(String),
    )
  },
}

export const Sending: Story = {
  tags: ['deep'],
  args: { send: { toPerson: () => new Promise(() => {}), toCoach: fn() } },
  async play() {
    await fillInColleague()
    await userEvent.click(await send())
    await expect(await send()).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: {
    send: {
      toPerson: () =>
        Promise.reject(new UserFacingError('Je hebt te vaak iemand uitgenodigd. Probeer het later.')),
      toCoach: fn(),
    },
  },
  async play() {
    await fillInColleague()
    await userEvent.click(await send())
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('textbox', { name: 'Naam' })).toHaveValue('Jan Bakker')
  },
}

export const Narrow: Story = {
  tags: ['deep'],
  args: { coachInvited: true },
  globals: { viewport: { value: 'narrow' } },
  async play() {
    const sheet = await screen.findByRole('dialog')
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth)
    const { bottom, left, right } = sheet.getBoundingClientRect()
    const box = (await send()).getBoundingClientRect()
    await expect([box.left >= left, box.right <= right, box.bottom <= bottom]).toEqual([true, true, true])
  },
}
