import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { arbobesluit, arbowet5, besluit, ownChoice } from '../sources.ts'
import { machineRegulation, unread } from './sources.ts'

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
        sources: [besluit('7.3 lid 1'), arbowet5],
        reviewed: '2026-11-29',
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
        sources: [besluit('7.3 lid 1 en 3'), machineRegulation],
        reviewed: '2026-11-29',
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
    {
      questionKey: 'installation',
      text: 'Is de elektrische installatie van het bedrijf gekeurd volgens NEN 3140, en is die keuring nog geldig?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een losse aarding of een kapotte aardlekschakelaar zie je niet, tot iemand een schok krijgt. De keurmeester zegt in zijn rapport wanneer de volgende keuring moet.',
        sources: [
          arbobesluit('3.4 en 3.5 (elektrische installaties)', 'C'),
          unread('NEN 3140: keuring met een termijn'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een rapport'),
        red('no', 'Nee', {
          label: 'Elektrische installatie niet gekeurd',
          urgency: 'SOON',
          actions: [
            'Laat de installatie keuren door een bedrijf dat NEN 3140 kent',
            'Laat eerst herstellen wat volgens het rapport gevaarlijk is',
            'Zet de volgende keuring in de agenda',
          ],
        }),
        open('unknown', 'Weet ik niet: zoek het rapport'),
      ],
    },
    {
      questionKey: 'handTools',
      text: 'Zijn handgereedschap, verlengkabels en haspels het afgelopen jaar gekeurd volgens NEN 3140?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Snoeren worden overreden en stekkers gerepareerd met tape. In een metaalbedrijf staat iedereen op of aan geleidend metaal, dus een schok is er gevaarlijker.',
        sources: [
          besluit('7.4a lid 3', 'keuren zo vaak als nodig'),
          unread('NEN 3140: keuring van gereedschap'),
          ownChoice('elk jaar'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een sticker'),
        red('no', 'Nee, of niet alles', {
          label: 'Elektrisch gereedschap niet gekeurd',
          urgency: 'SOON',
          actions: [
            'Haal gereedschap met een kapot snoer weg',
            'Laat alles met een stekker keuren',
            'Plak een sticker met het jaar',
          ],
        }),
        open('unknown', 'Weet ik niet: kijk op de stickers'),
      ],
    },
  ],
}
