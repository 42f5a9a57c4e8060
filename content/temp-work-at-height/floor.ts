import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2017 } from '../sources.ts'
import { whenAtHeight } from './conditions.ts'
import * as pictures from './pictures.ts'

export const floor: Survey = {
  scriptKey: 'FLOOR',
  scriptType: 'SURVEY',
  title: 'Werkvloer en leuning',
  nextScript: 'LADDER',
  genericScript: false,
  dependsOn: whenAtHeight,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'guardrail',
      text: 'Is er bij {klus} een stevige vloer met leuning of hek tot minstens 1 meter?',
      picture: pictures.guardrail,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een leuning tot één meter wordt in de wet doelmatig genoemd. Zonder leuning hangt alles af van wie oplet.',
        sources: [besluit2017('3.16 lid 1, 3 en 5')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, of het werk gebeurt vanuit een middel met eigen hek'),
        red('no', 'Nee', {
          label: 'Geen leuning bij valgevaar',
          urgency: 'NOW',
          actions: [
            'Maak een vaste werkvloer of bordes',
            'Plaats tijdelijke leuning, knieleuning en kantplank',
            'Zet vangnet als dat niet kan',
            'Gebruik als laatste een harnas',
          ],
        }),
      ],
    },
    {
      questionKey: 'openings',
      text: 'Zijn gaten en randen dicht, afgedekt of afgezet?',
      picture: pictures.openingCovered,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Door een opening in de vloer val je even diep als van een dak. Een losse plaat is geen afdekking.',
        sources: [besluit2017('3.16 lid 2', 'openingen in vloeren')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Open gat of rand',
          urgency: 'NOW',
          actions: [
            'Leg een plaat die niet kan schuiven en houd hem vast',
            'Plaats hekken om de opening',
            'Sluit het luik na elke keer',
            'Markeer tot het klaar is',
          ],
        }),
      ],
    },
  ],
}
