import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, orange, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'

export const review: Survey = {
  scriptKey: 'REVIEW',
  scriptType: 'SURVEY',
  title: 'Opnieuw bekijken',
  nextScript: null,
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'reviewed',
      text: 'Is {stof} het afgelopen jaar opnieuw bekeken?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'De beoordeling moet opnieuw bij nieuw werk en bij veranderingen. Een jaar is een goed ritme.',
        sources: [besluit('4.2 lid 8'), ownChoice('elk jaar opnieuw bekijken')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        orange('no', 'Nee, langer dan een jaar geleden', {
          label: 'Stof niet opnieuw bekeken',
          urgency: 'LATER',
          actions: [
            'Vraag of er een beter product is',
            'Loop taken, hoeveelheid en maatregelen na',
            'Zet de datum in het register',
          ],
        }),
        red('changed', 'Er is iets veranderd en het is nog niet opnieuw bekeken', {
          label: 'Beoordeling niet herzien na verandering',
          urgency: 'SOON',
          actions: [
            'Beoordeel taken en blootstelling opnieuw',
            'Vraag een arbeidshygiënist bij een CMR-stof',
            'Leg de nieuwe datum vast',
          ],
        }),
      ],
    },
  ],
}
