import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { withCarcinogen } from './conditions.ts'
import * as pictures from './pictures.ts'

const onTheList = knowledge('lasrook van RVS op de SZW-lijst van kankerverwekkende processen')

export const stainless: Survey = {
  scriptKey: 'STAINLESS',
  scriptType: 'SURVEY',
  title: 'RVS en kankerverwekkende rook',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: withCarcinogen,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'registered',
      text: 'Is er een lijst van wie er in {ruimte} met kankerverwekkende rook werkt?',
      picture: pictures.fumeRegister,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Kanker door rook komt pas na tientallen jaren. De lijst met de blootstelling blijft daarom 40 jaar bewaard. Zet nooit namen in deze check.',
        sources: [besluit('4.15'), onTheList],
        reviewed: '2026-11-29',
      },
      answers: [
        green('list', 'Ja, afgeschermd bewaard'),
        red('some', 'Deels', {
          label: 'Lijst van kankerverwekkende rook onvolledig',
          urgency: 'SOON',
          actions: [
            'Maak de lijst compleet, met wat en hoe lang',
            'Bewaar hem 40 jaar bij personeelszaken',
            'Laat iedereen zijn eigen gegevens inzien',
          ],
        }),
        red('no', 'Nee', {
          label: 'Geen lijst bij kankerverwekkende rook',
          urgency: 'SOON',
          actions: [
            'Beperk laswerk aan RVS tot het nodige',
            'Begin een lijst van lassers bij personeelszaken',
            'Bewaar hem 40 jaar',
          ],
        }),
      ],
    },
    {
      questionKey: 'extraData',
      text: 'Staan in de RI&E de extra gegevens over kankerverwekkende rook van {ruimte}?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'De wet vraagt waarom het niet anders kan, hoeveel en hoe vaak, hoeveel mensen, en welke maatregelen en bescherming er zijn. Het register gevaarlijke stoffen heeft er een plek voor.',
        sources: [besluit('4.11'), besluit('4.13')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Extra gegevens over kankerverwekkende rook ontbreken',
          urgency: 'SOON',
          actions: [
            'Zet de rook als stof in het register gevaarlijke stoffen',
            'Vul daar de extra gegevens in',
            'Neem ze over in de RI&E',
          ],
        }),
      ],
    },
    {
      questionKey: 'yearly',
      text: 'Krijgt iedereen die er in {ruimte} mee werkt elk jaar voorlichting over kankerverwekkende rook?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation: 'Wie weet wat de rook doet, zuigt wel af. Nieuwe mensen horen het voor hun eerste las.',
        sources: [besluit('4.19 lid 1 onder a')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Geen jaarlijkse voorlichting over kankerverwekkende rook',
          urgency: 'SOON',
          actions: [
            'Geef de voorlichting vóór het volgende laswerk',
            'Plan haar elk jaar',
            'Leg vast dat ze is gegeven',
          ],
        }),
      ],
    },
    {
      questionKey: 'hygiene',
      text: 'Kunnen lassers van {ruimte} zich wassen en hun werkkleding apart hangen, en eten zij ergens anders?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Stof op handen en kleren gaat mee naar de kantine en naar huis. Zo krijg je het alsnog binnen.',
        sources: [besluit('4.20', 'hygiëne')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Lasstof gaat mee op kleren en handen',
          urgency: 'SOON',
          actions: [
            'Verbied eten en drinken op de lasplek',
            'Zorg voor een wastafel en aparte kasten',
            'Laat werkkleding door het bedrijf wassen',
          ],
        }),
      ],
    },
  ],
}
