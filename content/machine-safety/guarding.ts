import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { unlessKind, whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const guarding: Survey = {
  scriptKey: 'GUARDING',
  scriptType: 'SURVEY',
  title: 'Afscherming',
  nextScript: 'MAINTENANCE',
  genericScript: false,
  dependsOn: whenInUse,
  // What is dangerous about it does not move.
  alsoDependsOn: [unlessKind('weldingSet')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'guards',
      text: 'Zijn alle bewegende delen van {machine} die je kunt raken afgeschermd?',
      picture: pictures.beltGuard,
      type: 'SINGLE',
      isPrimarySafeguard: true,
      since: 1,
      norm: {
        explanation:
          'Draaiende delen pakken kleding, haar en vingers in een fractie van een seconde. De wet vraagt stevige schermen die je niet zomaar overslaat.',
        sources: [besluit('7.7 lid 1-5 en 7')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met vaste kappen of kappen die de machine stilzetten'),
        red('some', 'Deels', {
          label: 'Bewegende delen deels afgeschermd',
          urgency: 'NOW',
          actions: [
            'Zet de machine stil tot de open delen zijn afgeschermd',
            'Haal de beweging weg of vervang de machine',
            'Plaats kappen met een schakelaar die stilzet',
            'Zorg dat reparatie kan zonder de kap te slopen',
          ],
        }),
        red('no', 'Nee', {
          label: 'Bewegende delen niet afgeschermd',
          urgency: 'NOW',
          actions: [
            'Zet de machine stil en vergrendel hem',
            'Breng afscherming aan',
            'Laat pas weer draaien na controle',
          ],
        }),
      ],
    },
    {
      questionKey: 'bypassed',
      text: 'Is er een beveiliging van {machine} overbrugd, weggehaald of vastgeplakt?',
      picture: pictures.bypassedSwitch,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Veel ernstige ongevallen gebeuren doordat een beveiliging uit stond. Wie hem uitzet, doet dat omdat hij hindert.',
        sources: [besluit('7.7 lid 4', 'niet eenvoudig buiten werking te stellen')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja, of soms bij instellen', {
          label: 'Beveiliging overbrugd',
          urgency: 'NOW',
          actions: [
            'Zet de machine stil',
            'Herstel de beveiliging vandaag',
            'Zoek uit waarom het gebeurt (traag, zicht, instellen) en los dat op',
            'Maak een veilige insteltijd mogelijk met de handleiding',
          ],
        }),
      ],
    },
    {
      questionKey: 'emergencyStop',
      text: 'Heeft {machine} een noodstop die werkt en die je vanaf de werkplek kunt bereiken?',
      picture: pictures.emergencyStop,
      type: 'SINGLE',
      since: 1,
      // The law asks none of what is held in the hands.
      dependsOn: [unlessKind('angleGrinder')],
      norm: {
        explanation:
          'Als het misgaat moet de machine stoppen zonder zoeken. Een noodstop is verplicht als het gevaar en de uitlooptijd daarom vragen.',
        sources: [
          besluit('7.16'),
          unread('Machinerichtlijn 2006/42/EG, bijlage I, 1.2.4.3: niet voor handgereedschap'),
          ownChoice('de noodstop elk jaar en elke maand testen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en die is het afgelopen jaar getest'),
        green(
          'notNeeded',
          'Niet nodig: de machine staat binnen een seconde stil, of een noodstop helpt niet volgens de handleiding',
          {
            freeText: 'Waar staat dat?',
          },
        ),
        red(
          'untested',
          'Ja, maar het afgelopen jaar niet getest',
          {
            label: 'Noodstop niet getest',
            urgency: 'SOON',
            actions: [
              'Test de noodstop met een lege machine',
              'Zet de machine stil als hij niet werkt',
              'Test hem elke maand en schrijf dat op',
            ],
          },
          { since: 2 },
        ),
        red('no', 'Nee, of hij werkt niet', {
          label: 'Noodstop ontbreekt of werkt niet',
          urgency: 'NOW',
          actions: [
            'Zet de machine stil tot de noodstop werkt',
            'Laat een noodstop plaatsen op elke bedieningsplek',
            'Kies een motor met rem bij lang uitlopen',
            'Test hem elke maand',
            'Houd een afstand tot de gevaarlijke plek aan',
          ],
        }),
      ],
    },
    {
      questionKey: 'restart',
      text: 'Start {machine} vanzelf weer als de stroom of lucht terugkomt?',
      picture: pictures.restart,
      type: 'SINGLE',
      since: 1,
      dependsOn: [unlessKind('forklift')],
      norm: {
        explanation:
          'Na een stroomstoring staat er iemand met zijn handen in de machine. Alleen een bewuste handeling mag hem weer starten.',
        sources: [
          besluit('7.14 lid 1-3'),
          knowledge('nulspanningsbeveiliging bij machines zonder vasthoudknop'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Machine start vanzelf weer',
          urgency: 'NOW',
          actions: [
            'Gebruik de machine niet tot het klaar is',
            'Plaats een nulspanningsrelais',
            'Vervang de schakelaar door een vasthoudschakelaar',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'controls',
      text: 'Zie je vanaf de bediening van {machine} altijd of er iemand in de gevaarlijke zone staat?',
      picture: pictures.mirrorControls,
      type: 'SINGLE',
      since: 1,
      dependsOn: [unlessKind('angleGrinder')],
      norm: {
        explanation:
          'Wie start zonder te kijken, kan een collega klemmen. De wet vraagt een signaal als je de machine niet helemaal ziet.',
        sources: [besluit('7.13 lid 4, 5 en 7')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of er gaat eerst een signaal'),
        red(
          'no',
          'Nee',
          {
            label: 'Bediening zonder zicht op de machine',
            urgency: 'SOON',
            actions: [
              'Verplaats de bediening of plaats spiegels',
              'Zet een geluid- en lichtsignaal voor het starten',
              'Laat met twee mensen werken met één aangewezen bediener',
            ],
          },
          {
            urgentWhen: [{ scriptKey: 'GUARDING', questionKey: 'guards', answerKeys: ['some', 'no'] }],
          },
        ),
      ],
    },
  ],
}
