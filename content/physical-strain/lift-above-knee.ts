import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { liftingCalculation } from './lifting-calculation.ts'
import * as pictures from './pictures.ts'
import {
  arboportaalLifting,
  calculated,
  grafimedia,
  iso11228,
  limitDanger,
  manualHandlingDirective,
  maximumLoad,
  niosh,
} from './sources.ts'
import { whenTask } from './tasks.ts'

export const liftAboveKnee: Script[] = [
  {
    scriptKey: 'INFO_LIFTING',
    scriptType: 'INFORMATION',
    title: 'Tillen',
    nextScript: 'LIFT_ABOVE_KNEE',
    genericScript: false,
    dependsOn: whenTask('liftMid', 'liftLow', 'liftHigh'),
    text: 'Weeg de zwaarste last. Kijk daarna hoe hoog de handen zijn, bij het oppakken én bij het neerzetten. Onder de knie is lager dan ongeveer 50 cm. Boven de schouder is hoger dan ongeveer 140 cm.',
  },
  {
    scriptKey: 'LIFT_ABOVE_KNEE',
    scriptType: 'SURVEY',
    title: 'Tillen boven kniehoogte',
    nextScript: 'LIFT_BELOW_KNEE',
    genericScript: false,
    dependsOn: whenTask('liftMid'),
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'load',
        text: 'Hoe zwaar is de zwaarste last die één persoon in de groep {functiegroep} zonder hulpmiddel tussen knie- en schouderhoogte tilt?',
        picture: pictures.liftAboveKnee,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Tot 12 kg kan bijna iedereen gezond tillen, dicht bij het lichaam en hooguit 1 keer per minuut. 12 tot 16 kg mag alleen kort en niet vaak. Meer dan 25 kg mag in de metaal niemand alleen tillen. Tilt iemand vaak rond schouderhoogte, laat dat dan nameten: daar ligt de grens lager.',
          sources: [
            maximumLoad,
            grafimedia('12 kg tussen knie- en borsthoogte'),
            arboportaalLifting,
            niosh,
            calculated(
              '12,1 kg bij 1 keer per minuut en 8 uur; 16,1 kg bij 12 keer per uur en hooguit 1 uur (handen 30 cm voor de enkels, op 100 cm hoogte)',
            ),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le12', '12 kg of minder'),
          green(
            '12to16short',
            'Meer dan 12 t/m 16 kg, in totaal hooguit 1 uur per dag en hooguit 12 keer per uur',
          ),
          red('12to16long', 'Meer dan 12 t/m 16 kg, en langer of vaker dan hierboven', {
            label: 'Regelmatig tillen van 12 tot 16 kg',
            urgency: 'SOON',
            actions: [
              'Maak de last lichter: een kleinere verpakking of minder stuks per bak',
              'Zet een heftafel of takel in',
              'Wissel van taak, zodat één persoon hooguit 1 uur per dag tilt',
            ],
          }),
          red('16to25', 'Meer dan 16 t/m 25 kg', {
            label: 'Zware last van 16 tot 25 kg',
            urgency: 'SOON',
            actions: [
              'Maak de last lichter: een kleinere verpakking of minder stuks per bak',
              'Til met een takel, vacuümheffer, magneetheffer of heftafel',
              'Laat het tillen nameten met de NIOSH-methode als een hulpmiddel niet kan',
            ],
          }),
          red('gt25', 'Meer dan 25 kg', {
            label: 'Last boven het maximum van 25 kg per persoon',
            urgency: 'NOW',
            actions: [
              'Laat deze last niet meer door één persoon tillen',
              'Vraag de leverancier om kleinere eenheden',
              'Maak een hijs- of hefmiddel verplicht',
            ],
          }),
        ],
      },
      liftingCalculation,
      {
        questionKey: 'frequency',
        text: 'Hoe vaak tilt één persoon op een drukke dag (lasten van 3 kg of meer)?',
        picture: pictures.liftFrequency,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De grenzen voor het gewicht gelden voor hooguit 1 keer tillen per minuut. Tilt iemand vaker, dan kan dat hooguit 1 uur per dag. Vaker dan 15 keer per minuut keurt de norm altijd af.',
          sources: [niosh, iso11228('hooguit 15 keer per minuut')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le1', 'Gemiddeld 1 keer per minuut of minder'),
          green('1to5short', 'Meer dan 1 t/m 5 keer per minuut, in totaal hooguit 1 uur per dag'),
          red('more', 'Vaker of langer dan hierboven', {
            label: 'Te vaak of te lang achter elkaar tillen',
            urgency: 'SOON',
            actions: [
              'Laat een rollenbaan, kantelbak of robot de grote aantallen doen',
              'Spreid het tillen over de dag en over meer mensen',
            ],
          }),
        ],
      },
      {
        questionKey: 'reach',
        text: 'Staat de medewerker recht voor de last, met de handen hooguit 30 cm voor de enkels en zonder te draaien?',
        picture: pictures.liftReach,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Ver reiken en draaien maken een last veel zwaarder voor de rug. Tot 8 kg kan het, met de handen hooguit 40 cm voor de enkels en hooguit een halve kwartslag gedraaid. Voor verder reiken of draaien noemen we geen veilig gewicht: reken het uit of laat het nameten.',
          sources: [
            grafimedia('8 kg bij tillen rond heuphoogte en een kwartslag draaien'),
            niosh,
            calculated('8,4 kg (handen 40 cm voor de enkels op 75 cm hoogte, 45° gedraaid)'),
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('yes', 'Ja'),
          green(
            'noNear',
            'Nee: hooguit 8 kg, de handen hooguit 40 cm voor de enkels en hooguit een halve kwartslag gedraaid',
          ),
          red('noFar', 'Nee, en zwaarder, verder weg of verder gedraaid dan hierboven', {
            label: 'Te ver reiken of draaien bij het tillen',
            urgency: 'SOON',
            actions: [
              'Haal weg wat tussen de medewerker en de last staat',
              'Richt de werkplek zo in dat oppakken en neerzetten recht voor de medewerker gebeurt',
            ],
          }),
        ],
      },
      {
        questionKey: 'grip',
        text: 'Is de last goed vast te pakken en is er genoeg ruimte en een vlakke, niet gladde vloer?',
        picture: pictures.liftGrip,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Wie een last niet goed vast heeft of geen ruimte heeft, zet meer kracht en valt eerder. De wet noemt grip, ruimte en vloer als punten waar je op moet letten.',
          sources: [limitDanger, manualHandlingDirective],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Slechte grip, te weinig ruimte of gladde vloer bij het tillen',
            urgency: 'SOON',
            actions: [
              'Maak vloer en looproute vrij, en herstel ze',
              'Gebruik kratten, handgrepen of magneetgrepen',
            ],
          }),
        ],
      },
    ],
  },
]
