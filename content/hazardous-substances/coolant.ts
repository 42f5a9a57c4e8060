import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'
import { fluidCatalogue, fluidHandbook } from './sources.ts'

export const coolant: Survey = {
  scriptKey: 'COOLANT',
  scriptType: 'SURVEY',
  title: 'Koelsmeermiddel',
  nextScript: 'FIRE',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [{ scriptKey: 'HAZARD', questionKey: 'coolant', answerKeys: ['yes'] }],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'applies',
      text: 'Koelt of smeert {stof} bij draaien, frezen, boren, zagen of slijpen?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'In de machine wordt het warm, vuil en fijn verneveld. Er groeien bacteriën in, en er kunnen stoffen ontstaan die niet op het etiket staan.',
        sources: [
          fluidHandbook('klachten van huid en luchtwegen'),
          besluit('4.2 lid 2', 'wijze van gebruik'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('mixed', 'Ja, gemengd met water'),
        choice('oil', 'Ja, als olie'),
        green('no', 'Nee', { endsScript: true }),
      ],
    },
    {
      questionKey: 'quality',
      text: 'Wordt {stof} in de machine volgens een schema gecontroleerd op zuurgraad (pH), nitriet en bacteriën?',
      type: 'SINGLE',
      dependsOn: [{ scriptKey: 'COOLANT', questionKey: 'applies', answerKeys: ['mixed'] }],
      since: 2,
      norm: {
        explanation:
          'Oude emulsie zit vol bacteriën, en van nitriet kunnen stoffen komen die kanker geven. Een teststrip laat zien wanneer je moet ingrijpen. De waarden staan in het blad van de leverancier.',
        sources: [
          fluidHandbook('bewaken, onderhouden en op tijd verversen'),
          fluidCatalogue('oude vloeistof: bacteriën en afbraakproducten'),
          ownChoice('elke week pH en concentratie'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een logboek en de waarden van de leverancier'),
        red('no', 'Nee, of alleen als het stinkt', {
          label: 'Koelsmeermiddel wordt niet bewaakt',
          urgency: 'SOON',
          actions: [
            'Ververs emulsie die stinkt, schuimt of verkleurt, en maak de machine schoon',
            'Meet elke week zuurgraad en concentratie',
            'Meet nitriet en bacteriën zo vaak als de leverancier zegt',
            'Schep vreemde olie en spanen weg, en houd een logboek bij',
          ],
        }),
      ],
    },
    {
      questionKey: 'mist',
      text: 'Wordt nevel van {stof} tegengehouden of afgezogen?',
      picture: pictures.coolantHood,
      type: 'SINGLE',
      since: 2,
      dependsOn: [{ scriptKey: 'COOLANT', questionKey: 'applies', answerKeys: ['mixed', 'oil'] }],
      norm: {
        explanation:
          'Nevel irriteert de luchtwegen, en met bacteriën erin kun je er ziek van worden. Schoonblazen met perslucht maakt de meeste nevel.',
        sources: [
          fluidHandbook('plaatselijke afzuiging, en niet schoonblazen met perslucht'),
          fluidCatalogue('gesloten machine, afzuiging of spatscherm'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een dichte kap of met afzuiging'),
        green('noMist', 'Er komt geen nevel: het drupt of wordt met een kwast gebruikt'),
        red('no', 'Nee', {
          label: 'Nevel van koelsmeermiddel in de werkplaats',
          urgency: 'SOON',
          actions: [
            'Sluit de kap of het spatscherm, en wacht voor je opent',
            'Zet de straal zachter en gericht',
            'Zuig de nevel af bij de machine',
            'Verbied schoonblazen met perslucht',
          ],
        }),
      ],
    },
    {
      questionKey: 'skin',
      text: 'Is geregeld dat {stof} niet op de huid blijft?',
      type: 'SINGLE',
      since: 2,
      dependsOn: [{ scriptKey: 'COOLANT', questionKey: 'applies', answerKeys: ['mixed', 'oil'] }],
      norm: {
        explanation:
          'Eczeem is de meest voorkomende klacht. Het komt van lang natte handen, natte kleren en vuile poetsdoeken. Handschoenen mogen niet bij draaiende delen.',
        sources: [fluidHandbook('afspraken over huidbescherming'), fluidCatalogue('klachten van de huid')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een wasplek, huidcrème en schone, droge kleding'),
        red('no', 'Nee', {
          label: 'Koelsmeermiddel blijft op de huid',
          urgency: 'SOON',
          actions: [
            'Plaats spatschermen, en pak werkstukken met een haak of tang',
            'Zorg voor een wasplek met milde zeep en schone doeken',
            'Geef huidcrème, en handschoenen bij stilstaande machines',
            'Wissel natte kleding meteen',
          ],
        }),
      ],
    },
  ],
}
