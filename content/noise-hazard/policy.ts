import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet5, arbowet12, besluit } from '../sources.ts'
import * as pictures from './pictures.ts'

export const policy: Script = {
  scriptKey: 'NOISE_POLICY',
  scriptType: 'SURVEY',
  title: 'Beleid',
  nextScript: null,
  genericScript: true,
  dependsOn: null,
  hasFactsheets: true,
  questions: [
    {
      questionKey: 'inPlan',
      text: 'Staat het geluid in de RI&E en het plan van aanpak van het bedrijf?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'De uitkomsten moeten op papier en besproken zijn. Anders kun je bij een inspectie niets laten zien.',
        sources: [besluit('6.7 lid 5 tot en met 8', 'vastleggen en bespreken'), arbowet5, arbowet12],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, besproken met OR, PVT of medewerkers'),
        red('no', 'Nee', {
          label: 'Geluid ontbreekt in de RI&E',
          urgency: 'LATER',
          actions: [
            'Voeg deze check toe aan de RI&E',
            'Bespreek hem met de medewerkers',
            'Zet de acties in het plan van aanpak',
          ],
        }),
      ],
    },
    {
      questionKey: 'limitPlan',
      text: 'Is er een afspraak voor wat je doet als iemand boven 87 dB(A) uitkomt?',
      picture: pictures.noiseStop,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Boven de grens moet er meteen iets gebeuren. Dan wil je niet eerst bedenken wie dat doet.',
        sources: [besluit('6.8 lid 11', 'boven de grenswaarde')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja: stoppen, oorzaak zoeken, maatregel, opnieuw meten'),
        red('no', 'Nee', {
          label: 'Geen afspraak bij te veel geluid',
          urgency: 'LATER',
          actions: [
            'Leg vast wie het werk stopt',
            'Zoek de oorzaak en herstel die',
            'Laat nameten voordat het weer begint',
          ],
        }),
      ],
    },
  ],
}
