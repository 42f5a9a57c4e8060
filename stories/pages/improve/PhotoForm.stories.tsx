import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { PhotoForm } from '../../../remotes/improve/photos/PhotoForm.tsx'
import { createUploads, pictures } from '../fixtures/company-records.ts'

export default {
  title: 'Pages/Photo form',
  component: PhotoForm,
  args: {
    defaultMoment: 'BEFORE',
    pictures: [],
    upload: undefined,
    addNew: fn(async () => undefined),
    addStored: fn(async () => undefined),
    onClose: fn(),
  },
  render: (args) => (
    <Dialog title="Foto toevoegen" onClose={args.onClose}>
      <PhotoForm {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof PhotoForm>

type Story = StoryObj<typeof PhotoForm>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Foto toevoegen' }))
const add = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Foto toevoegen' }))

export const OnlyNew: Story = {
  async play() {
    const { getByLabelText, queryByRole } = await dialog()
    await waitFor(() => expect(getByLabelText('Foto')).toHaveFocus())
    await expect(queryByRole('radiogroup', { name: 'Welke foto?' })).toBeNull()
  },
}

export const Incomplete: Story = {
  tags: ['deep'],
  async play() {
    await add()
    const { getByLabelText, getByRole } = await dialog()
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByLabelText('Foto')).toHaveAccessibleDescription('Kies een foto.')
  },
}

export const FromTheCompanyFile: Story = {
  tags: ['deep'],
  args: { pictures, defaultMoment: 'AFTER' },
  async play({ args }) {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: 'Een foto uit het bedrijfsdossier' }))
    await userEvent.click(getByRole('radio', { name: /^takel\.jpg/ }))
    await add()
    await waitFor(() =>
      expect(args.addStored).toHaveBeenCalledWith(
        { fileId: 1, moment: 'AFTER', caption: '' },
        expect.any(String),
      ),
    )
  },
}

export const Uploading: Story = {
  tags: ['deep'],
  args: { pictures, upload: createUploads().find(({ status }) => status === 'UPLOADING') },
  async play() {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('progressbar')).toBeVisible())
  },
}

export const ConnectionLost: Story = {
  tags: ['deep'],
  args: { upload: createUploads().find(({ status }) => status === 'FAILED') },
  async play() {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('button', { name: /^Probeer opnieuw/ })).toBeVisible())
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: {
    pictures,
    addStored: () =>
      Promise.reject(new UserFacingError('Je kunt bij één actiepunt hooguit 20 foto’s bewaren.')),
  },
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: 'Een foto uit het bedrijfsdossier' }))
    await userEvent.click(getByRole('radio', { name: /^takel\.jpg/ }))
    await add()
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
  },
}
