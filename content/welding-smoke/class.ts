import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import { whenWelded } from './conditions.ts'
import * as pictures from './pictures.ts'
import { annex10, arboportaal, arboregeling, besluit, trgs528 } from './sources.ts'

export const fumeClass: Script[] = [
  {
    scriptKey: 'INFO_CLASS',
    scriptType: 'INFORMATION',
    title: 'Klasse en blootstelling',
    nextScript: 'CLASS',
    genericScript: false,
    dependsOn: whenWelded,
    text: 'Het lasproces en het materiaal bepalen hoeveel rook er komt en hoe giftig die is. Kies de zwaarste combinatie die in de ruimte voorkomt, ook als die maar kort duurt.',
  },
  {
    scriptKey: 'CLASS',
    scriptType: 'SURVEY',
    title: 'Klasse en blootstelling',
    nextScript: 'INFO_WELDING_MEASURES',
    genericScript: false,
    dependsOn: whenWelded,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'class',
        text: 'In welke klasse valt het zwaarste werk in {ruimte}?',
        picture: pictures.fumeClasses,
        type: 'SINGLE',
        computation: 'WELDING_FUME_CLASS',
        since: 1,
        norm: {
          explanation:
            'Van de klasse hangt af welke maatregelen genoeg zijn. De tabel laat per proces en materiaal de klasse zien.',
          sources: [
            annex10,
            trgs528('emissie en effect per proces en materiaal'),
            ownChoice('de indeling in klassen'),
          ],
          reviewed: '2026-11-25',
        },
        answers: [
          choice('low', 'Laag (bijvoorbeeld TIG op staal, puntlassen, plasmasnijden onder water)'),
          choice('medium', 'Middel (bijvoorbeeld TIG op RVS of aluminium, hardsolderen)'),
          choice('high', 'Hoog (bijvoorbeeld MAG of elektrode op staal, autogeen snijden)'),
          choice('veryHigh', 'Zeer hoog (RVS met MIG/MAG of elektrode, gevulde draad, gutsen, loodverf)'),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'exposure',
        text: 'Is bekend hoeveel lasrook mensen in {ruimte} inademen?',
        picture: pictures.fumeMeasured,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Boven de grenswaarde loop je schade aan je longen op. Bij RVS geldt daarbij een veel lagere grens voor chroom-6.',
          sources: [
            arboregeling,
            arboportaal('grenswaarde van 1 mg/m³'),
            besluit('4.2 lid 3, 4 en 7'),
            besluit('4.3'),
            ownChoice('groen zolang niet is gemeten en alle maatregelen zijn genomen'),
          ],
          reviewed: '2026-11-25',
        },
        answers: [
          green(
            'below',
            'Ja, gemeten of beoordeeld, onder 1 mg/m³ (en onder de grens voor chroom-6 bij RVS)',
          ),
          red('above', 'Ja, erboven', {
            label: 'Lasrook boven de grenswaarde',
            urgency: 'NOW',
            actions: [
              'Kies een proces met minder rook of las minder',
              'Zet bronafzuiging of toortsafzuiging in',
              'Beperk de tijd en scheid de plek',
              'Draag aangeblazen adembescherming',
              'Laat nameten',
            ],
          }),
          green('method', 'Nog niet gemeten; alle maatregelen voor deze klasse zijn genomen'),
          red('no', 'Nee', {
            label: 'Lasrook niet beoordeeld',
            urgency: 'SOON',
            actions: [
              'Zoek de klasse op en neem de maatregelen',
              'Laat een arbeidshygiënist meten',
              'Leg de uitkomst vast',
            ],
          }),
        ],
      },
    ],
  },
]
