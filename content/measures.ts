import type { Script, Source, Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from './answers.ts'
import { arbowet12 } from './sources.ts'

type Measures = Pick<Survey, 'dependsOn' | 'nextScript' | 'hasFactsheets'> & {
  /** What the work is called when it is wrong: "zwaar". */
  wrong: string
  /** Where the law asks to prevent risks, and to record what is done about them. */
  sources: Source[]
  /** The version of the questionnaire that first asks for a measure against each risk. */
  since: number
  /** The order in which to choose between measures. Without it, the general order is told. */
  order?: string
}

const ORDER =
  'Kies maatregelen in deze volgorde. Haal eerst de oorzaak weg. Kan dat niet, gebruik dan techniek die voor iedereen werkt. Regel daarna het werk anders. Geef als laatste persoonlijke bescherming.'

/** The keys are the same in every check: INFO_ACTIONS and ACTIONS. */
export const createMeasures = ({
  dependsOn,
  nextScript,
  hasFactsheets,
  wrong,
  sources,
  since,
  order = ORDER,
}: Measures): Script[] => [
  {
    scriptKey: 'INFO_ACTIONS',
    scriptType: 'INFORMATION',
    title: 'Maatregelen',
    nextScript: 'ACTIONS',
    genericScript: false,
    dependsOn,
    text: order,
  },
  {
    scriptKey: 'ACTIONS',
    scriptType: 'SURVEY',
    title: 'Maatregelen',
    nextScript,
    genericScript: false,
    dependsOn,
    hasFactsheets,
    questions: [
      {
        questionKey: 'agreed',
        text: 'Is bij elk risico afgesproken wat jullie doen, wie het doet en wanneer het klaar is?',
        type: 'SINGLE',
        since,
        plansMeasures: true,
        norm: {
          explanation:
            'Een plan van aanpak noemt bij elke maatregel wanneer die klaar is. Zet er ook bij wie het doet, dan gebeurt het eerder. Een oorzaak wegnemen werkt beter dan mensen beschermen: daarom staat die maatregel bovenaan.',
          sources,
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja, bij elk risico', { requiresMeasures: true }),
          choice('later', 'Nog niet: in het plan komen lege regels om in te vullen'),
          green('noneNeeded', 'Er zijn geen maatregelen nodig', { withoutRisks: true }),
        ],
      },
      {
        questionKey: 'discussed',
        text: 'Zijn de uitkomsten besproken met de medewerkers of hun vertegenwoordiging (OR/PVT)?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation: `Werkgever en medewerkers werken samen aan gezond werk. Medewerkers weten vaak het best wat er ${wrong} is en welke oplossing werkt.`,
          sources: [arbowet12],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Medewerkers zijn niet betrokken bij de maatregelen',
            urgency: 'LATER',
            actions: ['Bespreek de matrix en het plan in het werkoverleg en leg de afspraken vast'],
          }),
        ],
      },
    ],
  },
]
