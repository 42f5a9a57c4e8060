import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { withCarcinogen, withClass } from './conditions.ts'
import * as pictures from './pictures.ts'
import { fiveTimesBetter, hse, trgs528 } from './sources.ts'

export const extraction: Survey = {
  scriptKey: 'EXTRACTION',
  scriptType: 'SURVEY',
  title: 'Afzuiging',
  nextScript: 'ROOM',
  genericScript: false,
  dependsOn: withClass('medium', 'high', 'veryHigh', 'unknown'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'used',
      text: 'Wordt in {ruimte} bij elke las bronafzuiging gebruikt?',
      picture: pictures.torchExtraction,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Als de rook eenmaal in de hal hangt, krijg je hem er niet meer uit. Bij middel en hoger is afzuiging bij de las nodig.',
        sources: [
          besluit('4.4 lid 4'),
          besluit('4.18 lid 2', 'bij RVS'),
          fiveTimesBetter('bronafzuiging'),
          trgs528('afzuiging vanaf klasse middel'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, toortsafzuiging of een arm bij elke las'),
        red(
          'mostly',
          'Meestal',
          {
            label: 'Niet altijd afzuiging bij de las',
            urgency: 'SOON',
            actions: [
              'Las alleen waar wordt afgezogen',
              'Kies toortsafzuiging of een arm die meeloopt',
              'Hang hem binnen handbereik',
              'Laat zien wat het doet',
              'Draag adembescherming als afzuigen niet kan',
            ],
          },
          { urgentWhen: [withClass('veryHigh'), withCarcinogen] },
        ),
        red('no', 'Nee', {
          label: 'Geen bronafzuiging',
          urgency: 'NOW',
          actions: [
            'Stop laswerk zonder afzuiging',
            'Plaats bronafzuiging op elke lasplek',
            'Zorg voor ruimteventilatie',
            'Draag aangeblazen adembescherming',
          ],
        }),
      ],
    },
    {
      questionKey: 'position',
      text: 'Hangt de afzuigmond steeds vlak bij de las, hooguit zo ver weg als de mond breed is (vaak 30 cm)?',
      picture: pictures.extractionDistance,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Verder weg dan twee keer de breedte ontsnapt veel rook. De mond hoort recht boven de las.',
        sources: [
          hse('1 tot 2 keer de diameter, mond vaak 300 mm'),
          ownChoice('hooguit 1 keer de breedte, de strengste lezing'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, hij blijft hangen', {
          label: 'Afzuigmond te ver van de las',
          urgency: 'SOON',
          actions: [
            'Kies een mond die op het werkstuk staat of aan de toorts zit',
            'Plak de juiste afstand op de arm',
            'Verplaats hem met de las mee',
            'Controleer in de werkplekronde',
          ],
        }),
      ],
    },
    {
      questionKey: 'airBack',
      text: 'Gaat de afgezogen lucht naar buiten, of is bewezen dat de teruggeblazen lucht schoon is?',
      picture: pictures.airOutside,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bij kankerverwekkende rook mag je de lucht niet zomaar terugblazen. Een vol filter blaast alles weer de hal in.',
        sources: [besluit('4.5 lid 1 t/m 4')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('outside', 'Naar buiten'),
        green('proved', 'Terug, en gemeten hooguit 1/10 van de grenswaarde'),
        red(
          'no',
          'Terug, niet gemeten',
          {
            label: 'Gefilterde lasrook terug in de hal',
            urgency: 'SOON',
            actions: [
              'Voer de lucht naar buiten af',
              'Laat de filterlucht meten',
              'Vervang filters op tijd en leg het vast',
              'Zorg voor toevoer van schone lucht',
            ],
          },
          { urgentWhen: [withClass('veryHigh'), withCarcinogen] },
        ),
        open('unknown', 'Weet ik niet'),
      ],
    },
  ],
}
