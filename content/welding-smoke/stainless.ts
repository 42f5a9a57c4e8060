import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { withMaterial } from './conditions.ts'
import * as pictures from './pictures.ts'
import { besluit, knowledge } from './sources.ts'

export const stainless: Survey = {
  scriptKey: 'STAINLESS',
  scriptType: 'SURVEY',
  title: 'RVS en kankerverwekkende rook',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: withMaterial('stainless', 'nonFerrous', 'leadPaint'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'registered',
      text: 'Is geregeld wat de wet voor kankerverwekkende rook vraagt: extra gegevens, lijst van lassers en jaarlijkse voorlichting?',
      picture: pictures.fumeRegister,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Rook van RVS bevat chroom-6 en nikkel en is kankerverwekkend. Zet nooit namen in deze check.',
        sources: [
          besluit('4.11'),
          besluit('4.13'),
          besluit('4.15'),
          besluit('4.19 onder a'),
          knowledge('lasrook van RVS op de SZW-lijst van kankerverwekkende processen'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, alle drie'),
        red('some', 'Deels', {
          label: 'Registratie van kankerverwekkende rook onvolledig',
          urgency: 'SOON',
          actions: [
            'Zoek eerst een proces met minder chroom-6',
            'Vul de extra gegevens in het register gevaarlijke stoffen in',
            'Maak een lijst van wie er mee werkt',
            'Plan voorlichting elk jaar',
          ],
        }),
        red('no', 'Nee', {
          label: 'Geen registratie bij RVS-lassen',
          urgency: 'NOW',
          actions: [
            'Beperk RVS-lassen tot het nodige',
            'Start een lijst van lassers bij personeelszaken',
            'Vul het CMR-deel van het register in',
            'Geef voorlichting',
            'Zet adembescherming in',
          ],
        }),
      ],
    },
  ],
}
