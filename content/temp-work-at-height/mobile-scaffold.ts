import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit2017 } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbopodiumScaffolds, issg, pmg, vsb } from './sources.ts'

export const mobileScaffold: Survey = {
  scriptKey: 'MOBILE_SCAFFOLD',
  scriptType: 'SURVEY',
  title: 'Rolsteiger',
  nextScript: 'AERIAL_PLATFORM',
  genericScript: false,
  dependsOn: withMeans('mobileScaffold'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'built',
      text: 'Is de rolsteiger compleet en volgens de handleiding opgebouwd door wie dat geleerd heeft (leuningen, kantplank, wielen op rem)?',
      picture: pictures.scaffoldComplete,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een rolsteiger zonder leuning is een val. De opbouw is niet moeilijk, maar moet compleet zijn.',
        sources: [
          besluit2017('7.23b lid 3 en 5-9', 'stabiliteit, opleiding'),
          arbopodiumScaffolds('leuningen'),
          vsb('leuningen van een rolsteiger'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of iets ontbreekt', {
          label: 'Rolsteiger onvolledig of verkeerd gebouwd',
          urgency: 'NOW',
          actions: [
            'Zet alle leuningen, platforms en stabilisatoren terug',
            'Laat hem bouwen door geschoolde mensen',
            'Zet de wielen vast',
            'Koop of huur een complete set',
            'Zet een verbodsbord zolang hij niet klaar is',
          ],
        }),
      ],
    },
    {
      questionKey: 'height',
      text: 'Blijft de bovenste vloer onder 12 meter binnen en 8 meter buiten, en gaat niemand mee als hij wordt verreden?',
      picture: pictures.scaffoldHeight,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Rijden met iemand erop gaat mis bij een drempel. Boven 12 of 8 meter valt de rolsteiger buiten de norm. De bronnen verschillen; we volgen de meeste.',
        sources: [
          issg('12 meter binnen, 8 meter buiten'),
          pmg('12 meter binnen, 8 meter buiten'),
          arbopodiumScaffolds('8 meter binnen, 12 meter buiten'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Rolsteiger te hoog, of verreden met mensen erop',
          urgency: 'NOW',
          actions: [
            'Laat hoger alleen toe als de fabrikant dat toelaat, met verankering',
            'Kies een hoogwerker',
            'Verplaats hem leeg en zet daarna de wielen vast',
            'Stop bij windkracht 6',
          ],
        }),
      ],
    },
  ],
}
