import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { withClass } from './conditions.ts'
import * as pictures from './pictures.ts'
import { hse } from './sources.ts'

export const respiratoryProtection: Survey = {
  scriptKey: 'RESPIRATORY_PROTECTION',
  scriptType: 'SURVEY',
  title: 'Adembescherming',
  nextScript: 'STAINLESS',
  genericScript: false,
  dependsOn: withClass('high', 'veryHigh', 'unknown'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'used',
      text: 'Wordt passende adembescherming gedragen als afzuiging en ventilatie niet genoeg zijn?',
      picture: pictures.blownAirHelmet,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bescherming is de laatste stap en moet zo kort mogelijk worden gedragen. Een los masker zit scheef onder de lashelm.',
        sources: [
          besluit('4.4 lid 5 en 6'),
          besluit('4.18 lid 3 en 4', 'bij RVS'),
          hse('adembescherming naast afzuiging'),
          knowledge('beschermingsfactoren van TH2 en TH3'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('blown', 'Ja, aangeblazen helm (TH2/TH3)'),
        red('mask', 'Wel masker, geen aangeblazen lucht', {
          label: 'Adembescherming niet geschikt voor dit werk',
          urgency: 'SOON',
          actions: [
            'Verbeter de afzuiging eerst',
            'Kies een aangeblazen lashelm',
            'Leg vast wanneer hij gedragen wordt',
            'Laat passen en controleer het filter',
          ],
        }),
        red('no', 'Nee', {
          label: 'Geen adembescherming bij veel lasrook',
          urgency: 'NOW',
          actions: [
            'Zet afzuiging in of stop het werk',
            'Geef aangeblazen lashelm',
            'Instrueer dragen, onderhoud en opladen',
            'Houd toezicht',
          ],
        }),
        green('notNeeded', 'Niet nodig, gemeten onder de grenswaarde', {
          onlyWhen: [{ scriptKey: 'CLASS', questionKey: 'exposure', answerKeys: ['measured'] }],
          contradictedBy: [
            {
              scriptKey: 'CLASS',
              questionKey: 'chromium',
              answerKeys: ['above', 'no'],
              because: 'chroom-6 en nikkel zijn niet gemeten onder de grens',
            },
            {
              scriptKey: 'CLASS',
              questionKey: 'lead',
              answerKeys: ['above', 'no'],
              because: 'lood is niet gemeten onder de grens',
            },
          ],
        }),
      ],
    },
  ],
}
