import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AdviceForm } from '../../../remotes/improve/advices/AdviceForm.tsx'
import { coachAdvice, detailsOf, longAdvice } from '../fixtures/advices.ts'

export default {
  title: 'Pages/Advice form',
  component: AdviceForm,
  args: { advice: detailsOf(coachAdvice), onClose: fn(), save: fn(async () => undefined) },
  render: (args) => (
    <Dialog wide title="Advies aanpassen" onClose={args.onClose}>
      <AdviceForm {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof AdviceForm>

type Story = StoryObj<typeof AdviceForm>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Advies aanpassen' }))

/** Another user saved other texts in the meantime; both versions are shown. */
export const Conflict: Story = {
  args: {
    other: detailsOf({ ...longAdvice, necessaryMeasure: '', revision: 2 }),
    save: () => Promise.reject(new UserFacingError('Dit is intussen gewijzigd door Els van der Meulen.')),
  },
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Mijn tekst opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('region', { name: 'Dit staat er nu' })).toHaveTextContent('Leeg gemaakt')
    await expect(getByRole('textbox', { name: 'Advies' })).toHaveValue(coachAdvice.description)
  },
}

export const Saving: Story = {
  tags: ['deep'],
  args: { save: () => new Promise(() => {}) },
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Opslaan' }))
    await expect(getByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'true')
  },
}
