import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { standingOn, whenLow } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusCabs, arbocatalogusWaste, evofenedex, rivm, stigas } from './sources.ts'

/** A fall from less than 2.5 metres hurts, too: a few questions about it. */
export const low: Survey = {
  scriptKey: 'LOW',
  scriptType: 'SURVEY',
  title: 'Lage klus',
  nextScript: 'INFO_MEANS',
  genericScript: false,
  dependsOn: whenLow,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'stand',
      text: 'Waarop staat iemand bij {klus}? Kies alles wat klopt.',
      type: 'MULTI',
      since: 2,
      norm: {
        explanation:
          'Ook een lage val kan iemand voor het leven beschadigen: een veilige hoogte bestaat niet. Iemand optillen met een heftruck mag op geen enkele hoogte. Een stoel, pallet of machine is niet gemaakt om op te staan.',
        sources: [
          besluit('3.16 lid 1'),
          besluit('7.18 lid 4', 'geen mensen optillen'),
          evofenedex('werkbak aan een heftruck verboden sinds 1 juli 2020'),
          arbocatalogusWaste('er is geen veilige valhoogte'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('ladder', 'Ladder, trap of opstapje'),
        choice('platform', 'Bordes, rolsteiger of werkvloer'),
        choice('truck', 'Laadvloer van een auto of aanhanger'),
        red('improvised', 'Iets anders, zoals een pallet, stoel, machine of lading', {
          label: 'Staan op iets wat daar niet voor is',
          urgency: 'SOON',
          actions: [
            'Haal het werk naar beneden of maak een vast bordes',
            'Zet een trap of opstap bij de plek',
            'Spreek af dat niemand op pallets, machines of lading staat',
          ],
        }),
        red('forklift', 'Pallet of bak aan een heftruck', {
          label: 'Iemand opgetild met een heftruck, ook als het laag is',
          urgency: 'NOW',
          actions: [
            'Stop hier vandaag mee',
            'Gebruik een trap, bordes of hoogwerker',
            'Zet een verbod op de heftruck en bespreek het',
          ],
        }),
      ],
    },
    {
      questionKey: 'steady',
      text: 'Is de trap, ladder of werkvloer heel, en staat hij stevig?',
      picture: pictures.stepSteady,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [standingOn('ladder', 'platform')],
      since: 2,
      norm: {
        explanation:
          'Bij vier van de tien vallen van een ladder of trapje stond hij verkeerd. Bij een kwart was hij in slechte staat. Kijk dus voor het klimmen naar poten, treden en ondergrond.',
        sources: [besluit('7.23a lid 1'), rivm('43% verkeerd geplaatst, 24% in slechte staat')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Wankele of kapotte trap',
          urgency: 'NOW',
          actions: [
            'Haal hem uit gebruik tot hij heel is en stevig staat',
            'Zet hem op een vlakke, harde vloer',
            'Laat trappen en ladders elk jaar keuren',
            'Gooi weg wat niet te maken is',
          ],
        }),
      ],
    },
    {
      questionKey: 'balance',
      text: 'Werkt iemand op de ladder of trap zonder te reiken, met een hand om zich vast te houden?',
      picture: pictures.ladderGrip,
      type: 'SINGLE',
      dependsOn: [standingOn('ladder')],
      since: 2,
      norm: {
        explanation:
          'Bij een op de drie vallen van een ladder of trapje raakt iemand uit balans. Wie opzij reikt, kantelt. Een trap met een platform en een beugel geeft meer houvast.',
        sources: [besluit('7.23a', 'steun en houvast'), rivm('32% uit balans')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Uit balans op een trap',
          urgency: 'SOON',
          actions: [
            'Gebruik een bordes of een trap met platform en beugel',
            'Zet de trap recht voor het werk en verplaats hem op tijd',
            'Geef materiaal aan in plaats van het mee te dragen',
          ],
        }),
      ],
    },
    {
      questionKey: 'edge',
      text: 'Heeft het bordes of de laadvloer een leuning, of blijft iemand er ver van de rand?',
      type: 'SINGLE',
      dependsOn: [standingOn('platform', 'truck')],
      since: 2,
      norm: {
        explanation:
          'Onder 2,5 meter vraagt de wet in elk geval maatregelen als iets het vallen erger maakt, zoals scherpe delen of verkeer. Wie met een last bezig is, stapt zo over een rand.',
        sources: [
          besluit('3.16 lid 1 en 2', 'risicoverhogende omstandigheden'),
          stigas('onder 2,5 meter maatregelen als de omstandigheden risicovol zijn'),
          ownChoice('onder 2,5 meter altijd iets doen tegen over de rand stappen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Rand van een bordes of laadvloer niet beveiligd',
          urgency: 'SOON',
          actions: [
            'Laad en los vanaf de grond of met een laadperron',
            'Plaats een leuning of klaphek',
            'Markeer de rand en loop er niet achteruit naartoe',
          ],
        }),
      ],
    },
    {
      questionKey: 'climb',
      text: 'Gaat iemand met een trap of treden de laadvloer op en af, zonder te springen?',
      picture: pictures.truckSteps,
      type: 'SINGLE',
      dependsOn: [standingOn('truck')],
      since: 2,
      norm: {
        explanation:
          'Springen breekt enkels en knieën. Wie met drie punten contact klimt, valt veel minder: twee voeten en één hand, of één voet en twee handen.',
        sources: [arbocatalogusCabs('drie punten contact bij in- en uitstappen')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Springen van een laadvloer',
          urgency: 'SOON',
          actions: [
            'Monteer treden en een handgreep, of zet een trap klaar',
            'Laat een laadklep zakken om op en af te stappen',
            'Spreek af dat niemand springt',
          ],
        }),
      ],
    },
  ],
}
