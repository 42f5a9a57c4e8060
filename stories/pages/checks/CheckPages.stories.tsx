import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { solvedActionPoint, waitingActionPoint } from '../fixtures/action-points.ts'

import { entry, groups, recordedQuestionnaire, showCheck } from '../fixtures/check.ts'
import { constructionCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { finishedMatrix, matrixUnderWay } from '../fixtures/physical-strain.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

const HOME = '/check/fysieke-belasting/1'
const NAME = 'Bankwerkers · Dragen'

const step =
  (scriptKey: string, questionKey: string | null, situation?: Parameters<typeof showCheck>[0]) => () => {
    showCheck(situation)
    return { step: { scriptKey, questionKey, sectionId: 1 }, name: NAME, actionPoint: null }
  }
const page = (data: unknown, situation?: Parameters<typeof showCheck>[0]) => () => {
  showCheck(situation)
  return data
}

export default {
  title: 'Pages/Check',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: `${HOME}?scriptKey=CARRY&functionGroupId=1`, company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const DISTANCE = 'Over welke afstand wordt een last van 3 kg of meer achter elkaar gedragen?'
const showsDistance = shows(DISTANCE, NAME)
const red = { given: { 'CARRY/load': ['le10'], 'CARRY/distance': ['gt20'] } }

export const Unanswered: Story = {
  args: { data: step('CARRY', 'distance') },
  async play(context) {
    await showsDistance(context)
    const drawing = context.canvas.getByRole<HTMLImageElement>('img', { name: /^Iemand loopt met een doos/ })
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0))
    await expect(context.canvas.getByRole('button', { name: 'Sla over' })).toBeVisible()
    await expect(context.canvas.getByText('Bankwerkers · Dragen · vraag 2 van 2')).toBeVisible()
  },
}

export const Red: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance', red) },
  async play(context) {
    await showsDistance(context)
    await userEvent.click(context.canvas.getByText('Waarom?'))
    await expect(context.canvas.getByRole('list', { name: 'Bronnen' })).toBeVisible()
    await expect(
      context.canvas.getByRole('region', { name: 'Risico: Draagafstand langer dan 20 meter' }),
    ).toBeVisible()
  },
}

const lift = {
  load: 10,
  from: { height: 0, reach: 40, turn: 45 },
  to: { height: 75, reach: 40, turn: 0 },
  isPlacedExactly: false,
  frequency: 1,
  hours: 8,
  grip: 'POOR',
}

/** A calculation below its question, with its details and risk. */
export const Calculated: Story = {
  tags: ['deep'],
  args: {
    data: step('CARRY', 'load', {
      given: {
        'CARRY/load': ['le10'],
        'CARRY/calculation': [{ answerId: '1to3', value: JSON.stringify(lift) }],
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Aanbevolen: hooguit 5,7 kg/)).toBeVisible()
    await expect(
      canvas.getByRole('region', { name: 'Risico: Last zwaarder dan het aanbevolen gewicht' }),
    ).toBeVisible()
  },
}

export const Calculating: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'load') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reken het uit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reken uit wat de last mag wegen' }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Bij het neerzetten' })).toBeVisible())
  },
}

const again = (actionPoint: ActionPointDetails) => () => {
  showCheck(red)
  return { step: { scriptKey: 'CARRY', questionKey: 'distance', sectionId: 1 }, name: NAME, actionPoint }
}

