import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arboOnline, arbopodiumScaffolds, vsb } from './sources.ts'

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
      text: 'Is de rolsteiger compleet opgebouwd volgens de handleiding, met leuningen, kantplank en wielen op de rem?',
      picture: pictures.scaffoldComplete,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een rolsteiger zonder leuning is een val. De opbouw is niet moeilijk, maar moet compleet zijn: ook stabilisatoren en schoren.',
        sources: [
          besluit('7.23b lid 3 en 5-9', 'stabiliteit'),
          arbopodiumScaffolds('leuningen, kantplank en wielen op de rem'),
          vsb('stabilisatoren, leuningen, schoren en platforms ontbreken vaak'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of iets ontbreekt', {
          label: 'Rolsteiger onvolledig of verkeerd gebouwd',
          urgency: 'NOW',
          actions: [
            'Laat niemand de rolsteiger op: hang er een verbodsbord aan',
            'Zet alle leuningen, platforms en stabilisatoren terug',
            'Zet de wielen vast',
            'Koop of huur een complete set',
          ],
        }),
      ],
    },
    {
      questionKey: 'builder',
      text: 'Is de rolsteiger opgebouwd door iemand die dat heeft geleerd?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Wie een steiger opbouwt, moet daar volgens de wet voor zijn opgeleid. Tijdens het bouwen staat iemand ook zelf op hoogte.',
        sources: [besluit('7.23b lid 9', 'opleiding')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red(
          'no',
          'Nee, of dat weet ik niet',
          {
            label: 'Rolsteiger opgebouwd door wie dat niet heeft geleerd',
            urgency: 'SOON',
            actions: [
              'Laat iemand die het heeft geleerd de steiger nakijken voor er weer iemand op gaat',
              'Leid twee mensen op en wijs hen aan',
              'Huur een rolsteiger met opbouw',
            ],
          },
          { urgentWhen: [{ scriptKey: 'MOBILE_SCAFFOLD', questionKey: 'built', answerKeys: ['no'] }] },
        ),
      ],
    },
    {
      questionKey: 'height',
      text: 'Blijft de bovenste vloer onder 12 meter binnen en 8 meter buiten?',
      picture: pictures.scaffoldHeight,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Hoger dan 12 of 8 meter valt de rolsteiger buiten de norm. Dan mag het alleen als de fabrikant het zegt, met verankering. Eén bron draait de twee getallen om; buiten is er wind, dus wij houden daar 8 meter aan.',
        sources: [
          arboOnline('12 meter binnen, 8 meter buiten'),
          arbopodiumScaffolds('8 meter binnen, 12 meter buiten'),
          ownChoice('buiten hooguit 8 meter'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Rolsteiger te hoog',
          urgency: 'NOW',
          actions: [
            'Ga de rolsteiger niet op tot hij lager of verankerd is',
            'Laat hoger alleen toe als de fabrikant dat toelaat, met verankering',
            'Kies een hoogwerker',
          ],
        }),
      ],
    },
    {
      questionKey: 'moved',
      text: 'Is er niemand op de rolsteiger als hij wordt verreden?',
      picture: pictures.scaffoldHeight,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation: 'Rijden met iemand erop gaat mis bij een drempel of een kabel. De steiger kantelt dan.',
        sources: [
          besluit('7.23b lid 3 en 5', 'stabiliteit'),
          knowledge('een rolsteiger wordt leeg verplaatst'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, soms rijdt iemand mee', {
          label: 'Rolsteiger verreden met mensen erop',
          urgency: 'NOW',
          actions: [
            'Laat iedereen eraf voor de steiger rijdt',
            'Zet daarna de wielen vast',
            'Neem een hoogwerker als je vaak moet verplaatsen',
          ],
        }),
      ],
    },
  ],
}
