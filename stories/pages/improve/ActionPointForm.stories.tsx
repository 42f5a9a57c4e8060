import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { ActionPointForm } from '#shared/parts/improve/action-points/ActionPointForm.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { lateActionPoint, longActionPoint } from '../fixtures/action-points.ts'

export default {
  title: 'Pages/Action point form',
  component: ActionPointForm,
  args: { defaultValues: lateActionPoint, revision: 1, onClose: fn(), save: fn(async () => undefined) },
  render: (args) => (
    <Dialog wide title="Actiepunt aanpassen" onClose={args.onClose}>
      <ActionPointForm {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof ActionPointForm>

type Story = StoryObj<typeof ActionPointForm>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Actiepunt aanpassen' }))

/** Another user saved other texts in the meantime; both versions are shown. */
export const Conflict: Story = {
  tags: ['deep'],
  args: {
    other: (
      <OtherVersion
        fields={[
          { label: 'Wat ga je doen?', text: longActionPoint.description },
          { label: 'Wie doet het?', text: '' },
        ]}
      />
    ),
    save: () => Promise.reject(new UserFacingError('Dit is intussen gewijzigd door Jan Bakker.')),
  },
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Mijn tekst opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('region', { name: 'Dit staat er nu' })).toHaveTextContent('Leeg gemaakt')
    await expect(getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue(lateActionPoint.description)
  },
}

export const CompletedMeanwhile: Story = {
  tags: ['deep'],
  args: {
    other: <OtherVersion fields={[]} />,
    save: () =>
      Promise.reject(new UserFacingError('Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.')),
  },
  async play() {
    const { getByRole, queryByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Mijn tekst opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(queryByRole('region')).toBeNull()
  },
}

export const WithNames: Story = {
  tags: ['deep'],
  args: { holders: ['Jan', 'Voorman werkplaats'] },
  async play() {
    const { getByRole } = await dialog()
    await expect(getByRole('combobox', { name: /^Wie doet het/ })).toHaveValue('Voorman werkplaats')
  },
}

/** Cancelling with unsaved input asks first. */
export const Leaving: Story = {
  tags: ['deep'],
  async play() {
    const { getByRole } = await dialog()
    await userEvent.type(getByRole('textbox', { name: 'Wat ga je doen?' }), ' Vandaag nog.')
    await userEvent.click(getByRole('button', { name: 'Annuleren' }))
    const question = await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus())
  },
}
