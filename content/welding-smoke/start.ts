import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green } from '../answers.ts'
import * as pictures from './pictures.ts'
import { arboportaal, fiveTimesBetter } from './sources.ts'

export const start: Script[] = [
  {
    scriptKey: 'INFO_WELDING',
    scriptType: 'INFORMATION',
    title: 'Komt het voor?',
    nextScript: 'START',
    genericScript: false,
    dependsOn: null,
    text: 'Lasrook is een mengsel van fijn stof en gassen. Onderzoekers noemen alle lasrook kankerverwekkend, ook die van gewoon staal. In deze check kijk je per ruimte wat er vrijkomt en wat ertegen gedaan wordt.',
  },
  {
    scriptKey: 'START',
    scriptType: 'SURVEY',
    title: 'Komt het voor?',
    nextScript: 'INFO_CLASS',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'applies',
        text: 'Wordt er in {ruimte} gelast, gesneden, gegutst of hardgesoldeerd?',
        picture: pictures.welding,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Ook een kwartier lassen geeft rook waar collega’s in staan. Alles wat er in deze ruimte gebeurt telt mee.',
          sources: [fiveTimesBetter('lassen en aanverwante processen')],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('yes', 'Ja, ook als het zelden is'),
          green('no', 'Nee, nooit', { endsScript: true }),
        ],
      },
      {
        questionKey: 'materials',
        text: 'Welke materialen worden er bewerkt?',
        picture: pictures.materials,
        type: 'MULTI',
        since: 1,
        norm: {
          explanation:
            'Rook van RVS bevat chroom-6 en nikkel. Verzinkt en geverfd materiaal geeft giftige gassen als je het niet schoonmaakt.',
          sources: [arboportaal('chroom-6 bij RVS')],
          reviewed: '2026-11-25',
        },
        answers: [
          choice('steel', 'Staal'),
          choice('stainless', 'RVS of hooggelegeerd'),
          choice('aluminium', 'Aluminium'),
          choice('nonFerrous', 'Koper, messing, nikkel- of cadmiumlegering'),
          choice('galvanised', 'Verzinkt, gecoat of geverfd'),
          choice('leadPaint', 'Menie of andere loodverf'),
          choice('other', 'Iets anders'),
        ],
      },
    ],
  },
]
