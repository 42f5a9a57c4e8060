import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, orange, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { whenWelded } from './conditions.ts'
import * as pictures from './pictures.ts'
import { fiveTimesBetter } from './sources.ts'

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
          besluit('6.2 lid 2, 4 en 6', 'luchtverversing'),
          ownChoice('elk jaar een controle van de ventilatie'),
        ],
        reviewed: '2026-11-29',
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
      text: 'Staan er in {ruimte} collega’s in de rook van een ander?',
      picture: pictures.fumeBystander,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Rook stopt niet bij de lasser. Wie ernaast werkt, ademt hem ook in, vaak zonder masker.',
        sources: [besluit('4.1c lid 1 onder d', 'zo weinig mogelijk mensen')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Anderen staan in de lasrook',
          urgency: 'SOON',
          actions: [
            'Verplaats het laswerk of de andere werkplek',
            'Zet een scherm of gordijn',
            'Spreek af wie er tegelijk werkt',
          ],
        }),
      ],
    },
    {
      questionKey: 'confined',
      text: 'Wordt er bij {ruimte} gelast of gesneden in een tank, put, ketel of andere besloten ruimte?',
      picture: pictures.confinedSpace,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'In een besloten ruimte verdringt lasgas de zuurstof, en blijft rook hangen. Wie erin gaat zonder meting, kan binnen een minuut sterven, en de redder ook. De wet vraagt dat er steeds iemand buiten kijkt.',
        sources: [
          besluit('3.5g', 'verstikking, bedwelming en vergiftiging'),
          knowledge('gasslangen en argon uit de ruimte bij elke pauze'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee, nooit'),
        orange('guarded', 'Ja, steeds gemeten, afgezogen en met iemand buiten die kijkt', {
          label: 'Laswerk in een besloten ruimte',
          urgency: 'LATER',
          actions: [
            'Kijk of het werk buiten de ruimte kan',
            'Meet zuurstof en gas vóór en tijdens het werk, en leg het vast',
            'Haal gasslangen en flessen eruit bij elke pauze',
            'Oefen elk jaar hoe iemand eruit wordt gehaald',
          ],
        }),
        red('yes', 'Ja, en dat gebeurt niet elke keer', {
          label: 'Laswerk in een besloten ruimte zonder meting of bewaking',
          urgency: 'NOW',
          actions: [
            'Stop het werk tot zuurstof en gas zijn gemeten',
            'Haal gasslangen en argon uit de ruimte',
            'Zet afzuiging en toevoer van schone lucht aan',
            'Laat steeds iemand buiten kijken, die alarm kan slaan',
            'Geef aangeblazen adembescherming van buiten',
          ],
        }),
      ],
    },
  ],
}
