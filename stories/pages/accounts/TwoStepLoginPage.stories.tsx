import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import {
  TwoStepLoginView,
  type View,
  viewHeadings,
} from '../../../remotes/account/two-step-login/TwoStepLoginView.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { recoveryCodes, switchedOff, switchedOn, twoStepSecret } from '../fixtures/two-step-login.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Two-step login',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens/tweestapslogin' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const inView = (view: View): Story => ({
  args: {
    children: (
      <div className="bw-measure bw-stack">
        <PageHeading>{viewHeadings[view.name]}</PageHeading>
        <Card>
          <TwoStepLoginView view={view} state={switchedOn} onView={fn()} onState={fn()} />
        </Card>
      </div>
    ),
  },
  play: shows(viewHeadings[view.name], 'Tweestapslogin'),
})

export const Off: Story = { tags: ['deep'], args: { data: () => switchedOff }, play: shows('Tweestapslogin') }

/** For a coach or an administrator, when the setting requires it. */
export const OffAndRequired: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...switchedOff, isRequired: true }) },
  play: shows('Tweestapslogin'),
}

/** For a new account, also where the setting requires it. */
export const Unverified: Story = {
  args: { data: () => ({ ...switchedOff, isRequired: true, unverifiedEmail: 'els@maasoever.example' }) },
  play: shows('Tweestapslogin'),
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => switchedOff },
  async play(context) {
    await shows('Tweestapslogin')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Tweestapslogin instellen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const On: Story = { tags: ['deep'], args: { data: () => switchedOn }, play: shows('Tweestapslogin') }

export const OnAndRequired: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...switchedOn, isRequired: true }) },
  play: shows('Tweestapslogin'),
}

export const OnWithFewRecoveryCodes: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...switchedOn, recoveryCodesLeft: 1 }) },
  play: shows('Tweestapslogin'),
}

export const Scan: Story = inView({ name: 'scan', secret: twoStepSecret })

export const RecoveryCodes: Story = { tags: ['deep'], ...inView({ name: 'codes', codes: recoveryCodes }) }

export const NewRecoveryCodes: Story = { tags: ['deep'], ...inView({ name: 'renew' }) }

export const OtherDevice: Story = { tags: ['deep'], ...inView({ name: 'other device' }) }

export const SwitchOff: Story = { tags: ['deep'], ...inView({ name: 'switch off' }) }

export const SwitchOffWithRecoveryCode: Story = {
  tags: ['deep'],
  ...inView({ name: 'switch off' }),
  async play(context) {
    await shows('Tweestapslogin uitzetten', 'Tweestapslogin')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Gebruik een herstelcode' }))
    await waitFor(() => expect(context.canvas.getByLabelText('Herstelcode')).toHaveFocus())
  },
}

export const SwitchedOff: Story = {
  tags: ['deep'],
  args: {
    children: (
      <div className="bw-measure bw-stack">
        <PageHeading>Tweestapslogin</PageHeading>
        <Card>
          <TwoStepLoginView
            view={{ name: 'state', isSwitchedOff: true }}
            state={switchedOff}
            onView={fn()}
            onState={fn()}
          />
        </Card>
      </div>
    ),
  },
  play: shows('Tweestapslogin'),
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  play: shows('Er ging iets mis', 'Tweestapslogin'),
}
