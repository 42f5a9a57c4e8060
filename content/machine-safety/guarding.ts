import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit2017, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'
import { keurmeesters } from './sources.ts'

export const guarding: Survey = {
  scriptKey: 'GUARDING',
  scriptType: 'SURVEY',
  title: 'Afscherming',
  nextScript: 'MAINTENANCE',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'guards',
      text: 'Zijn alle bewegende delen van {machine} die je kunt raken afgeschermd?',
      picture: pictures.beltGuard,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Draaiende delen pakken kleding, haar en vingers in een fractie van een seconde. De wet vraagt stevige schermen die je niet zomaar overslaat.',
        sources: [besluit2017('7.7 lid 1-5 en 7')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, met vaste kappen of kappen die de machine stilzetten'),
        red('some', 'Deels', {
          label: 'Bewegende delen deels afgeschermd',
          urgency: 'SOON',
          actions: [
            'Vervang de machine of haal de beweging weg',
            'Plaats kappen met een schakelaar die stilzet',
            'Zorg dat reparatie kan zonder de kap te slopen',
            'Markeer de plek zolang het niet klaar is',
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
        sources: [besluit2017('7.7 lid 4 en 6', 'niet eenvoudig buiten werking, zo min mogelijk hinder')],
        reviewed: '2026-11-25',
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
      text: 'Heeft {machine} een werkende noodstop die je vanaf de werkplek kunt bereiken?',
      picture: pictures.emergencyStop,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Als het misgaat moet de machine stoppen zonder zoeken. Een noodstop is verplicht als het gevaar en de uitlooptijd daarom vragen.',
        sources: [besluit2017('7.16'), ownChoice('de noodstop elk jaar en elke maand testen')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, en die is het afgelopen jaar getest'),
        green('notNeeded', 'Niet nodig: de machine staat binnen een seconde stil en dat is vastgelegd', {
          freeText: 'Waar staat dat?',
        }),
        red('no', 'Nee, of niet getest', {
          label: 'Noodstop ontbreekt of werkt niet',
          urgency: 'SOON',
          actions: [
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
      norm: {
        explanation:
          'Na een stroomstoring staat er iemand met zijn handen in de machine. Alleen een bewuste handeling mag hem weer starten.',
        sources: [
          besluit2017('7.14 lid 1-3'),
          keurmeesters('nulspanningsbeveiliging bij machines zonder vasthoudknop'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Machine start vanzelf weer',
          urgency: 'NOW',
          actions: [
            'Plaats een nulspanningsrelais',
            'Vervang de schakelaar door een vasthoudschakelaar',
            'Gebruik de machine niet tot het klaar is',
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
      norm: {
        explanation:
          'Wie start zonder te kijken, kan een collega klemmen. De wet vraagt een signaal als je de machine niet helemaal ziet.',
        sources: [besluit2017('7.13 lid 4, 5 en 7')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, of er gaat eerst een signaal'),
        red('no', 'Nee', {
          label: 'Bediening zonder zicht op de machine',
          urgency: 'SOON',
          actions: [
            'Verplaats de bediening of plaats spiegels',
            'Zet een geluid- en lichtsignaal voor het starten',
            'Laat met twee mensen werken met één aangewezen bediener',
          ],
        }),
      ],
    },
  ],
}
