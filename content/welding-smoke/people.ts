import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { whenWelded } from './conditions.ts'
import * as pictures from './pictures.ts'
import { fiveTimesBetter } from './sources.ts'

export const people: Survey = {
  scriptKey: 'PEOPLE',
  scriptType: 'SURVEY',
  title: 'Mensen',
  nextScript: 'INFO_ACTIONS',
  genericScript: false,
  dependsOn: whenWelded,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'behaviour',
      text: 'Houden lassers in {ruimte} hun hoofd uit de pluim?',
      picture: pictures.headBesidePlume,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Het verschil tussen een hoofd in en naast de pluim is vaak tien keer zoveel rook. De pluim is groter dan je ziet.',
        sources: [fiveTimesBetter('de pluim is groter dan je ziet'), knowledge('factor tien als vuistregel')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met toolbox en controle'),
        red('no', 'Nee', {
          label: 'Hoofd in de rookpluim',
          urgency: 'SOON',
          actions: [
            'Kantel het werkstuk zodat de pluim weg trekt',
            'Zet de mond aan de goede kant',
            'Geef een toolbox met rook die je ziet',
            'Neem het mee in de werkplekronde',
          ],
        }),
      ],
    },
    {
      questionKey: 'explained',
      text: 'Hebben lassers van {ruimte} geleerd hoe zij de afzuiging gebruiken?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een arm die verkeerd hangt, zuigt niets. Laat het zien op de werkplek, in een taal die iedereen begrijpt.',
        sources: [besluit('4.10d')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Lassers hebben geen uitleg gehad over afzuigen',
          urgency: 'SOON',
          actions: [
            'Laat op de lasplek zien hoe het moet',
            'Leg vast wie de uitleg had',
            'Herhaal het elk jaar',
          ],
        }),
      ],
    },
    {
      questionKey: 'medical',
      text: 'Kunnen lassers op kosten van het bedrijf een longonderzoek laten doen?',
      picture: pictures.lungTest,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'Zo zie je vroeg of longen achteruitgaan. De uitslag blijft tussen medewerker en arts.',
        sources: [
          besluit('4.10a lid 1'),
          besluit('4.10c lid 4', 'onderzoek vóór het begin, 40 jaar bewaren'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, via de arbodienst of bedrijfsarts'),
        red('no', 'Nee', {
          label: 'Geen gezondheidsonderzoek voor lassers',
          urgency: 'SOON',
          actions: [
            'Vraag de bedrijfsarts om een longonderzoek voor lassers',
            'Bied het aan bij begin en daarna regelmatig',
            'Laat uitslagen alleen bij de arts',
          ],
        }),
      ],
    },
  ],
}