export const LookAgain: Story = {
  tags: ['deep'],
  args: { data: again(waitingActionPoint) },
  async play(context) {
    await showsDistance(context)
    const panel = within(context.canvas.getByRole('complementary', { name: 'Wat er is gedaan' }))
    await expect(panel.getByText('Jullie antwoord op 12-11-2026')).toBeVisible()
    for (const radio of context.canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(context.canvas.getByRole('button', { name: 'Antwoord opslaan' }))
    await expect(context.canvas.getByRole('alert')).toHaveFocus()
  },
}

export const LookAgainSolved: Story = {
  tags: ['deep'],
  args: { data: again(solvedActionPoint) },
  async play(context) {
    await showsDistance(context)
    await expect(context.canvas.getByText('Het risico is opgelost.')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Terug naar het actiepunt' })).toBeVisible()
  },
}

export const MakingAnActionPoint: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance', red) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maak hier een actiepunt van/ }))
    await expect(await screen.findByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue(
      'Draagafstand langer dan 20 meter. Leg de opslag dichter bij de werkplek.',
    )
  },
}

export const Information: Story = {
  tags: ['deep'],
  args: { data: step('INFO_CARRY', null) },
  play: shows('Dragen', NAME),
}

/** The risks found, with a measure to agree on for each. */
export const Measures: Story = {
  tags: ['deep'],
  args: { data: step('ACTIONS', 'agreed', { given: { ...red.given } }) },
  async play(context) {
    await shows('Is bij elk risico afgesproken wie wat doet?', NAME)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: /^Spreek af wie wat doet: / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Draagafstand langer dan 20 meter' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Iets anders' }))
    const own = await dialog.findByRole('textbox', { name: 'Welke maatregel?' })
    await waitFor(() => expect(own).toBeVisible())
  },
}

export const Gone: Story = {
  tags: ['deep'],
  args: { data: page({ step: null, name: 'Functiegroep verwijderd', actionPoint: null }) },
  play: shows('Deze functiegroep is verwijderd', 'Functiegroep verwijderd'),
}

export const NotFoundOut: Story = {
  tags: ['deep'],
  args: { data: step('ACTIONS', 'agreed', { given: { 'ACTIONS/agreed': ['unknown'] } }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Deze vraag blijft open/)).toBeVisible()
  },
}

export const Offline: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance', { queue: [entry()], sendStatus: 'OFFLINE' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Er is geen verbinding\. .* 1 antwoord wacht\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  },
}

export const Failing: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance', { queue: [entry()], sendStatus: 'FAILING' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Opslaan lukt nu niet\./)).toBeVisible()
  },
}

export const OfflineWithoutStorage: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance', { queue: [entry()], sendStatus: 'OFFLINE', isPersisted: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Je browser bewaart ze niet/)).toBeVisible()
  },
}

export const AnsweredByAnotherUser: Story = {
  args: {
    data: step('CARRY', 'distance', {
      ...red,
      queue: [
        entry({
          conflict: {
            answers: [{ answerId: 'gt20', value: '' }],
            revision: 2,
            by: 'Jan Bakker',
            at: '2026-11-20T13:03:00Z',
          },
        }),
      ],
    }),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/Jan Bakker koos “Meer dan 20 meter” .*om 14:03\. Jij koos/),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: {
    data: step('CARRY', 'distance', {
      queue: [
        entry({
          refusal: {
            title: 'Je antwoord kon niet worden opgeslagen.',
            detail: 'Geen rechten of toegang tot dit onderdeel',
          },
        }),
      ],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Geen rechten of toegang/)
  },
}

export const Help: Story = {
  tags: ['deep'],
  args: { data: step('CARRY', 'distance') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hulp nodig?' }))
    await expect(await screen.findByRole('link', { name: /^[\d ]+$/ })).toBeInTheDocument()
  },
}

export const EndOfGroup: Story = {
  tags: ['deep'],
  args: {
    path: `${HOME}/einde-functiegroep?functionGroupId=1`,
    data: page(
      { sectionId: 1, results: matrixUnderWay },
      { given: { ...red.given, 'ACTIONS/agreed': ['later'] } },
    ),
  },
  play: shows('Bankwerkers is af', 'Einde van de functiegroep'),
}

export const EndOfUnfinishedGroup: Story = {
  tags: ['deep'],
  args: {
    path: `${HOME}/einde-functiegroep?functionGroupId=1`,
    data: page({ sectionId: 1, results: undefined }),
  },
  play: shows('Bankwerkers is nog niet af', 'Einde van de functiegroep'),
}

/** Missing records leave a question open that has no page. */
export const EndWithMissingRecord: Story = {
  tags: ['deep'],
  args: {
    path: `${HOME}/einde-functiegroep?functionGroupId=1`,
    data: page(
      { sectionId: 1, results: undefined },
      {
        asked: recordedQuestionnaire,
        given: { 'CARRY/load': ['le10'], 'ACTIONS/agreed': ['later'] },
      },
    ),
  },
  async play(context) {
    await shows('Bankwerkers is nog niet af', 'Einde van de functiegroep')(context)
    const { canvas } = context
    await expect(
      canvas.getByText(
        'Er staat nog 1 vraag open. De antwoorden volgen uit gegevens die nog niet zijn vastgelegd.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Beantwoord de open vragen' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Vul de gegevens aan' })).toHaveAttribute(
      'href',
      '/check/fysieke-belasting/1/functiegroep?id=1',
    )
  },
}

export const NotTheEnd: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/einde`, data: page({ results: matrixUnderWay }) },
  play: shows('De check is nog niet af', 'Einde'),
}

const finished = { groups: groups.slice(1, 3), ofCompany: { 'SITTING_WORK/applies': ['no'] } }

export const End: Story = {
  args: {
    path: `${HOME}/einde`,
    data: page({ results: finishedMatrix }, finished),
  },
  play: shows('De check is af', 'Einde'),
}

export const EndWithoutResults: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/einde`, data: page({ results: undefined }, finished) },
  play: shows('De check is af', 'Einde'),
}

