import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import * as pictures from './pictures.ts'
import { iso11228, limitDanger, manualHandlingDirective, maximumLoad } from './sources.ts'
import { whenTask } from './tasks.ts'

export const carry: Script[] = [
  {
    scriptKey: 'INFO_CARRY',
    scriptType: 'INFORMATION',
    title: 'Dragen',
    nextScript: 'CARRY',
    genericScript: false,
    dependsOn: whenTask('carry'),
    text: 'Dragen is tillen en lopen tegelijk. Weeg de zwaarste last, meet de langste afstand en tel hoeveel kilo iemand op een drukke dag draagt.',
  },
  {
    scriptKey: 'CARRY',
    scriptType: 'SURVEY',
    title: 'Dragen',
    nextScript: 'INFO_PUSH_AND_PULL',
    genericScript: false,
    dependsOn: whenTask('carry'),
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'load',
        text: 'Hoe zwaar is de zwaarste last die één persoon in de groep {functiegroep} draagt, en hoe vaak?',
        picture: pictures.carryLoad,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Draag een last van meer dan 10 kg minder dan 20 keer per dag. Wie draagt, tilt ook: daarom stopt groen bij 16 kg, net als bij tillen. De bronnen verschillen over het hoogste gewicht, 23 of 25 kg; we kiezen de strengste.',
          sources: [
            maximumLoad,
            {
              name: 'Arbocatalogus keramische industrie: hooguit 23 kg; 20 keer per dag meer dan 10 kg kan te zwaar zijn',
              url: 'https://keramische-industrie.dearbocatalogus.nl/risico/fysieke-belasting',
              grade: 'B',
            },
            { name: 'Arbocatalogus Modint: regelmatig dragen tot 10 kg', grade: 'C' },
            ownChoice('hooguit 16 kg, de grens voor tillen tussen knie en schouder'),
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('le10', '10 kg of minder'),
          green('10to16few', 'Meer dan 10 t/m 16 kg, minder dan 20 keer per dag'),
          red('10to16often', 'Meer dan 10 t/m 16 kg, 20 keer per dag of vaker', {
            label: 'Regelmatig dragen van meer dan 10 kg',
            urgency: 'SOON',
            actions: [
              'Maak de last lichter: een kleinere verpakking of minder stuks per keer',
              'Gebruik een transportwagen, rolcontainer of steekwagen',
            ],
          }),
          red('16to23', 'Meer dan 16 t/m 23 kg', {
            label: 'Dragen van meer dan 16 kg',
            urgency: 'SOON',
            actions: [
              'Maak de last lichter: een kleinere verpakking of minder stuks per keer',
              'Gebruik een transportwagen, rolcontainer of steekwagen',
            ],
          }),
          red('gt23', 'Meer dan 23 kg', {
            label: 'Dragen van meer dan 23 kg',
            urgency: 'NOW',
            actions: ['Laat deze last niet meer met de hand dragen', 'Zet een transportmiddel in'],
          }),
        ],
      },
      {
        questionKey: 'distance',
        text: 'Over welke afstand wordt een last van 3 kg of meer achter elkaar gedragen?',
        picture: pictures.carryDistance,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation: 'Draag een last niet verder dan 20 meter. Gebruik voor langere afstanden een kar.',
          sources: [
            {
              ...iso11228('dragen over hooguit 20 meter'),
              url: 'https://www.ergonomiesite.be/maximaal-draaggewicht/',
            },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le20', '20 meter of minder'),
          red('gt20', 'Meer dan 20 meter', {
            label: 'Draagafstand langer dan 20 meter',
            urgency: 'SOON',
            actions: ['Leg de opslag dichter bij de werkplek', 'Zet een kar of ander transportmiddel in'],
          }),
        ],
      },
      {
        questionKey: 'total',
        text: 'Hoeveel kilo draagt één persoon op een drukke dag bij elkaar (gewicht × aantal keer)?',
        picture: pictures.carryTotal,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Meer dan 6.000 kg per dag is te veel voor één persoon. Dat hoogste gewicht geldt alleen als alles meezit: een goede greep, een vlakke route en 1 tot 2 meter lopen. De grens van 3.000 kg voor ander werk is onze eigen veilige keuze.',
          sources: [
            {
              ...iso11228('hooguit 6.000 kg in 8 uur als alles ideaal is, over 1 tot 2 meter'),
              url: 'https://www.ergonomiesite.be/maximaal-draaggewicht/',
            },
            ownChoice('3.000 kg in andere omstandigheden'),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le3000', '3.000 kg of minder'),
          green(
            '3000to6000good',
            'Meer dan 3.000 t/m 6.000 kg, over hooguit 2 meter, met een vlakke route en een goede greep',
          ),
          red('3000to6000bad', 'Meer dan 3.000 t/m 6.000 kg, in andere omstandigheden', {
            label: 'Dragen van meer dan 3.000 kg per dag',
            urgency: 'SOON',
            actions: [
              'Leg een rollenbaan aan of gebruik een transportwagen',
              'Verdeel het dragen over meer mensen',
            ],
          }),
          red('gt6000', 'Meer dan 6.000 kg', {
            label: 'Dragen van meer dan 6.000 kg per dag',
            urgency: 'NOW',
            actions: [
              'Verdeel het dragen vandaag nog over meer mensen',
              'Laat een transportband, rollenbaan of heftruck het dragen overnemen',
            ],
          }),
        ],
      },
      {
        questionKey: 'route',
        text: 'Is er een trap, drempel, gladde vloer of smalle doorgang op de route, of wordt met één hand gedragen?',
        picture: pictures.carryRoute,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een trap, drempel of gladde vloer maakt dragen zwaarder en gevaarlijker. Dragen met één hand belast de rug scheef. Haal zulke dingen eerst weg.',
          sources: [limitDanger, manualHandlingDirective, iso11228('factoren die het dragen zwaarder maken')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('no', 'Nee'),
          red('yes', 'Ja', {
            label: 'Verzwarende omstandigheden bij het dragen',
            urgency: 'SOON',
            actions: [
              'Maak de route vrij en haal drempels weg',
              'Gebruik een goederenlift in plaats van de trap',
              'Zorg dat de last met twee handen te dragen is',
            ],
          }),
        ],
      },
    ],
  },
]
