import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { besluit2017, besluit2020 } from '../sources.ts'
import { whenAtHeight } from './conditions.ts'
import * as pictures from './pictures.ts'

export const means: Script[] = [
  {
    scriptKey: 'INFO_MEANS',
    scriptType: 'INFORMATION',
    title: 'Hulpmiddel',
    nextScript: 'MEANS',
    genericScript: false,
    dependsOn: whenAtHeight,
    text: 'Kijk eerst of de klus beneden kan. Kies anders een vaste plek met hekken. Een ladder is de laatste keus. Persoonlijke valbeveiliging komt pas als hekken niet kunnen.',
  },
  {
    scriptKey: 'MEANS',
    scriptType: 'SURVEY',
    title: 'Hulpmiddel',
    nextScript: 'FLOOR',
    genericScript: false,
    dependsOn: whenAtHeight,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'means',
        text: 'Waarmee wordt er bij {klus} op hoogte gewerkt?',
        type: 'MULTI',
        since: 1,
        norm: {
          explanation: 'Elk middel heeft eigen gevaren. De volgende vragen passen zich aan.',
          sources: [besluit2020('7.23 lid 1', 'meest geschikte middel')],
          reviewed: '2026-11-25',
        },
        answers: [
          choice('floor', 'Vaste vloer, bordes of steiger'),
          choice('mobileScaffold', 'Rolsteiger'),
          choice('aerialPlatform', 'Hoogwerker of schaarlift'),
          choice('ladder', 'Ladder of trap'),
          choice('harness', 'Harnas met lijn'),
          choice('forkliftBasket', 'Werkbak of pallet aan een heftruck'),
          choice('craneBasket', 'Werkbak in een kraan'),
          choice('other', 'Iets anders'),
        ],
      },
      {
        questionKey: 'choice',
        text: 'Is gekozen voor het veiligste middel dat voor {klus} kan?',
        picture: pictures.ladderOrPlatform,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een hekwerk beschermt iedereen, een harnas alleen wie het goed gebruikt. De wet geeft daarom voorrang aan maatregelen die voor iedereen werken.',
          sources: [besluit2020('7.23 lid 1 onder a en lid 2'), besluit2017('3.16 lid 5')],
          reviewed: '2026-11-25',
        },
        answers: [
          green('yes', 'Ja, vaste plek of rolsteiger of hoogwerker; of vastgelegd waarom niet'),
          red('no', 'Nee, uit gewoonte een ladder of harnas', {
            label: 'Niet het veiligste middel gekozen',
            urgency: 'SOON',
            actions: [
              'Huur een hoogwerker',
              'Koop een bordes of rolsteiger',
              'Zet dit in de werkvoorbereiding',
              'Laat de ladder alleen voor kort werk',
            ],
          }),
        ],
      },
    ],
  },
]
