import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit2017, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'
import { ceramics, infomil, knowledge, smallPackages } from './sources.ts'

export const storage: Survey = {
  scriptKey: 'STORAGE',
  scriptType: 'SURVEY',
  title: 'Opslag',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'amount',
      text: 'Ligt er meer van {stof} (met gelijke stoffen samen) dan de richtwaarde van PGS 15?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'Boven een bepaalde hoeveelheid moet verpakte gevaarlijke stof in een speciale opslag. Een kleine werkvoorraad mag bij de werkplek. De bronnen verschillen; we kiezen de strengste. Het is een richtwaarde: vraag bij de gemeente welke grens voor jullie geldt.',
        sources: [
          infomil('ondergrenzen'),
          ceramics('ondergrenzen'),
          smallPackages('kleine verpakkingen'),
          ownChoice('de strengste ondergrens als bronnen verschillen'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('below', 'Nee'),
        green('aboveOk', 'Ja, en de opslag voldoet aan PGS 15'),
        red('aboveNo', 'Ja, en de opslag voldoet niet of dat is onbekend', {
          label: 'Te veel opslag zonder PGS 15',
          urgency: 'SOON',
          actions: [
            'Verklein de voorraad',
            'Plaats een PGS 15-kast of -ruimte',
            'Vraag bij de gemeente na wat er gemeld moet worden',
            'Maak een lijst voor de brandweer',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'spill',
      text: 'Staat {stof} in een lekbak, en gescheiden van stoffen waarmee het reageert?',
      picture: pictures.spillTray,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bij lekkage of brand maakt scheiding het verschil tussen een schoonmaakklus en een ramp. De wet vraagt scheiding van stoffen die niet samengaan.',
        sources: [
          besluit2017('4.6 lid 2', 'opslag en scheiding'),
          besluit2017('4.1c lid 1 onder i'),
          knowledge('lekbak volgens PGS 15'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of niet gescheiden', {
          label: 'Lekbak of scheiding ontbreekt',
          urgency: 'SOON',
          actions: [
            'Beperk de voorraad op de werkplek',
            'Zet zuren, logen en brandbaar uit elkaar',
            'Plaats lekbakken',
            'Leg absorptiemateriaal klaar',
          ],
        }),
        green('na', 'Niet nodig: de stof kan niet lekken en reageert nergens mee', {
          freeText: 'Waarom niet?',
        }),
      ],
    },
  ],
}
