import { green, open, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const press = createKind({
  scriptKey: 'PRESS',
  kind: 'press',
  title: 'Pers (excenter, hydraulisch)',
  nextScript: 'WELDING_ROBOT',
  questions: [
    {
      questionKey: 'tooling',
      text: 'Bij {machine}: waardoor blijven handen uit het gereedschap?',
      picture: pictures.pressGuard,
      type: 'SINGLE',
      isPrimarySafeguard: true,
      since: 1,
      norm: {
        explanation:
          'Gesloten gereedschap of een scherm houdt elke hand eruit. Een lichtscherm en tweehandenbediening helpen alleen als de pers op tijd stopt. Tweehandenbediening beschermt alleen wie de knoppen vasthoudt.',
        sources: [besluit('7.7 en 7.14'), unread('EN 692 en EN ISO 16092')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('closed', 'Gesloten gereedschap of een scherm rondom', { since: 2 }),
        green('device', 'Een lichtscherm of tweehandenbediening', { since: 2 }),
        green('slow', 'De pers sluit langzaam (10 mm/s of minder) en alleen zolang je de knop indrukt', {
          since: 2,
        }),
        red('no', 'Nergens door: je kunt erbij', {
          label: 'Open gereedschap in de pers',
          urgency: 'NOW',
          actions: [
            'Zet de pers stil tot handen er niet meer bij kunnen',
            'Maak gesloten gereedschap of een afscherming',
            'Kies lichtscherm of tweehandenbediening',
            'Laat de pers pas draaien na controle',
          ],
        }),
      ],
    },
    {
      questionKey: 'stops',
      text: 'Bij {machine}: staat de pers stil voordat een hand bij het gereedschap is?',
      type: 'SINGLE',
      since: 2,
      dependsOn: [{ scriptKey: 'PRESS', questionKey: 'tooling', answerKeys: ['device'] }],
      norm: {
        explanation:
          'Sommige excenterpersen stoppen niet halverwege de slag: dan helpt een lichtscherm niet. Hoe ver het scherm van het gereedschap moet staan, volgt uit een meting van de tijd die het stoppen kost.',
        sources: [besluit('7.7 lid 4 en 5'), unread('EN ISO 13855: afstand tot lichtscherm of knoppen')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, volgens een meting of de leverancier'),
        red('no', 'Nee', {
          label: 'Pers stopt te laat',
          urgency: 'NOW',
          actions: [
            'Zet de pers stil',
            'Maak gesloten gereedschap of een scherm rondom',
            'Laat de tijd van het stoppen meten en zet het lichtscherm verder weg',
          ],
        }),
        open('unknown', 'Weet ik niet: laat het meten of vraag het de leverancier'),
      ],
    },
    {
      questionKey: 'block',
      text: 'Bij {machine}: wordt bij instellen een veiligheidsblok of vergrendeling gebruikt?',
      picture: pictures.pressBlock,
      canBeAbsent: true,
      label: 'Instellen zonder veiligheidsblok',
      urgency: 'NOW',
      actions: [
        'Stel niet in zonder blok of vergrendeling',
        'Leg een blok klaar dat de kracht draagt',
        'Zet de sleutelschakelaar op instellen met laag toerental',
        'Laat alleen ervaren mensen instellen',
      ],
      why: 'Tijdens instellen zit je in het gereedschap.',
      sources: [besluit('7.5 lid 2 en 3'), knowledge('een blok dat de kracht draagt')],
    },
    {
      questionKey: 'check',
      text: 'Bij {machine}: wordt de beveiliging van de pers elke dienst en na gereedschapswissel gecontroleerd?',
      canBeAbsent: true,
      label: 'Beveiliging niet elke dienst gecontroleerd',
      urgency: 'SOON',
      actions: [
        'Maak een lijst van vijf punten',
        'Teken af bij start en na wissel',
        'Zet de pers stil bij een fout',
      ],
      why: 'Een scherm kan na wisselen verkeerd staan.',
      sources: [besluit('7.4a lid 3'), ownChoice('controle bij elke dienst en na elke wissel')],
    },
  ],
})
