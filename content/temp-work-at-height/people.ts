import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet8, besluit, besluitOf2017 } from '../sources.ts'
import { whenAtHeight } from './conditions.ts'
import * as pictures from './pictures.ts'

export const people: Survey = {
  scriptKey: 'PEOPLE',
  scriptType: 'SURVEY',
  title: 'Mensen',
  nextScript: 'INFO_ACTIONS',
  genericScript: false,
  dependsOn: whenAtHeight,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'instructed',
      text: 'Hebben de mensen bij {klus} uitleg gehad en vooraf samen gekeken wat er mis kan gaan?',
      picture: pictures.taskCheck,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Wie vooraf kijkt, komt met een beter idee. Jongeren en nieuwe mensen zien gevaar nog niet.',
        sources: [besluitOf2017('1.37'), besluit('7.23b lid 9', 'opleiding voor steigers'), arbowet8],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een korte taak-risicocheck'),
        red('no', 'Nee', {
          label: 'Geen uitleg voor werk op hoogte',
          urgency: 'SOON',
          actions: [
            'Doe een taak-risicocheck aan de voet van de klus',
            'Geef een instructiekaart',
            'Laat jongeren onder de 18 niet op hoogte zonder toezicht',
            'Leg de uitleg vast',
          ],
        }),
      ],
    },
  ],
}
