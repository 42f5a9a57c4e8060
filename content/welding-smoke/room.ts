import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import { whenWelded } from './conditions.ts'
import * as pictures from './pictures.ts'
import { besluit, fiveTimesBetter, knowledge } from './sources.ts'

export const room: Survey = {
  scriptKey: 'ROOM',
  scriptType: 'SURVEY',
  title: 'Ruimte',
  nextScript: 'RESPIRATORY_PROTECTION',
  genericScript: false,
  dependsOn: whenWelded,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'ventilation',
      text: 'Is er mechanische ruimteventilatie met toevoer van schone lucht, en werkt die?',
      picture: pictures.roomVentilation,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Ventilatie haalt weg wat de afzuiging niet vangt. Alleen afzuigen zonder toevoer werkt niet: de lucht kan nergens vandaan komen.',
        sources: [
          fiveTimesBetter('ruimteventilatie altijd nodig'),
          besluit('4.5 lid 1'),
          besluit('6.2 lid 1 en 2'),
          ownChoice('elk jaar een controle van de ventilatie'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, gecontroleerd in het afgelopen jaar'),
        red('natural', 'Alleen open deuren en ramen', {
          label: 'Alleen natuurlijke ventilatie',
          urgency: 'SOON',
          actions: [
            'Plaats mechanische toevoer en afvoer',
            'Zet laswerk bij de open kant',
            'Beperk de tijd',
            'Zorg voor adembescherming zolang dit niet klaar is',
          ],
        }),
        red('no', 'Nee', {
          label: 'Geen ventilatie in de lasruimte',
          urgency: 'NOW',
          actions: [
            'Plaats ventilatie met toevoer',
            'Verplaats het werk',
            'Stop werk van klasse hoog tot het werkt',
          ],
        }),
      ],
    },
    {
      questionKey: 'others',
      text: 'Staan er collega’s in de rook van een ander, of werkt er iemand in een besloten ruimte?',
      picture: pictures.fumeBystander,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Rook stopt niet bij de lasser. In een besloten ruimte wordt de lucht snel giftig en kan zuurstof wegraken.',
        sources: [
          besluit('4.1c lid 1 onder d', 'zo weinig mogelijk mensen'),
          knowledge('eigen regels voor besloten ruimten'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Anderen staan in de lasrook',
          urgency: 'SOON',
          actions: [
            'Zet een scherm of gordijn',
            'Verplaats het laswerk of de andere werkplek',
            'Geef in een besloten ruimte afzuiging, toezicht en aangeblazen lucht',
            'Spreek af wie er tegelijk werkt',
          ],
        }),
      ],
    },
  ],
}
