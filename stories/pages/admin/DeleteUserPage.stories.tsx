import type { Meta, StoryObj } from '@storybook/react-vite'

import { withCompanies, withoutCompanies } from '../fixtures/account-deletion.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asAdmin } from '../fixtures/visitors.ts'

const showsPage = shows('Account van Els van der Meulen verwijderen', 'Account verwijderen')

export default {
  title: 'Pages/Delete user',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gebruikersbeheer/7/verwijderen' },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const WithoutCompanies: Story = {
  args: { data: () => ({ userId: 7, deletion: withoutCompanies }) },
  play: showsPage,
}

export const WithCompanies: Story = {
  tags: ['deep'],
  args: { data: () => ({ userId: 7, deletion: withCompanies }) },
  play: showsPage,
}
