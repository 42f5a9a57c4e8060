import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { whenWelded } from './conditions.ts'
import * as pictures from './pictures.ts'
import { besluit, fiveTimesBetter, knowledge } from './sources.ts'

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
      text: 'Houden lassers hun hoofd uit de pluim en weten zij hoe afzuiging en helm werken?',
      picture: pictures.headBesidePlume,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Het verschil tussen een hoofd in en naast de pluim is vaak tien keer zoveel rook. De pluim is groter dan je ziet.',
        sources: [
          fiveTimesBetter('de pluim is groter dan je ziet'),
          besluit('4.10d'),
          knowledge('factor tien als vuistregel'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, met toolbox en controle'),
        red('no', 'Nee', {
          label: 'Verkeerde houding of onbekend met afzuiging',
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
      questionKey: 'medical',
      text: 'Kunnen lassers op kosten van het bedrijf een longonderzoek laten doen?',
      picture: pictures.lungTest,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'Zo zie je vroeg of longen achteruitgaan. De uitslag blijft tussen medewerker en arts.',
        sources: [
          besluit('4.10a lid 1 t/m 4'),
          besluit('4.10c lid 4', 'onderzoek vóór het begin, 40 jaar bewaren'),
        ],
        reviewed: '2026-11-25',
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
