import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Popover } from '#shared/ui/Popover.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

function WithButton({ label }: { label: string }) {
  const button = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={button} style={{ width: 'fit-content' }}>
      <Button variant="secondary" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {label} <Icon shape="chevron" />
      </Button>
      {isOpen && (
        <Popover label={label} triggerRef={button} onClose={() => setOpen(false)}>
          <div className="bw-stack" style={{ padding: 'var(--space-5)' }}>
            <TextField name="search" label="Naam van het bedrijf" autoComplete="off" />
            <Button>Zoek</Button>
          </div>
        </Popover>
      )}
    </div>
  )
}

export default {
  title: 'Actions/Popover',
  component: WithButton,
  args: { label: 'Zoek een bedrijf' },
} satisfies Meta<typeof WithButton>

type Story = StoryObj<typeof WithButton>

export const Closed: Story = {}

export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek een bedrijf' }))
    // Invisible until it is positioned.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Zoek een bedrijf' })).toBeVisible())
  },
}

export const Escaped: Story = {
  async play(context) {
    const button = context.canvas.getByRole('button', { name: 'Zoek een bedrijf' })
    await Open.play?.(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ClickedBeside: Story = {
  async play(context) {
    await Open.play?.(context)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Opened by keyboard, the focus moves into the sheet. */
export const ByKeyboard: Story = {
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await waitFor(() => expect(screen.getByLabelText('Naam van het bedrijf')).toHaveFocus())
  },
}