export const FunctionGroups: Story = {
  args: { path: `${HOME}/functiegroepen`, data: page(null) },
  async play(context) {
    await shows('Functiegroepen')(context)
    await expect(
      context.canvas.getByRole('link', {
        name: 'Begin: Medewerkers oppervlaktebehandeling, straalhal en poederspuiterij',
      }),
    ).toBeVisible()
  },
}

export const NoSections: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroepen`, data: page(null, { groups: [] }) },
  play: shows('Functiegroepen'),
}

const outOfUse = {
  archivedAt: '2026-11-03T09:00:00Z',
  status: 'WHITE',
  numUnfinished: 0,
  numRisks: 0,
} as const
const withArchived = { groups: groups.map((group, index) => (index < 3 ? group : { ...group, ...outOfUse })) }

/** Function groups out of use are below the others. */
export const FunctionGroupOutOfUse: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroepen`, data: page(null, withArchived) },
  async play(context) {
    await shows('Functiegroepen')(context)
    await userEvent.click(context.canvas.getByText('Niet meer in gebruik (1)'))
    await expect(context.canvas.getByText('sinds 03-11-2026')).toBeVisible()
  },
}

export const TakingAFunctionGroupOutOfUse: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroepen`, data: page(null) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Niet meer in gebruik: Lassers' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/terugzetten\.$/)
  },
}

export const QuestionOutOfUse: Story = {
  tags: ['deep'],
  args: {
    data: () => {
      showCheck(withArchived)
      return { step: null, goneId: 4, name: 'Functiegroep niet meer in gebruik', actionPoint: null }
    },
  },
  play: shows(
    'Medewerkers oppervlaktebehandeling, straalhal en poederspuiterij is niet meer in gebruik',
    'Functiegroep niet meer in gebruik',
  ),
}

export const DeletingAFunctionGroup: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroepen`, data: page(null) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder Lassers' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/voorgoed\.$/)
  },
}

export const AddingAFunctionGroup: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroep`, data: page({ id: null, copyOf: null }) },
  async play(context) {
    await shows('Functiegroep toevoegen', 'Functiegroep')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Toevoegen en beginnen' }))
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
}

export const RenamingAFunctionGroup: Story = {
  tags: ['deep'],
  args: { path: `${HOME}/functiegroep?id=2`, data: page({ id: 2, copyOf: null }) },
  play: shows('Lassers hernoemen', 'Functiegroep'),
}

export const Loading: Story = {
  tags: ['deep'],
  args: { company: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    path: `${HOME}/functiegroepen`,
    data: () => unreachable('Functiegroepen konden niet worden geladen.'),
  },
  async play(context) {
    await shows('Er ging iets mis', 'Fysieke belasting')(context)
    await expect(context.canvas.getByRole('link', { name: 'Ga terug' })).toBeVisible()
  },
}
