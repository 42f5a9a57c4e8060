import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Menu } from '#shared/ui/Menu.tsx'

const logOut = fn()

/** A menu belongs to a button; whoever has the button says whether it is open. */
function WithButton(props: Pick<ComponentProps<typeof Menu>, 'label' | 'items'>) {
  const button = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={button} style={{ width: 'fit-content' }}>
      <Button variant="secondary" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {props.label} <Icon shape="chevron" />
      </Button>
      {isOpen && <Menu {...props} triggerRef={button} onClose={() => setOpen(false)} />}
    </div>
  )
}

export default {
  title: 'Actions/Menu',
  component: WithButton,
  args: {
    label: 'Account',
    items: [
      { id: 'companies', label: 'Mijn bedrijven', href: '#bedrijven' },
      { id: 'orders', label: 'Mijn bestellingen', href: '#bestellingen' },
      { id: 'log-out', label: 'Log uit', onAction: logOut },
    ],
  },
} satisfies Meta<typeof WithButton>

type Story = StoryObj<typeof WithButton>

const item = (name: string) => screen.findByRole('menuitem', { name })

export const Closed: Story = {}

export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible())
    for (const found of screen.getAllByRole('menuitem'))
      await expect(found.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** Arrows go round, a letter goes to what starts with it, Escape gives the focus back. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await item('Mijn bedrijven')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await item('Mijn bestellingen')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await item('Mijn bedrijven')).toHaveFocus()
    await userEvent.keyboard('l')
    await expect(await item('Log uit')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const Chosen: Story = {
  async play({ canvas }) {
    logOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await userEvent.click(await item('Log uit'))
    await expect(logOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
