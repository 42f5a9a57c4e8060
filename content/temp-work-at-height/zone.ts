import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbobesluit, besluit, knowledge, ownChoice } from '../sources.ts'
import { whenAtHeight, withPlace } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbopodium, leidraad, stigasPower } from './sources.ts'

export const zone: Survey = {
  scriptKey: 'ZONE',
  scriptType: 'SURVEY',
  title: 'Rond de klus',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: whenAtHeight,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'area',
      text: 'Is de plek onder {klus} afgezet en kan er niets vallen?',
      picture: pictures.zoneFenced,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Ook klein gereedschap verwondt wie eronder loopt. De wet vraagt dat niemand door vallende dingen geraakt wordt. Een hek houdt ook heftrucks weg van een ladder of steiger.',
        sources: [besluit('3.17')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Gevaar onder de klus',
          urgency: 'NOW',
          actions: [
            'Werk niet boven mensen: zet af met hekken en borden',
            'Zet kantplanken en netten',
            'Bind gereedschap vast',
          ],
        }),
      ],
    },
    {
      questionKey: 'crane',
      text: 'Is de kraan uit en op slot zolang iemand bij {klus} binnen zijn bereik is?',
      picture: pictures.craneLocked,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withPlace('craneTrack')],
      since: 2,
      norm: {
        explanation:
          'De kraan rijdt stil aan en wie hem bedient, kijkt naar de last. Wie op de baan staat of op een ladder ernaast, wordt bekneld of omver gereden. Een afspraak is niet genoeg, een slot wel.',
        sources: [
          besluit('7.5 lid 2 en 3 en artikel 7.11', 'uitschakelen'),
          besluit('3.17', 'bekneld raken'),
          knowledge('een eigen hangslot op de hoofdschakelaar van de kraan'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en wie boven werkt heeft de sleutel'),
        red('no', 'Nee', {
          label: 'Kraan niet op slot bij werk in de kraanbaan',
          urgency: 'NOW',
          actions: [
            'Stop het werk tot de kraan uit en op slot is',
            'Hang een eigen hangslot op de hoofdschakelaar',
            'Zet stoppen op de baan als een tweede kraan doorwerkt',
            'Werk met een vergunning die de bediener tekent',
          ],
        }),
      ],
    },
    {
      questionKey: 'power',
      text: 'Is de spanning eraf, of is een veilige afstand afgesproken en gemarkeerd?',
      picture: pictures.powerOff,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withPlace('power')],
      since: 2,
      norm: {
        explanation:
          'Een ladder, hoogwerker of buis geleidt stroom. Bij hoogspanning slaat die al over zonder aanraken. De beheerder van het net of van de installatie bepaalt welke afstand veilig is.',
        sources: [
          stigasPower('vooraf overleg met de beheerder en buiten de gevarenzone blijven'),
          arbobesluit('3.4 en 3.5 (elektrische installaties)', 'C'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Werken bij open stroomdelen',
          urgency: 'NOW',
          actions: [
            'Werk hier niet tot de spanning eraf is',
            'Laat wie verantwoordelijk is voor de installatie uitschakelen en vergrendelen',
            'Vraag de netbeheerder welke afstand veilig is en markeer die',
            'Gebruik een ladder die geen stroom geleidt',
          ],
        }),
      ],
    },
    {
      questionKey: 'weather',
      text: 'Wordt {klus} gestopt als het weer het werk gevaarlijk maakt?',
      picture: pictures.wind,
      type: 'SINGLE',
      dependsOn: [withPlace('outdoors', 'roof')],
      since: 1,
      norm: {
        explanation: 'Wind en gladheid maken elk middel onveilig. Wie mag stoppen, stopt ook.',
        sources: [
          besluit('7.23 lid 11'),
          arbopodium('windkracht 6'),
          leidraad('de wind telt mee bij de keuze van een ladder'),
          ownChoice('windkracht 6 als grens voor elk middel'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een grens vooraf (wind, regen, ijs)'),
        red('no', 'Nee', {
          label: 'Geen grens bij slecht weer',
          urgency: 'SOON',
          actions: [
            'Plan buitenwerk met een weersgrens',
            'Stop bij windkracht 6, onweer, ijs of gladheid',
            'Laat de ploeg zelf stoppen',
          ],
        }),
      ],
    },
  ],
}
