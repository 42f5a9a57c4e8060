import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { whenAtHeight, withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusMbo, rivm } from './sources.ts'

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
        text: 'Waarmee wordt er bij {klus} op hoogte gewerkt? Kies ook waarop iemand boven staat.',
        type: 'MULTI',
        since: 1,
        norm: {
          explanation:
            'Elk middel heeft eigen gevaren. De volgende vragen passen zich aan. Wie van een ladder op een vloer of steiger stapt, kiest ze allebei.',
          sources: [besluit('7.23 lid 1', 'meest geschikte middel')],
          reviewed: '2026-11-29',
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
        questionKey: 'other',
        text: 'Heeft een deskundige bekeken of je met dat andere middel veilig op hoogte werkt?',
        isPrimarySafeguard: true,
        type: 'SINGLE',
        dependsOn: [withMeans('other')],
        since: 2,
        norm: {
          explanation:
            'Over dit middel kan de check niets vragen. Daarom moet iemand met verstand van zaken het bekijken, zoals een veiligheidskundige. Staan op een machine, een lading of de lepels van een heftruck is nooit goed.',
          sources: [besluit('7.23 lid 1', 'meest geschikte middel'), besluit('3.16 lid 1')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, en het is veilig', { freeText: 'Welk middel is het, en wie heeft het bekeken?' }),
          red('no', 'Nee', {
            label: 'Onbekend middel om op hoogte te werken',
            urgency: 'NOW',
            actions: [
              'Werk hier niet op hoogte tot het middel is bekeken',
              'Gebruik een bordes, rolsteiger of hoogwerker',
              'Laat een veiligheidskundige kijken en leg de uitkomst vast',
            ],
          }),
          open('unknown', 'Dat zoek ik uit'),
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
            'Een hekwerk beschermt iedereen, een harnas alleen wie het goed gebruikt. De wet geeft daarom voorrang aan maatregelen die voor iedereen werken. Een ladder mag bij weinig gevaar en een korte klus, of als de plek niets anders toelaat.',
          sources: [besluit('7.23 lid 1 onder a en lid 2'), besluit('3.16 lid 4 en 5')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, vaste plek of rolsteiger of hoogwerker; of vastgelegd waarom niet'),
          red(
            'no',
            'Nee, uit gewoonte een ladder of harnas',
            {
              label: 'Niet het veiligste middel gekozen',
              urgency: 'SOON',
              actions: [
                'Werk verder met een rolsteiger, een hoogwerker of een leuning',
                'Koop een bordes of rolsteiger',
                'Zet dit in de werkvoorbereiding',
                'Laat de ladder alleen voor kort werk',
              ],
            },
            // Without a reason a harness does not replace a rail: that one is missing.
            { urgentWhen: [withMeans('harness')] },
          ),
        ],
      },
      {
        questionKey: 'inspected',
        text: 'Is wat je bij {klus} gebruikt heel en het afgelopen jaar gekeurd?',
        picture: pictures.climbingGearLabels,
        type: 'SINGLE',
        dependsOn: [withMeans('mobileScaffold', 'aerialPlatform', 'ladder', 'craneBasket', 'other')],
        since: 2,
        norm: {
          explanation:
            'Bij een kwart van de vallen van een ladder was hij zelf in slechte staat. Wat slijt, moet volgens de wet op tijd gekeurd worden. Elk jaar is een gewone afspraak.',
          sources: [
            besluit('7.4a lid 3-6'),
            arbocatalogusMbo('elk jaar keuren, regelmatig kijken'),
            rivm('24% van de ladders in slechte staat'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, met een geldige sticker'),
          red('broken', 'Nee, er is iets kapot', {
            label: 'Kapot klimmaterieel in gebruik',
            urgency: 'NOW',
            actions: [
              'Haal het nu uit gebruik',
              'Gooi het weg of laat het maken en keuren',
              'Kijk voor elk gebruik naar sporten, voeten, wielen en remmen',
            ],
          }),
          red('no', 'Heel, maar niet gekeurd, of dat weet ik niet', {
            label: 'Klimmaterieel niet gekeurd',
            urgency: 'SOON',
            actions: [
              'Laat het keuren door een deskundige',
              'Plak een sticker met de volgende datum',
              'Geef niets uit zonder geldige sticker',
            ],
          }),
        ],
      },
    ],
  },
]
