import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2017, besluit2020, ownChoice } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { ekh, knowledge } from './sources.ts'

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
      text: 'Is het ankerpunt bedoeld voor mensen en is de ruimte eronder vrij om in te hangen?',
      picture: pictures.anchorPoint,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een leuning of kabelgoot houdt een val niet tegen. Onder je moet er ruimte zijn om in te hangen.',
        sources: [
          besluit2020('3.16 lid 5'),
          besluit2020('7.23 lid 6'),
          knowledge('EN 795, en 600 kg of 6 kN voor een ankerpunt'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, getest en met een lijn die je niet laat vallen'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Onveilig ankerpunt',
          urgency: 'NOW',
          actions: [
            'Plaats een hekwerk zodat het harnas niet nodig is',
            'Laat een ankerpunt plaatsen en testen',
            'Gebruik een gebied-beperkende lijn',
            'Werk niet tot het klaar is',
          ],
        }),
      ],
    },
    {
      questionKey: 'inspected',
      text: 'Zijn harnas en lijnen het afgelopen jaar gekeurd en voor gebruik bekeken, en kan iemand uit het harnas worden gehaald?',
      picture: pictures.harnessLabel,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'In een harnas hangen wordt snel gevaarlijk. Zonder plan komt redding te laat.',
        sources: [
          ekh('EN 365, jaarlijks door een deskundige'),
          besluit2017('7.4a lid 3'),
          besluit2017('7.23c lid 1 onder g', 'redding bij werk aan lijnen'),
          ownChoice('binnen tien minuten bevrijden'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, met een reddingsplan en een oefening'),
        red('no', 'Nee', {
          label: 'Valbeveiliging niet gekeurd of geen reddingsplan',
          urgency: 'NOW',
          actions: [
            'Laat keuren en haal oude banden weg',
            'Maak een plan om iemand binnen tien minuten te bevrijden',
            'Oefen dat',
            'Werk nooit alleen',
          ],
        }),
      ],
    },
  ],
}
