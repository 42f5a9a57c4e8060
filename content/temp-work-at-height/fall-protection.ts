import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'

export const fallProtection: Survey = {
  scriptKey: 'FALL_PROTECTION',
  scriptType: 'SURVEY',
  title: 'Valbeveiliging',
  nextScript: 'ZONE',
  genericScript: false,
  dependsOn: withMeans('harness'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'anchor',
      text: 'Is het ankerpunt bedoeld en getest voor mensen?',
      picture: pictures.anchorPoint,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een leuning of kabelgoot houdt een val niet tegen. Bij een ankerpunt voor mensen hoort een keuring of een verklaring van de leverancier.',
        sources: [
          besluit('3.16 lid 5'),
          besluit('7.23 lid 6'),
          knowledge('EN 795, en 600 kg of 6 kN voor een ankerpunt'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Onveilig ankerpunt',
          urgency: 'NOW',
          actions: [
            'Werk niet tot er een goed ankerpunt is',
            'Plaats een hekwerk zodat het harnas niet nodig is',
            'Laat een ankerpunt plaatsen en testen',
          ],
        }),
      ],
    },
    {
      questionKey: 'clearance',
      text: 'Is de lijn zo kort dat niemand valt, of is er genoeg ruimte om vrij te hangen?',
      picture: pictures.anchorPoint,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een lijn met demper wordt langer bij een val. Wie te laag hangt, slaat alsnog op de grond of een machine. Een lijn die je niet tot de rand laat komen, is het beste.',
        sources: [besluit('3.16 lid 5'), knowledge('vrije ruimte volgens de handleiding van lijn en demper')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Te weinig ruimte onder wie in het harnas valt',
          urgency: 'NOW',
          actions: [
            'Werk niet tot de lijn een val voorkomt of op tijd stopt',
            'Gebruik een gebied-beperkende lijn',
            'Kies een ankerpunt dat hoger zit',
          ],
        }),
      ],
    },
    {
      questionKey: 'inspected',
      text: 'Zijn harnas en lijnen het afgelopen jaar gekeurd en voor gebruik bekeken?',
      picture: pictures.harnessLabel,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Banden slijten door zon, vonken en lasspatten. Een harnas dat een val heeft gehad, mag niet meer.',
        sources: [besluit('7.4a lid 3'), knowledge('EN 365, jaarlijks door een deskundige')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Valbeveiliging niet gekeurd',
          urgency: 'NOW',
          actions: [
            'Gebruik het harnas niet tot het is gekeurd',
            'Haal oude en beschadigde banden weg',
            'Laat het elk jaar keuren door een deskundige',
          ],
        }),
      ],
    },
    {
      questionKey: 'rescue',
      text: 'Kan een collega iemand die in het harnas hangt binnen tien minuten bevrijden?',
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'In een harnas hangen wordt snel levensgevaarlijk. Op de brandweer wachten duurt te lang. Wie redt, heeft een plan, het materiaal en een oefening nodig.',
        sources: [
          besluit('7.23c lid 1 onder f en g', 'redding bij werk aan lijnen'),
          ownChoice('binnen tien minuten bevrijden'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, dat is geoefend'),
        red('no', 'Nee', {
          label: 'Geen redding uit het harnas',
          urgency: 'NOW',
          actions: [
            'Werk niet in een harnas tot iemand kan redden',
            'Maak een plan om iemand binnen tien minuten te bevrijden',
            'Leg een reddingsset klaar en oefen ermee',
            'Werk nooit alleen',
          ],
        }),
      ],
    },
  ],
}
