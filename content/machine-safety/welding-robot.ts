import { green, open, orange, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const weldingRobot = createKind({
  scriptKey: 'WELDING_ROBOT',
  kind: 'weldingRobot',
  title: 'Lasrobot',
  nextScript: 'FORKLIFT',
  questions: [
    {
      questionKey: 'fence',
      text: 'Bij {machine}: staat de robot achter een hek van minstens 1,4 m, met een opening onder van hooguit 18 cm?',
      picture: pictures.robotFence,
      type: 'SINGLE',
      isPrimarySafeguard: true,
      since: 1,
      norm: {
        explanation:
          'Zonder hek loop je zo de beweging in. Een open kant mag een lichtscherm of scanner hebben die de robot stilzet. Een cobot mag alleen zonder hek als een deskundige de hele cel heeft beoordeeld, ook toorts en laslicht.',
        sources: [
          besluit('7.7 lid 1 en 5'),
          unread('EN ISO 13857: 1,4 m hoog en een opening van 180 mm'),
          unread('EN ISO 10218-2 en ISO/TS 15066'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        green('lightCurtain', 'Ja, en een open kant heeft een lichtscherm of scanner die stilzet', {
          since: 2,
        }),
        green('cobot', 'Nee, het is een cobot en een deskundige heeft de cel beoordeeld', {
          freeText: 'Waar ligt die beoordeling?',
          since: 2,
        }),
        red('no', 'Nee', {
          label: 'Hek om de robot ontbreekt of te laag',
          urgency: 'NOW',
          actions: [
            'Zet de robot stil tot niemand er meer bij kan',
            'Plaats of verhoog het hek',
            'Sluit open kanten',
            'Zet de cel zo dat niemand over het hek hoeft',
          ],
        }),
      ],
    },
    {
      questionKey: 'doors',
      text: 'Bij {machine}: stopt de robot als een deur opengaat of iemand door het lichtscherm loopt?',
      isPrimarySafeguard: true,
      label: 'Deur van de robotcel niet beveiligd',
      urgency: 'NOW',
      actions: [
        'Zet de robot stil',
        'Plaats een schakelaar op elke deur',
        'Test bij elke dienst',
        'Vergrendel de cel tot dit werkt',
      ],
      why: 'Anders beweegt hij door terwijl iemand binnen is.',
      sources: [besluit('7.7, 7.13 en 7.14')],
    },
    {
      questionKey: 'reset',
      text: 'Bij {machine}: kun je de robot alleen van buiten de cel weer starten, met zicht op de hele cel?',
      since: 2,
      label: 'Robot kan starten terwijl iemand in de cel is',
      urgency: 'NOW',
      actions: [
        'Zet de robot stil',
        'Verplaats de herstelknop naar buiten met zicht op de cel',
        'Geef wie naar binnen gaat een slot of sleutel mee',
      ],
      why: 'Wie de deur achter zich dicht ziet vallen, staat bij een robot die een ander start.',
      sources: [besluit('7.13 lid 5 en 7 en artikel 7.14'), unread('EN ISO 10218-2')],
    },
    {
      questionKey: 'performance',
      text: 'Zegt de leverancier op papier dat de beveiliging van de deuren van {machine} blijft werken bij een storing (PL d)?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een schakelaar die stukgaat, mag de deur niet onbeveiligd laten. Robots hebben daarom beveiliging van niveau d (PL d). Alleen de leverancier of een deskundige kan dat zeggen.',
        sources: [besluit('7.13 lid 3'), unread('EN ISO 13849-1 en EN ISO 10218-2: PL d, categorie 3')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, in de verklaring of een rapport'),
        orange('no', 'Nee, de leverancier kan het niet zeggen', {
          label: 'Niet bekend of de beveiliging blijft werken bij een storing',
          urgency: 'SOON',
          actions: [
            'Laat een deskundige de beveiliging berekenen',
            'Vervang schakelaars en relais die niet goed genoeg zijn',
            'Test de deuren bij elke dienst tot dat klaar is',
          ],
        }),
        open('unknown', 'Weet ik niet: vraag het de leverancier'),
      ],
    },
    {
      questionKey: 'teach',
      text: 'Bij {machine}: gaat inleren langzaam en met een toestemmingsknop in de hand?',
      picture: pictures.robotTeach,
      canBeAbsent: true,
      askSupplier: true,
      label: 'Inleren zonder toestemmingsknop',
      urgency: 'NOW',
      actions: [
        'Ga niet meer de cel in om in te leren',
        'Gebruik inleren met verlaagde snelheid',
        'Laat alleen bevoegden in de cel',
        'Vergrendel bij onderhoud',
      ],
      why: 'Tijdens inleren sta je binnen het bereik van de robot.',
      sources: [besluit('7.5 lid 3'), unread('EN ISO 10218: 250 mm/s en een knop met drie standen')],
    },
  ],
})
