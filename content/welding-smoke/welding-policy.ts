import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet5, besluit } from '../sources.ts'

export const weldingPolicy: Survey = {
  scriptKey: 'WELDING_POLICY',
  scriptType: 'SURVEY',
  title: 'Beleid',
  nextScript: null,
  genericScript: true,
  dependsOn: null,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'inPlan',
      text: 'Staat lasrook in de RI&E en het plan van aanpak, besproken met de medewerkers?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Je moet kunnen laten zien wat je weet en wat je gaat doen. Anders blijft het bij goede bedoelingen.',
        sources: [besluit('4.2'), besluit('4.13'), arbowet5],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Lasrook ontbreekt in de RI&E',
          urgency: 'LATER',
          actions: [
            'Voeg deze check toe',
            'Zet de acties met datum in het plan',
            'Bespreek het met de lassers',
          ],
        }),
      ],
    },
  ],
}
