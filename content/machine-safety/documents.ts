import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusMbo, carrosseriebranche, machineRegulation, unread } from './sources.ts'

const of = (era: 'before1995' | 'from1995', because: string) => ({
  scriptKey: 'DOCUMENTS',
  questionKey: 'era',
  answerKeys: [era],
  because,
})

const beforeCe = [
  of('before1995', 'volgens het bouwjaar is de machine van vóór 1995, toen CE nog niet bestond'),
]
const sinceCe = [of('from1995', 'volgens het bouwjaar is de machine van 1995 of later')]

export const documents: Survey = {
  scriptKey: 'DOCUMENTS',
  scriptType: 'SURVEY',
  title: 'Papieren',
  nextScript: 'GUARDING',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'era',
      text: 'Is {machine} gebouwd vóór 1995?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Het antwoord volgt uit het bouwjaar in de machinelijst. Vanaf 1995 moet een nieuwe machine een CE-markering hebben.',
        sources: [carrosseriebranche('CE vanaf 1 januari 1995'), arbocatalogusMbo('CE vanaf 1 januari 1995')],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('before1995', 'Ja'),
        choice('from1995', 'Nee'),
        choice('unknown', 'Het bouwjaar is niet ingevuld'),
      ],
    },
    {
      questionKey: 'ce',
      text: 'Is {machine} op papier in orde?',
      helpfulFields: ['year', 'ce'],
      picture: pictures.typePlate,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Zonder papieren weet je niet of de machine veilig mag zijn en hoe je hem bedoeld gebruikt. Voor tweedehands machines geldt dat ook.',
        sources: [
          besluit('7.2 lid 1-3'),
          carrosseriebranche('CE vanaf 1 januari 1995'),
          arbocatalogusMbo('CE vanaf 1 januari 1995'),
          unread('Richtlijn 2009/104/EG'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('ce', 'CE-markering, verklaring van overeenstemming en handleiding in het Nederlands', {
          contradictedBy: beforeCe,
        }),
        green('before1995', 'Gebouwd vóór 1995 en beoordeeld volgens de Richtlijn Arbeidsmiddelen', {
          contradictedBy: sinceCe,
        }),
        green('ceAgain', 'Gebouwd vóór 1995, later omgebouwd of ingevoerd, met CE-papieren van toen', {
          freeText: 'In welk jaar?',
          contradictedBy: sinceCe,
          since: 2,
        }),
        red(
          'noAssessment',
          'Gebouwd vóór 1995, niet beoordeeld',
          {
            label: 'Oude machine niet beoordeeld',
            urgency: 'SOON',
            actions: [
              'Vervang de machine als hij moeilijk te beveiligen is',
              'Laat hem beoordelen door een veiligheidskundige',
              'Werk de punten af en leg de beoordeling vast',
            ],
          },
          { contradictedBy: sinceCe },
        ),
        red(
          'noCe',
          'Vanaf 1995 gebouwd, papieren ontbreken',
          {
            label: 'CE-markering of verklaring ontbreekt',
            urgency: 'SOON',
            actions: [
              'Vraag de verklaring en handleiding bij de leverancier',
              'Gebruik de machine alleen met extra bescherming tot hij beoordeeld is',
              'Koop voortaan niet meer zonder papieren',
            ],
          },
          { contradictedBy: beforeCe },
        ),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'changed',
      text: 'Is {machine} zelf gebouwd, omgebouwd of uitgebreid?',
      helpfulFields: ['modified'],
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een andere aandrijving of meer snelheid maakt van een veilige machine een gevaarlijke. Wie ombouwt, wordt zelf fabrikant.',
        sources: [
          besluit('7.3 en 7.4 lid 3'),
          carrosseriebranche('na een ingrijpende wijziging opnieuw CE'),
          machineRegulation,
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        green('assessed', 'Ja, en de veiligheid is opnieuw beoordeeld'),
        red('notAssessed', 'Ja, niet opnieuw beoordeeld', {
          label: 'Omgebouwde machine zonder nieuwe beoordeling',
          urgency: 'NOW',
          actions: [
            'Stop het gebruik tot er naar gekeken is',
            'Laat een veiligheidskundige de wijziging beoordelen',
            'Maak een nieuwe verklaring als dat nodig is',
            'Beperk het gebruik tot wie is geïnstrueerd',
          ],
        }),
      ],
    },
    {
      questionKey: 'manual',
      text: 'Ligt een korte bedieningskaart bij {machine} in de taal van de mensen die ermee werken?',
      picture: pictures.instructionCard,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'Niemand leest tachtig bladzijden. Op een kaart staan de drie gevaren en de noodstop.',
        sources: [besluit('7.11a lid 1', 'gebruiksaanwijzing in begrijpelijke vorm')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Geen instructiekaart bij de machine',
          urgency: 'LATER',
          actions: [
            'Maak een kaart met pictogrammen',
            'Hang hem op leesafstand',
            'Zet de handleiding als QR-code op de machine',
          ],
        }),
      ],
    },
  ],
}
