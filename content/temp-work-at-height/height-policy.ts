import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet19, besluit } from '../sources.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusMbo } from './sources.ts'

export const heightPolicy: Survey = {
  scriptKey: 'HEIGHT_POLICY',
  scriptType: 'SURVEY',
  title: 'Beleid',
  nextScript: null,
  genericScript: true,
  dependsOn: null,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'inspectionList',
      text: 'Is er een lijst van alle ladders, trappen, rolsteigers, hoogwerkers en harnassen met datum van keuring?',
      picture: pictures.climbingGearLabels,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een kapotte ladder blijft vaak in gebruik omdat niemand hem kent. Materieel dat slijt, keur je zo vaak als nodig.',
        sources: [besluit('7.4a lid 3-6'), arbocatalogusMbo('elk jaar keuren')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met sticker en uitleveren alleen als geldig'),
        red('no', 'Nee', {
          label: 'Klimmaterieel niet in beeld',
          urgency: 'LATER',
          actions: [
            'Maak de lijst en nummer alles',
            'Laat keuren door een deskundige',
            'Lever niets uit zonder geldige sticker',
            'Gooi afgekeurd weg',
          ],
        }),
      ],
    },
    {
      questionKey: 'contractors',
      text: 'Maak je afspraken met schilders, dakdekkers en andere bedrijven die bij jou op hoogte werken?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Twee bedrijven op één plek zien elkaars gevaar niet. Jij bent eigenaar van het gebouw en moet mee afspreken.',
        sources: [arbowet19],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, vooraf en schriftelijk'),
        green('na', 'Er werken geen andere bedrijven', {
          freeText: 'Wie doet dan het dak, het schilderwerk en de lampen?',
        }),
        red('no', 'Nee', {
          label: 'Geen afspraken met inhuur op hoogte',
          urgency: 'SOON',
          actions: [
            'Vraag hun RI&E en aanpak',
            'Spreek af wie afzet en wie stopt',
            'Loop mee op de eerste dag',
            'Leg het vast',
          ],
        }),
      ],
    },
  ],
}
