import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { constructionCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asOwner } from '../fixtures/visitors.ts'

const HEADING = 'Lees een lijst in'

export default {
  title: 'Pages/Read a list of substances',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/checks/gevaarlijke-stoffen/importeren',
    company: () => constructionCompany,
    data: () => ({ takenNames: ['Zeep'] }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const choosing =
  (text: string, expected: string): NonNullable<Story['play']> =>
  async (context) => {
    await shows(HEADING, 'Importeren')(context)
    const input = await context.canvas.findByLabelText('Bestand met stoffen')
    await userEvent.upload(input, new File([text], 'stoffen.csv'))
    await expect(await context.canvas.findByText(expected)).toBeVisible()
  }

export const Empty: Story = { play: shows(HEADING, 'Importeren') }

export const Recognised: Story = {
  tags: ['deep'],
  play: choosing(
    'Product;Leverancier;H-zinnen\nThinner;Verf BV;H225 H319\nLijm;Kit BV;geen\n',
    'Lees 2 stoffen in',
  ),
}

export const UnknownColumns: Story = {
  tags: ['deep'],
  play: choosing('Spul;Waar\nThinner;Kast 3\n', 'Kies in welke kolom de naam van het product staat.'),
}

export const WithProblems: Story = {
  tags: ['deep'],
  play: choosing(
    'Product;Datum blad\nThinner;mei\nLijm;1-2-2024\nZeep;\n',
    'Rij 2, Datum blad: Vul hier een geldige datum in.',
  ),
}

export const WrongFile: Story = { tags: ['deep'], play: choosing('', 'Dit bestand is leeg.') }
