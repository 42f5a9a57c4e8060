import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { arbobesluit, besluit2017, besluit2020 } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arboinspectie, duraVermeer, engineersOnline, evofenedex } from './sources.ts'

export const workBasket: Survey = {
  scriptKey: 'WORK_BASKET',
  scriptType: 'SURVEY',
  title: 'Werkbak',
  nextScript: 'FALL_PROTECTION',
  genericScript: false,
  dependsOn: withMeans('forkliftBasket', 'craneBasket'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'forklift',
      text: 'Wordt er iemand opgetild in een bak of op een pallet aan een heftruck?',
      picture: pictures.basketOnForklift,
      type: 'SINGLE',
      dependsOn: [withMeans('forkliftBasket')],
      since: 1,
      norm: {
        explanation:
          'Sinds 1 juli 2020 mag een werkbak aan een heftruck niet meer. Een heftruck is niet gemaakt om mensen te tillen.',
        sources: [
          besluit2020('7.18 lid 4 en 5'),
          besluit2017('7.23d', 'uitzondering voor een heftruck, enkele keren per jaar, hooguit 4 uur'),
          evofenedex('de uitzondering is geschrapt op 1 juli 2020'),
          arboinspectie('de uitzondering is geschrapt op 1 juli 2020'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('no', 'Nee, het gaat om een werkbak in een kraan'),
        red('yes', 'Ja', {
          label: 'Personen opgetild met een heftruck',
          urgency: 'NOW',
          actions: [
            'Stop hier vandaag mee',
            'Haal de werkbak weg of lever hem in',
            'Gebruik een hoogwerker of rolsteiger',
            'Zet een verbod op de truck en bespreek het',
          ],
        }),
      ],
    },
    {
      questionKey: 'crane',
      text: 'Is er een werkplan, is er geen veiliger middel en is het werk gemeld bij de inspectie?',
      picture: pictures.basketOnCrane,
      type: 'SINGLE',
      dependsOn: [withMeans('craneBasket')],
      since: 1,
      norm: {
        explanation:
          'In een kraan mag het alleen als er echt niets anders kan. Dat moet je van tevoren opschrijven en melden.',
        sources: [
          duraVermeer('artikel 7.23d sinds 1 januari 2022'),
          engineersOnline('artikel 7.23d sinds 1 januari 2022'),
          arbobesluit('7.23d (werkbak in een kraan; tekst sinds 1 januari 2022)', 'C'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        green('na', 'Het gaat niet om een kraan', { freeText: 'Wat gebruik je?' }),
        red('no', 'Nee', {
          label: 'Werkbak in kraan zonder plan',
          urgency: 'NOW',
          actions: [
            'Gebruik een hoogwerker of steiger',
            'Maak een werkplan met reden en risico’s',
            'Meld het werk twee werkdagen van tevoren',
            'Stop bij harde wind',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
  ],
}
