import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet5, besluit2017 } from '../sources.ts'
import { machineRegulation } from './sources.ts'

export const machinePolicy: Survey = {
  scriptKey: 'MACHINE_POLICY',
  scriptType: 'SURVEY',
  title: 'Beleid',
  nextScript: null,
  genericScript: true,
  dependsOn: null,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'listComplete',
      text: 'Staan alle machines, ook de kleine en de geleende, in de machinelijst?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Wat niet op de lijst staat, wordt nooit gekeurd. Ook een geleende haakse slijper telt mee.',
        sources: [besluit2017('7.3 lid 1'), arbowet5],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Machinelijst niet compleet',
          urgency: 'LATER',
          actions: [
            'Loop de hal door met de lijst',
            'Voeg handgereedschap per soort toe',
            'Plak een nummer op elke machine',
          ],
        }),
      ],
    },
    {
      questionKey: 'purchase',
      text: 'Kijk je bij aankoop en bij grote wijziging eerst naar veiligheid, papieren en geluid?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bij aankoop los je in een uur op wat later weken kost. Vanaf 20 januari 2027 geldt een nieuwe Europese verordening voor machines.',
        sources: [besluit2017('7.3 lid 1 en 3'), machineRegulation],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, met een korte lijst'),
        red('no', 'Nee', {
          label: 'Geen inkoopregels voor machines',
          urgency: 'LATER',
          actions: [
            'Maak een lijst: CE, verklaring, handleiding in het Nederlands, geluid, afscherming',
            'Laat de preventiemedewerker meekijken',
            'Vraag naar de nieuwe machineverordening vanaf 2027',
          ],
        }),
      ],
    },
  ],
}
