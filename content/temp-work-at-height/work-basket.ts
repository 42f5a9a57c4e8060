import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { evofenedex } from './sources.ts'

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
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withMeans('forkliftBasket')],
      since: 1,
      norm: {
        explanation:
          'Sinds 1 juli 2020 mag een werkbak aan een heftruck niet meer. Een heftruck is niet gemaakt om mensen te tillen.',
        sources: [
          besluit('7.18 lid 4 en 5'),
          besluit('7.23d lid 2', 'alleen aan een hijswerktuig'),
          evofenedex('de uitzondering is geschrapt op 1 juli 2020'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee, het gaat om een werkbak in een kraan', {
          contradictedBy: [
            {
              ...withMeans('forkliftBasket'),
              because: 'je bij het hulpmiddel een werkbak of pallet aan een heftruck koos',
            },
          ],
        }),
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
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withMeans('craneBasket')],
      since: 1,
      norm: {
        explanation:
          'In een kraan mag het alleen als er echt niets anders kan. Dat moet je van tevoren opschrijven, en uiterlijk twee dagen voor het werk melden.',
        sources: [besluit('7.23d lid 2-4')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Werkbak in kraan zonder plan',
          urgency: 'NOW',
          actions: [
            'Til niemand op tot aan alles is voldaan',
            'Gebruik een hoogwerker of steiger',
            'Maak een werkplan met reden en risico’s',
            'Meld het werk uiterlijk twee dagen van tevoren',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'craneUse',
      text: 'Is het gewicht hooguit een kwart van wat de kraan mag, en blijft de bediener op zijn plaats?',
      picture: pictures.basketOnCrane,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withMeans('craneBasket')],
      since: 2,
      norm: {
        explanation:
          'De wet stelt grenzen aan het tillen zelf: hooguit 25 procent van de maximale werklast, een bediener die blijft zitten, contact met wie boven is en niet bij harde wind. Niemand stapt boven in of uit.',
        sources: [besluit('7.23d lid 7-11')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en de andere regels voor de werkbak worden gevolgd'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Werkbak in kraan te zwaar of zonder bediener',
          urgency: 'NOW',
          actions: [
            'Til niemand op tot last en bediening kloppen',
            'Laat de bediener op zijn plaats zolang er iemand in de bak is',
            'Stop bij wind boven 13,8 meter per seconde',
            'Regel contact en een manier om iemand uit de bak te halen',
          ],
        }),
      ],
    },
  ],
}
