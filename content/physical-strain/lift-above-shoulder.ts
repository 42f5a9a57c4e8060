import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import { liftingCalculation } from './lifting-calculation.ts'
import * as pictures from './pictures.ts'
import {
  calculated,
  grafimedia,
  iso11228,
  limitDanger,
  manualHandlingDirective,
  maximumLoad,
  niosh,
} from './sources.ts'
import { whenTask } from './tasks.ts'

export const liftAboveShoulder: Script = {
  scriptKey: 'LIFT_ABOVE_SHOULDER',
  scriptType: 'SURVEY',
  title: 'Tillen boven schouderhoogte',
  nextScript: 'INFO_CARRY',
  genericScript: false,
  dependsOn: whenTask('liftHigh'),
  hasFactsheets: true,
  questions: [
    {
      questionKey: 'load',
      text: 'Hoe zwaar is de zwaarste last die één persoon in de groep {functiegroep} boven schouderhoogte tilt of neerzet?',
      picture: pictures.liftAboveShoulder,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Boven de schouder heb je weinig kracht en weinig houvast. De bronnen verschillen: 4 kg boven het hoofd, of berekend ruim 8 kg boven de schouder. We kiezen de strengste grens en gebruiken die vanaf schouderhoogte.',
        sources: [
          maximumLoad,
          grafimedia('4 kg boven het hoofd (175 cm)'),
          niosh,
          calculated('8,4 kg bij 1 keer per minuut en 8 uur (handen 35 cm voor de enkels, op 150 cm hoogte)'),
          ownChoice('4 kg al vanaf schouderhoogte'),
        ],
        reviewed: '2026-11-21',
      },
      answers: [
        green('le4', '4 kg of minder'),
        red('4to25', 'Meer dan 4 t/m 25 kg', {
          label: 'Last van meer dan 4 kg boven schouderhoogte',
          urgency: 'SOON',
          actions: [
            'Leg zware onderdelen op heup- tot borsthoogte in de stelling',
            'Gebruik een takel of balancer',
            'Gebruik een trap met bordes of een hoogwerker, zodat de handen onder schouderhoogte blijven',
          ],
        }),
        red('gt25', 'Meer dan 25 kg', {
          label: 'Last boven het maximum van 25 kg per persoon',
          urgency: 'NOW',
          actions: [
            'Laat deze last niet meer door één persoon tillen',
            'Leg zware lasten niet meer boven schouderhoogte',
            'Maak een hijs- of hefmiddel verplicht',
          ],
        }),
      ],
    },
    liftingCalculation,
    {
      questionKey: 'height',
      text: 'Komen de handen met een last van 3 kg of meer hoger dan 175 cm?',
      picture: pictures.liftHeight,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Boven 175 cm is tillen niet meer veilig te beoordelen. De norm en de NIOSH-methode stoppen daar allebei. Zet niets van 3 kg of meer zo hoog.',
        sources: [iso11228('niet hoger dan 175 cm'), niosh],
        reviewed: '2026-11-21',
      },
      answers: [
        green('no', 'Nee'),
        red('yes', 'Ja', {
          label: 'Tillen boven 175 cm',
          urgency: 'SOON',
          actions: [
            'Gebruik de stelling alleen tot 175 cm voor lasten van 3 kg of meer',
            'Gebruik een trap met bordes voor wat hoger ligt',
          ],
        }),
      ],
    },
    {
      questionKey: 'frequency',
      text: 'Hoe vaak tilt één persoon boven schouderhoogte?',
      picture: pictures.liftAboveShoulder,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Armen die vaak omhoog moeten, worden snel moe. De grens van 1 keer per minuut hebben we zelf gekozen, omdat de berekening van het gewicht daarvan uitgaat.',
        sources: [niosh, ownChoice('hooguit 1 keer per minuut')],
        reviewed: '2026-11-21',
      },
      answers: [
        green('le1', 'Gemiddeld 1 keer per minuut of minder'),
        red('more', 'Vaker dan 1 keer per minuut', {
          label: 'Te vaak boven schouderhoogte tillen',
          urgency: 'SOON',
          actions: [
            'Zet wat vaak nodig is onder schouderhoogte',
            'Laat een machine de aan- en afvoer doen',
            'Verdeel het werk over meer mensen',
          ],
        }),
      ],
    },
    {
      questionKey: 'grip',
      text: 'Is de last die boven schouderhoogte komt goed vast te pakken?',
      picture: pictures.liftHold,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Boven de schouder kun je een last die wegglijdt niet opvangen. De wet noemt de greep als een punt waar je op moet letten. Dat een slechte greep hier altijd rood is, hebben we zelf gekozen.',
        sources: [
          limitDanger,
          manualHandlingDirective,
          ownChoice('boven schouderhoogte altijd een goede greep'),
        ],
        reviewed: '2026-11-24',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Slechte greep bij tillen boven schouderhoogte',
          urgency: 'SOON',
          actions: [
            'Leg wat slecht vast te pakken is onder schouderhoogte',
            'Gebruik kratten, handgrepen of magneetgrepen',
          ],
        }),
      ],
    },
  ],
}
