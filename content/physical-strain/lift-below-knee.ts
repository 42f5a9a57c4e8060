import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import { liftingCalculation } from './lifting-calculation.ts'
import * as pictures from './pictures.ts'
import { calculated, grafimedia, manualHandlingDirective, maximumLoad, niosh } from './sources.ts'
import { whenTask } from './tasks.ts'

export const liftBelowKnee: Script = {
  scriptKey: 'LIFT_BELOW_KNEE',
  scriptType: 'SURVEY',
  title: 'Tillen onder kniehoogte',
  nextScript: 'LIFT_ABOVE_SHOULDER',
  genericScript: false,
  dependsOn: whenTask('liftLow'),
  hasFactsheets: true,
  questions: [
    {
      questionKey: 'load',
      text: 'Hoe zwaar is de zwaarste last die één persoon in de groep {functiegroep} van of naar een plek onder kniehoogte tilt?',
      picture: pictures.liftBelowKnee,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bukken om te tillen is zwaar voor de rug. Daarom ligt de grens bij 7 kg, en bij 10 kg als het kort duurt en niet vaak is. Meer dan 25 kg mag in de metaal niemand alleen tillen.',
        sources: [
          maximumLoad,
          grafimedia('10 kg van de grond, verder van het lichaam'),
          niosh,
          calculated(
            '7,4 kg bij 1 keer per minuut en 8 uur; 9,8 kg bij 12 keer per uur en hooguit 1 uur, naar boven afgerond op 10 kg (handen 40 cm voor de enkels, vanaf de vloer)',
          ),
        ],
        reviewed: '2026-11-21',
      },
      answers: [
        green('le7', '7 kg of minder'),
        green(
          '7to10short',
          'Meer dan 7 t/m 10 kg, in totaal hooguit 1 uur per dag en hooguit 12 keer per uur',
        ),
        red('7to10long', 'Meer dan 7 t/m 10 kg, en langer of vaker dan hierboven', {
          label: 'Regelmatig bukkend tillen van 7 tot 10 kg',
          urgency: 'SOON',
          actions: [
            'Zet pallets en bakken op een heftafel of verhoging (werkhoogte 70 tot 110 cm)',
            'Maak de last lichter: een kleinere verpakking of minder stuks per bak',
            'Wissel van taak, zodat één persoon hooguit 1 uur per dag bukkend tilt',
          ],
        }),
        red('10to25', 'Meer dan 10 t/m 25 kg', {
          label: 'Bukkend tillen van meer dan 10 kg',
          urgency: 'SOON',
          actions: [
            'Zet zware lasten niet meer op de vloer, maar op werkhoogte',
            'Gebruik een heftafel, palletheffer of kantelaar',
            'Hang een takel of magneetheffer boven de werkplek',
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
      text: 'Hoe vaak bukt één persoon op een drukke dag om een last van 3 kg of meer te tillen?',
      picture: pictures.liftBelowKnee,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'De grens van 7 kg geldt alleen als iemand hooguit 1 keer per minuut bukt om te tillen. Vaker bukken maakt de rug moe, ook met een lichte last.',
        sources: [niosh, ownChoice('hooguit 1 keer per minuut, omdat de grens van 7 kg daarop is berekend')],
        reviewed: '2026-11-21',
      },
      answers: [
        green('le1', 'Gemiddeld 1 keer per minuut of minder'),
        red('more', 'Vaker dan 1 keer per minuut', {
          label: 'Te vaak bukken om te tillen',
          urgency: 'SOON',
          actions: ['Breng de aanvoer op werkhoogte', 'Wissel het bukken af met ander werk'],
        }),
      ],
    },
    {
      questionKey: 'twist',
      text: 'Draait de medewerker daarbij het bovenlichaam, of zijn de handen verder dan 40 cm voor de enkels?',
      picture: pictures.liftTwist,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bukken, draaien en tillen tegelijk is het zwaarst voor de rug. Tot 6 kg kan het met een halve kwartslag, als de handen hooguit 40 cm voor de enkels zijn. Voor verder draaien of reiken is er geen veilig gewicht te noemen.',
        sources: [
          grafimedia('6 kg van de grond, ver van het lichaam en met gedraaide rug'),
          niosh,
          calculated('6,3 kg (handen 40 cm voor de enkels, vanaf de vloer, 45° gedraaid)'),
        ],
        reviewed: '2026-11-24',
      },
      answers: [
        green('no', 'Nee'),
        green(
          'turnedLight',
          'Ja: hooguit een halve kwartslag gedraaid, met hooguit 6 kg en de handen hooguit 40 cm voor de enkels',
        ),
        red('turnedHeavy', 'Ja, en zwaarder, verder weg of verder gedraaid dan hierboven', {
          label: 'Bukken, draaien en tillen tegelijk',
          urgency: 'SOON',
          actions: [
            'Zet de plek van oppakken en de plek van neerzetten naast elkaar op gelijke hoogte',
            'Maak bakken kantelbaar of uittrekbaar',
            'Geef ruimte om de voeten te verzetten, zodat draaien niet nodig is',
          ],
        }),
      ],
    },
    {
      questionKey: 'grip',
      text: 'Is de last die van of naar een plek onder kniehoogte gaat goed vast te pakken?',
      picture: pictures.liftHold,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Wie een last niet goed vast heeft, zet meer kracht. De grens van 7 kg gaat uit van een goede greep. Zonder goede greep komt de berekening op 6,6 kg; we ronden af op 6 kg.',
        sources: [
          manualHandlingDirective,
          niosh,
          calculated('6,6 kg met een slechte greep (handen 40 cm voor de enkels, vanaf de vloer)'),
        ],
        reviewed: '2026-11-24',
      },
      answers: [
        green('yes', 'Ja'),
        green('noLight', 'Nee, maar dan weegt de last 6 kg of minder'),
        red('noHeavy', 'Nee, en de last weegt meer dan 6 kg', {
          label: 'Slechte greep bij bukkend tillen',
          urgency: 'SOON',
          actions: [
            'Gebruik kratten, handgrepen of magneetgrepen',
            'Maak de last lichter: hooguit 6 kg zonder goede greep',
          ],
        }),
      ],
    },
  ],
}
