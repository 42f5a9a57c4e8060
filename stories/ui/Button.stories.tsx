import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

export default { title: 'Actions/Button', component: Button, args: { onClick: fn() } } satisfies Meta<
  typeof Button
>

type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { children: 'Ga verder' } }

export const Secondary: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon shape="plus" /> Bedrijf toevoegen
      </>
    ),
  },
}

export const Quiet: Story = { args: { variant: 'quiet', children: 'Annuleren' } }

export const Destructive: Story = {
  render: () => (
    <div className="bw-actions">
      <Button isDestructive>Ja, ik weet het zeker</Button>
      <Button isDestructive variant="secondary">
        Bedrijf verwijderen
      </Button>
      <Button isDestructive variant="quiet">
        Verwijder
      </Button>
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true, children: 'Start Verbetercheck' } }

export const DisabledSecondary: Story = { tags: ['deep'], args: { ...Disabled.args, variant: 'secondary' } }

export const DisabledQuiet: Story = { tags: ['deep'], args: { ...Disabled.args, variant: 'quiet' } }

export const LongText: Story = {
  tags: ['deep'],
  args: { children: 'Verbetercheck verplaatsen naar Constructiebedrijf Maasoever Holding' },
}

export const AsLink: Story = {
  render: () => (
    <div className="bw-row">
      <ButtonLink href="#checks">Bekijk Verbeterchecks</ButtonLink>
      <ButtonLink href="#aanmelden" variant="secondary">
        Meld je nu aan!
      </ButtonLink>
      <ButtonLink href="#terug" variant="quiet">
        Terug
      </ButtonLink>
    </div>
  ),
}

/** Side by side where there is room. */
export const Together: Story = {
  tags: ['deep'],
  render: () => (
    <div className="bw-actions">
      <Button>Opslaan</Button>
      <Button variant="secondary">Annuleren</Button>
    </div>
  ),
}

export const ByKeyboard: Story = {
  args: { children: 'Ga verder' },
  async play({ canvas, args }) {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ga verder' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Pending: Story = {
  args: { children: 'Opslaan', isPending: true },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Opslaan' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('Even geduld…')).toHaveAttribute('aria-live', 'polite')
  },
}

export const PendingSecondary: Story = {
  tags: ['deep'],
  args: { children: 'Opslaan', variant: 'secondary', isPending: true },
}

/** The first press makes it pending, the second does nothing. It keeps focus and width. */
export const PressedTwice: Story = {
  args: { children: 'Bedrijf aanmaken' },
  render: function PressedTwice({ onClick, ...props }) {
    const [isPending, setPending] = useState(false)
    return (
      <Button
        {...props}
        isPending={isPending}
        onClick={(event) => {
          setPending(true)
          onClick?.(event)
        }}
      />
    )
  },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button')
    const { width } = button.getBoundingClientRect()
    await userEvent.dblClick(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}
