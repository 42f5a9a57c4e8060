import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { MailSent } from '#shared/parts/accounts/forgotten-password/MailSent.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { HelpCallout } from '../../../remotes/account/HelpCallout.tsx'
import { LoginLayout } from '../../../remotes/account/LoginLayout.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Forgotten password',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/wachtwoord-vergeten' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = { play: shows('Wachtwoord vergeten') }

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Wachtwoord vergeten')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Stuur mij een link' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Instructions: Story = {
  tags: ['deep'],
  args: {
    children: (
      <LoginLayout aside={<HelpCallout />}>
        <PageHeading>Kijk in je e-mail</PageHeading>
        <MailSent
          email="els.van.der.meulen@constructiebedrijf-maasoever.example"
          loginHref="/inloggen"
          onRetry={fn()}
        />
      </LoginLayout>
    ),
  },
  play: shows('Kijk in je e-mail', 'Wachtwoord vergeten'),
}
