import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2017, besluit2020 } from '../sources.ts'
import { whenAtHeight } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbopodium, rd } from './sources.ts'

export const zone: Survey = {
  scriptKey: 'ZONE',
  scriptType: 'SURVEY',
  title: 'Onder de klus',
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
          'Ook klein gereedschap verwondt wie eronder loopt. De wet vraagt dat niemand door vallende dingen geraakt wordt.',
        sources: [besluit2017('3.17')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Gevaar onder de klus',
          urgency: 'NOW',
          actions: [
            'Zet af met hekken en borden',
            'Zet kantplanken en netten',
            'Bind gereedschap vast',
            'Werk niet boven mensen',
          ],
        }),
      ],
    },
    {
      questionKey: 'weather',
      text: 'Wordt {klus} gestopt als het weer het werk gevaarlijk maakt?',
      picture: pictures.wind,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation: 'Wind en gladheid maken elk middel onveilig. Wie mag stoppen, stopt ook.',
        sources: [besluit2020('7.23 lid 11'), arbopodium('windkracht 6'), rd('windkracht 6 bij een ladder')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja, met een grens vooraf (wind, regen, ijs) of het is binnen'),
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
