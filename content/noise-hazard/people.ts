import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenLoud, whenUpper } from './conditions.ts'
import * as pictures from './pictures.ts'
import { specialGroups } from './sources.ts'

export const people: Script = {
  scriptKey: 'PEOPLE',
  scriptType: 'SURVEY',
  title: 'Mensen',
  nextScript: 'INFO_ACTIONS',
  genericScript: false,
  dependsOn: whenLoud,
  hasFactsheets: true,
  questions: [
    {
      questionKey: 'informed',
      text: 'Zijn de medewerkers in de groep {functiegroep} het afgelopen jaar voorgelicht over lawaai, de maatregelen en de bescherming?',
      picture: pictures.noiseToolbox,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Gehoorschade merk je pas als het te laat is. De wet noemt acht onderwerpen voor de uitleg, ook hoe je bescherming goed gebruikt.',
        sources: [besluit('6.11', '80 dB(A) of hoger'), ownChoice('elk jaar')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en vastgelegd'),
        red('no', 'Nee, of niet vastgelegd', {
          label: 'Geen voorlichting over lawaai',
          urgency: 'SOON',
          actions: [
            'Plan een toolbox over geluid en gehoorbescherming',
            'Gebruik een instructiekaart in de taal van de ploeg',
            'Leg datum en deelnemers vast',
          ],
        }),
      ],
    },
    {
      questionKey: 'audiometry',
      text: 'Krijgen medewerkers met 85 dB(A) of meer periodiek een gehoortest aangeboden?',
      picture: pictures.hearingTest,
      type: 'SINGLE',
      since: 1,
      dependsOn: [whenUpper],
      norm: {
        explanation:
          'Zo zie je vroeg of het gehoor achteruitgaat. De uitslag is medisch: de werkgever ziet die niet.',
        sources: [
          besluit('6.10', 'gehoortest'),
          besluit('6.10 lid 3', 'boven 80 dB(A) alleen als de beoordeling een risico toont'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, via de arbodienst of bedrijfsarts'),
        red('no', 'Nee', {
          label: 'Gehoortest niet aangeboden',
          urgency: 'SOON',
          actions: [
            'Regel de gehoortest met de arbodienst',
            'Bied hem aan bij in dienst treden en daarna periodiek',
            'Laat uitslagen alleen bij de arts',
          ],
        }),
      ],
    },
    {
      questionKey: 'pregnant',
      text: 'Is geregeld dat zwangere medewerkers niet boven 80 dB(A) werken?',
      picture: pictures.noisePregnant,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Gehoorbescherming helpt een ongeboren kind niet. Vraag nooit wie zwanger is; de werkwijze moet er altijd zijn.',
        sources: [
          besluit('6.29c', '80 dB(A) en 112 Pa bij zwangerschap'),
          besluit('6.29b', 'trillingen van 0,25 m/s² bij zwangerschap'),
          specialGroups,
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, er is een vaste werkwijze'),
        red('no', 'Nee', {
          label: 'Zwangere medewerkers niet beschermd tegen geluid',
          urgency: 'NOW',
          actions: [
            'Laat zwangere medewerkers niet in dit geluid werken',
            'Wijs ander werk aan onder 80 dB(A)',
            'Houd piekgeluid en trillingen in de gaten',
            'Spreek dit af vóór iemand het nodig heeft',
          ],
        }),
      ],
    },
    {
      questionKey: 'young',
      text: 'Werkt iemand onder de 18 in de groep {functiegroep} waar het geluid 85 dB(A) of hoger is?',
      type: 'SINGLE',
      since: 2,
      dependsOn: [{ scriptKey: 'DOSE', questionKey: 'level', answerKeys: ['upper'] }],
      norm: {
        explanation:
          'Wie jonger is dan 18 mag niet werken waar de dagdosis 85 dB(A) of hoger is, of met pieken van 137 dB(C) of hoger. Gehoorbescherming verandert daar niets aan. Stagiairs en leerlingen tellen mee.',
        sources: [besluit('6.27 lid 3', 'jeugdigen: 85 dB(A) of 140 Pa'), specialGroups],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Jongeren onder de 18 in te hard geluid',
          urgency: 'NOW',
          actions: [
            'Laat wie jonger is dan 18 hier vandaag niet meer werken',
            'Geef hun werk op een plek onder 85 dB(A)',
            'Maak de bron stiller, tot het onder 85 dB(A) is',
            'Spreek het af met de leermeester',
          ],
        }),
      ],
    },
    {
      questionKey: 'ototoxic',
      text: 'Is gekeken naar stoffen die het oor extra gevoelig maken en naar trillingen?',
      picture: pictures.noiseSolvent,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Sommige oplosmiddelen en trillingen maken lawaai schadelijker. De wet vraagt daarnaar te kijken als dat technisch kan.',
        sources: [
          besluit('6.7 lid 4 onder d', 'ototoxische stoffen, trillingen'),
          { name: 'Vakkennis: tolueen, styreen, lood en CO', grade: 'C' },
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of ze komen niet voor'),
        red('no', 'Nee', {
          label: 'Oplosmiddelen of trillingen niet meegewogen',
          urgency: 'LATER',
          actions: [
            'Vergelijk het register gevaarlijke stoffen',
            'Vervang oplosmiddelen',
            'Beperk trillend gereedschap',
            'Laat eerder testen',
          ],
        }),
      ],
    },
  ],
}
