import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2020 } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbostart, article723a, bevece, rd, werkEnVeiligheid } from './sources.ts'

export const ladder: Survey = {
  scriptKey: 'LADDER',
  scriptType: 'SURVEY',
  title: 'Ladder of trap',
  nextScript: 'MOBILE_SCAFFOLD',
  genericScript: false,
  dependsOn: withMeans('ladder'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'limits',
      text: 'Blijft het werk op de ladder binnen alle grenzen: hooguit 7,5 meter stahoogte, hooguit 2 uur, hooguit 5 kilo kracht en binnen armlengte?',
      picture: pictures.ladderHeight,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Op een ladder sta je met twee voeten en één hand. Wie reikt of kracht zet, kantelt. Buiten de grenzen hoort een ladder niet thuis. De bronnen verschillen; we kiezen de strengste.',
        sources: [
          besluit2020(
            '7.23 lid 2',
            'ladder alleen bij gering risico en korte duur, of als de plaats niet anders toelaat',
          ),
          rd('7,5 meter, 2 uur en 50 newton'),
          werkEnVeiligheid('7,5 meter en 2 uur'),
          bevece('7,5 meter'),
          arbostart('4 uur, 100 newton en armlengte'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of onbekend', {
          label: 'Ladder als werkplek buiten de grenzen',
          urgency: 'NOW',
          actions: [
            'Kies een hoogwerker of rolsteiger',
            'Bouw het werk beneden',
            'Beperk de tijd en reikwijdte',
            'Verbied duwen of trekken met meer dan 5 kilo (50 newton)',
          ],
        }),
      ],
    },
    {
      questionKey: 'secured',
      text: 'Staat de ladder vast, onder de juiste hoek, en steekt hij 1 meter boven de plek uit?',
      picture: pictures.ladderSecured,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een ladder die wegglijdt, is een bekend ongeval. De wet vraagt vastzetten, een stevige ondergrond en een meter boven de uitstap.',
        sources: [article723a('lid 1 en 2 onder a en b'), rd('75 graden'), bevece('75 graden')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Ladder niet geborgd',
          urgency: 'NOW',
          actions: [
            'Zet de ladder vast boven of onder',
            'Gebruik antislipvoet en de hoek van de handleiding (rond 75 graden)',
            'Laat hem minstens 1 meter uitsteken',
            'Zet deuren op slot of dicht',
          ],
        }),
      ],
    },
    {
      questionKey: 'grip',
      text: 'Houdt iemand op de ladder altijd een hand vrij en draagt hij daar niets zwaars?',
      picture: pictures.ladderGrip,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Met je handen vol kun je je niet vasthouden. Een last dragen mag alleen als je steun en houvast houdt.',
        sources: [article723a('lid 3')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Zwaar of met twee handen op de ladder',
          urgency: 'NOW',
          actions: [
            'Hijs materiaal met een touw of lift',
            'Gebruik een riem met gereedschap',
            'Kies een hoogwerker',
            'Stop met werk waarvoor je twee handen nodig hebt',
          ],
        }),
      ],
    },
  ],
}
