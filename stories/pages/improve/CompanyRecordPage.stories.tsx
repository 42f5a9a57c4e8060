import '../../../remotes/improve/company-file/CompanyRecordPage.css'
import '../../../remotes/improve/company-file/FileList.css'

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FilePicker } from '../../../remotes/improve/company-file/uploads/FilePicker.tsx'
import { UploadRow } from '../../../remotes/improve/company-file/uploads/UploadRow.tsx'
import { coachedCompany, constructionCompany } from '../fixtures/companies.ts'
import { createUploads, emptyRecord, filledRecord, longRecord } from '../fixtures/company-records.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asCoach, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Company record',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/bedrijfsdossier/1',
    company: () => constructionCompany,
    data: () => filledRecord,
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const HEADING = emptyRecord.subject

export const New: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/bedrijfsdossier/nieuw', data: undefined },
  play: shows('Item toevoegen', 'Nieuw'),
}

export const NewIncomplete: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/bedrijfsdossier/nieuw', data: undefined },
  async play(context) {
    await shows('Item toevoegen', 'Nieuw')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Verder' }))
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
    await expect(context.canvas.getByRole('combobox', { name: 'Thema' })).toBeInvalid()
    await expect(context.canvas.getByRole('textbox', { name: 'Onderwerp' })).toBeInvalid()
  },
}

export const NothingYet: Story = {
  tags: ['deep'],
  args: { data: () => emptyRecord },
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('heading', { name: 'Bestanden (0)' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Annuleren' })).toBeVisible()
  },
}

export const FilesAndLinks: Story = {
  async play(context) {
    await shows(HEADING)(context)
    const files = within(context.canvas.getByRole('list', { name: 'Bestanden' }))
    await expect(files.getAllByRole('listitem')).toHaveLength(4)
    await expect(context.canvas.getByRole('link', { name: 'Terug naar het dossier' })).toBeVisible()
  },
}

export const LongNames: Story = {
  tags: ['deep'],
  args: { data: () => longRecord },
  async play(context) {
    await shows(longRecord.subject)(context)
    for (const { name } of longRecord.files)
      await expect(context.canvas.getByRole('link', { name: name.trim() })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('link', { name: 'Arboportaal' })).toBeVisible()
    await expect(context.canvas.queryByLabelText('Kies bestanden')).toBeNull()
  },
}

export const ReadOnlyLongNames: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany, data: () => longRecord },
  beforeEach: asCoach,
  async play(context) {
    await shows(longRecord.subject)(context)
    for (const { name } of longRecord.urls)
      await expect(context.canvas.getByRole('link', { name })).toBeVisible()
  },
}

export const ReadOnlyEmpty: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany, data: () => emptyRecord },
  beforeEach: asCoach,
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByText('Er zijn nog geen bestanden.')).toBeVisible()
  },
}

export const Uploads: Story = {
  tags: ['deep'],
  parameters: { layout: 'padded' },
  render: () => (
    <div className="bw-measure bw-company-record">
      <Card>
        <h1>Bestanden</h1>
        <ul role="list" className="bw-files" aria-label="Bestanden">
          {createUploads().map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      </Card>
    </div>
  ),
  async play(context) {
    await context.canvas.findByRole('heading', { level: 1, name: 'Bestanden' })
    const progress = context.canvas.getByRole('progressbar', { name: 'Rondgang hal 2.mp4 uploaden' })
    await expect(progress).toHaveAttribute('max', String(84 * 1_048_576))
    await expect(context.canvas.getByText(/^30 MB van 84 MB · nog ongeveer \d+ seconden$/)).toBeVisible()
    await expect(context.canvas.getByText('30 MB van 90 MB · nog ongeveer 1 minuut')).toBeVisible()
    await expect(context.canvas.getByText('Wordt bewaard')).toBeVisible()
    await expect(context.canvas.getByText('Wacht op de andere bestanden')).toBeVisible()
    await expect(
      context.canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(expect.arrayContaining(['Probeer opnieuw: meetrapport.pdf', 'Verberg: meetrapport.pdf']))
    await expect(
      context.canvas.queryByRole('button', { name: 'Probeer opnieuw: opname van de hele dag.mov' }),
    ).toBeNull()
  },
}

/** Files are dragged over the field. */
export const Dropping: Story = {
  tags: ['deep'],
  parameters: { layout: 'padded' },
  render: () => (
    <div className="bw-measure bw-company-record">
      <Card>
        <h1>Bestanden</h1>
        <FilePicker target={{ companyId: 1, recordId: 1 }} />
      </Card>
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1, name: 'Bestanden' })
    const picker = canvasElement.querySelector('.bw-file-picker')!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['inhoud'], 'takel.txt'))
    picker.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
    await waitFor(() => expect(picker).toHaveAttribute('data-over'))
  },
}

export const LinksRefused: Story = {
  tags: ['deep'],
  args: { data: () => emptyRecord },
  async play(context) {
    await shows(HEADING)(context)
    const { getByRole } = context.canvas
    await userEvent.click(getByRole('button', { name: 'Link toevoegen' }))
    await userEvent.type(getByRole('textbox', { name: /^Naam van link 1/ }), 'Handboek')
    await userEvent.type(getByRole('textbox', { name: /^Adres van link 1/ }), 'handboek')
    await userEvent.type(getByRole('textbox', { name: /^Adres van link 2/ }), 'https://takel.example')
    await userEvent.click(getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('textbox', { name: /^Adres van link 1/ })).toHaveAccessibleDescription(
      'Ongeldige url',
    )
    await expect(getByRole('textbox', { name: /^Naam van link 2/ })).toBeInvalid()
  },
}

/** Another user's version, above the fields. */
export const Conflict: Story = {
  tags: ['deep'],
  parameters: { layout: 'padded' },
  render: () => (
    <div className="bw-measure bw-company-record">
      <Card>
        <h1>Gegevens</h1>
        <h2>Item</h2>
        <OtherVersion
          fields={[
            { label: 'Onderwerp', text: longRecord.subject },
            { label: 'Thema', text: 'Overig' },
            { label: 'Links', text: longRecord.urls.map(({ name, link }) => `${name}: ${link}`).join('\n') },
          ]}
        />
      </Card>
    </div>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Dit staat er nu' })).toBeVisible()
  },
}

export const DeletingAFile: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Verwijder takel.jpg' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /het bestand takel\.jpg\. Dit kun je niet ongedaan maken\.$/,
    )
  },
}

export const Cancelling: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...longRecord, files: [], urls: [] }) },
  async play(context) {
    await shows(longRecord.subject)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Annuleren' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Als je stopt, wordt het item verwijderd\.$/,
    )
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Bedrijfsdossier item kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Bedrijfsdossier'),
}
