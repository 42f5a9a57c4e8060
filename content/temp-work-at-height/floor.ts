import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { harnessWithReason, whenAtHeight, withMeans, withPlace } from './conditions.ts'
import * as pictures from './pictures.ts'
import { rivmRoofs, roofs, sbrcurnet } from './sources.ts'

export const floor: Survey = {
  scriptKey: 'FLOOR',
  scriptType: 'SURVEY',
  title: 'Werkvloer en leuning',
  nextScript: 'LADDER',
  genericScript: false,
  dependsOn: whenAtHeight,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'guardrail',
      text: 'Is er bij {klus} een stevige vloer met leuning of hek tot minstens 1 meter?',
      picture: pictures.guardrail,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      // Not with only a ladder (3.16 lid 4) or a harness (lid 5): MEANS.choice asks why, `roofEdge` about a roof.
      dependsOn: [
        withMeans('floor', 'mobileScaffold', 'aerialPlatform', 'forkliftBasket', 'craneBasket', 'other'),
      ],
      since: 1,
      norm: {
        explanation:
          'Een leuning tot één meter wordt in de wet doelmatig genoemd. Zonder leuning hangt alles af van wie oplet. Een vangnet of harnas mag alleen waar een leuning echt niet kan. Voor een ladder die hier mag, geldt deze vraag niet.',
        sources: [besluit('3.16 lid 1 en 3-5')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of het werk gebeurt vanuit een middel met eigen hek'),
        green('net', 'Een leuning kan hier niet: er hangt een vangnet', {
          freeText: 'Waarom kan een leuning niet?',
          since: 2,
        }),
        green('harness', 'Een leuning kan hier niet: iedereen zit vast aan een harnas', {
          onlyWhen: harnessWithReason,
          since: 2,
        }),
        red('no', 'Nee', {
          label: 'Geen leuning bij valgevaar',
          urgency: 'NOW',
          actions: [
            'Werk hier niet tot er een leuning is',
            'Maak een vaste werkvloer of bordes',
            'Plaats tijdelijke leuning, knieleuning en kantplank',
            'Zet vangnet als dat niet kan',
            'Gebruik als laatste een harnas',
          ],
        }),
      ],
    },
    {
      questionKey: 'openings',
      text: 'Zijn gaten en luiken dicht, afgedekt of afgezet?',
      picture: pictures.openingCovered,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withPlace('opening')],
      since: 1,
      norm: {
        explanation:
          'Door een opening in de vloer val je even diep als van een dak. Een losse plaat is geen afdekking.',
        sources: [besluit('3.16 lid 2', 'openingen in vloeren')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Open gat of rand',
          urgency: 'NOW',
          actions: [
            'Zet het gat nu af',
            'Leg er een plaat op die niet kan schuiven',
            'Plaats hekken om de opening',
            'Sluit het luik na elke keer',
          ],
        }),
      ],
    },
    {
      questionKey: 'roofEdge',
      text: 'Kan niemand bij {klus} over de rand van het dak vallen?',
      picture: pictures.roofEdge,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withPlace('roof')],
      since: 2,
      norm: {
        explanation:
          'Ook wie alleen met een ladder op het dak komt, staat daar bij een rand. Een leuning gaat voor. Op een plat dak is een afgezette plek op 4 meter van de rand goed. Een harnas mag alleen waar een leuning niet kan.',
        sources: [besluit('3.16 lid 1, 3 en 5'), sbrcurnet('veilige zone op 4 meter van de dakrand')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('rail', 'Ja, er staat een leuning of hek langs de rand'),
        green('zone', 'Ja, het dak is plat en een afzetting houdt iedereen 4 meter van de rand'),
        green('harness', 'Ja, iedereen zit vast aan een harnas, want een leuning kan niet', {
          onlyWhen: harnessWithReason,
        }),
        red('no', 'Nee', {
          label: 'Dakrand zonder beveiliging',
          urgency: 'NOW',
          actions: [
            'Ga het dak niet op tot de rand is beveiligd',
            'Doe het werk vanuit een hoogwerker',
            'Plaats een tijdelijke leuning langs de rand',
            'Zet een plek af op 4 meter van de rand',
            'Gebruik als laatste een harnas met een ankerpunt',
          ],
        }),
      ],
    },
    {
      questionKey: 'fragile',
      text: 'Kan er bij {klus} iemand door het dak, een lichtplaat of een lichtkoepel zakken?',
      picture: pictures.rooflightCovered,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [withPlace('roof')],
      since: 2,
      norm: {
        explanation:
          'Lichtkoepels en lichtplaten worden in de zon bros en houden een mens dan niet. Van boven zie je dat niet. Reken op een gat tot je zeker weet dat het een mens draagt.',
        sources: [
          besluit('3.16 lid 1 en 2', 'openingen'),
          rivmRoofs('vallen door een dak heen'),
          roofs('lichtkoepels worden bros en zijn te zien als gaten'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee, alles draagt een mens, of is afgedekt of afgezet'),
        red('yes', 'Ja, of dat weten we niet', {
          label: 'Door het dak of een lichtkoepel zakken',
          urgency: 'NOW',
          actions: [
            'Ga het dak niet op tot bekend is wat een mens draagt',
            'Doe het werk van onderaf of vanuit een hoogwerker',
            'Dek lichtkoepels en lichtplaten af met een rooster of zet er een hek om',
            'Leg loopplanken met een leuning',
            'Spreek dit af met andere bedrijven die het dak op gaan',
          ],
        }),
      ],
    },
  ],
}
