import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenCmr, whenInUse } from './conditions.ts'

export const suspect: Survey = {
  scriptKey: 'SUSPECT',
  scriptType: 'SURVEY',
  title: 'Verdacht',
  nextScript: 'USE',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [whenCmr('suspect')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'extraData',
      text: 'Zijn hoeveelheid per jaar, aantal mensen en soort werk met {stof} vastgelegd?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bij H361 en H362 vraagt de wet extra gegevens. We vragen ze ook bij H341 en H351, zodat je niets hoeft te gokken.',
        sources: [besluit('4.2a', 'H361 en H362'), ownChoice('ook bij H341 en H351')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Extra gegevens verdachte stof ontbreken',
          urgency: 'SOON',
          actions: [
            'Zoek een product zonder deze H-zin',
            'Vul hoeveelheid, taken en aantal mensen in',
            'Overleg met de arbeidshygiënist of de stof als CMR behandeld moet worden',
          ],
        }),
      ],
    },
  ],
}
