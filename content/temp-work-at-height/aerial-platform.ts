import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2020 } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbopodium, instant, vvgw } from './sources.ts'

export const aerialPlatform: Survey = {
  scriptKey: 'AERIAL_PLATFORM',
  scriptType: 'SURVEY',
  title: 'Hoogwerker',
  nextScript: 'WORK_BASKET',
  genericScript: false,
  dependsOn: withMeans('aerialPlatform'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'operator',
      text: 'Is wie met de hoogwerker werkt opgeleid, minimaal 18 jaar en bekend met de noodbediening?',
      picture: pictures.platformEmergencyControl,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Veel ongevallen met hoogwerkers komen door verkeerd bedienen. Beneden moet iemand weten hoe hij de bak laat zakken.',
        sources: [besluit2020('7.17c lid 1'), besluit2020('7.18 lid 3'), arbopodium('18 jaar')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, en een collega kent de noodbediening op de grond'),
        red('no', 'Nee', {
          label: 'Hoogwerker zonder instructie',
          urgency: 'NOW',
          actions: [
            'Huur een machine met uitleg',
            'Laat opleiden of instrueren',
            'Laat een collega beneden staan',
            'Zet de sleutel weg voor wie niet mag',
          ],
        }),
      ],
    },
    {
      questionKey: 'harness',
      text: 'Volg je de handleiding van de hoogwerker over het harnas, en staat hij waterpas en gestempeld?',
      picture: pictures.platformHarness,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'De fabrikant bepaalt of een harnas moet. Bij een knikarm zwiept de bak mensen eruit.',
        sources: [
          besluit2020('7.18b lid 1 en 2'),
          vvgw('harnas volgens de handleiding'),
          instant('wind hooguit 13,8 m/s, windkracht 6'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Hoogwerker verkeerd gebruikt',
          urgency: 'NOW',
          actions: [
            'Stempel en zet waterpas',
            'Draag harnas met korte lijn als de handleiding dat zegt',
            'Werk niet bij wind boven de waarde van de machine',
            'Zet de zone af',
          ],
        }),
      ],
    },
  ],
}
