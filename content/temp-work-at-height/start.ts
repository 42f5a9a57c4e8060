import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { besluit2017, besluit2020 } from '../sources.ts'
import * as pictures from './pictures.ts'

export const start: Script[] = [
  {
    scriptKey: 'INFO_HEIGHT',
    scriptType: 'INFORMATION',
    title: 'Klus',
    nextScript: 'START',
    genericScript: false,
    dependsOn: null,
    text: 'Een val van hoogte loopt vaak slecht af, ook van een lage plek. Maak per klus een regel: lampen vervangen, dak, kraanbaan, afzuigkanaal. Ook een sprong van een pallet telt mee.',
  },
  {
    scriptKey: 'START',
    scriptType: 'SURVEY',
    title: 'Klus',
    nextScript: 'INFO_MEANS',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'applies',
        text: 'Werkt iemand bij {klus} op 2,5 meter of hoger, bij een opening, of boven iets waar je niet op wilt vallen?',
        picture: pictures.fallHeight,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Vanaf 2,5 meter is er volgens de wet altijd valgevaar. Bij een opening, water, rijdend verkeer of scherpe delen al veel lager.',
          sources: [besluit2017('3.16 lid 1 en 2', '2,5 m')],
          reviewed: '2026-11-25',
        },
        answers: [choice('yes', 'Ja'), green('no', 'Nee', { endsScript: true })],
      },
      {
        questionKey: 'avoid',
        text: 'Is uitgezocht of {klus} beneden kan (klapdeel, langere steel, prefabriceren, ander moment)?',
        picture: pictures.lampLowered,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation: 'Wat beneden gebeurt, kan niet vallen. Vaak kost dat één keer nadenken.',
          sources: [besluit2020('7.23 lid 1')],
          reviewed: '2026-11-25',
        },
        answers: [
          green('yes', 'Ja, en opgeschreven waarom niet'),
          red('no', 'Nee', {
            label: 'Niet gekeken of de klus beneden kan',
            urgency: 'SOON',
            actions: [
              'Ontwerp de installatie om vanaf de grond te bedienen',
              'Gebruik langere stelen of een neerlaatbare lamp',
              'Bouw beneden en hijs in één keer',
              'Leg de uitkomst vast',
            ],
          }),
        ],
      },
    ],
  },
]
