import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { whenAtHeight } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusWaste } from './sources.ts'

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
    nextScript: 'LOW',
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
            'Vanaf 2,5 meter is er volgens de wet altijd valgevaar. Bij een opening, water, rijdend verkeer of scherpe delen al veel lager. Ook een val van een trap of laadvloer kan ernstig zijn: daarover komen een paar vragen.',
          sources: [
            besluit('3.16 lid 1 en 2', '2,5 m'),
            arbocatalogusWaste('ook onder 2,5 meter zijn maatregelen nodig'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('yes', 'Ja'),
          choice('low', 'Nee, maar wel hoger dan de vloer, zoals op een trap of laadvloer', { since: 2 }),
          green('never', 'Nee, iedereen staat op de vloer', { endsScript: true, since: 2 }),
        ],
      },
      {
        questionKey: 'avoid',
        text: 'Is uitgezocht of {klus} beneden kan (klapdeel, langere steel, prefabriceren, ander moment)?',
        picture: pictures.lampLowered,
        type: 'SINGLE',
        dependsOn: [whenAtHeight],
        since: 1,
        norm: {
          explanation: 'Wat beneden gebeurt, kan niet vallen. Vaak kost dat één keer nadenken.',
          sources: [besluit('7.23 lid 1')],
          reviewed: '2026-11-29',
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
      {
        questionKey: 'place',
        text: 'Wat hoort bij de plek van {klus}? Kies alles wat klopt.',
        type: 'MULTI',
        dependsOn: [whenAtHeight],
        since: 2,
        norm: {
          explanation:
            'Een dak, een kraanbaan en stroomdraden hebben elk een eigen gevaar. Wat je hier niet kiest, wordt niet gevraagd.',
          sources: [
            besluit('3.16 lid 2', 'openingen in vloeren'),
            knowledge('door een dak zakken, een rijdende kraan en stroom zijn vaak dodelijk'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('outdoors', 'Buiten'),
          choice('roof', 'Op een dak'),
          choice('opening', 'Bij een gat of luik in vloer of dak'),
          choice('craneTrack', 'Binnen bereik van een bovenloopkraan'),
          choice('power', 'Bij stroomdraden of een stroomrail'),
          green('none', 'Geen van deze', { excludesOthers: true }),
        ],
      },
    ],
  },
]
