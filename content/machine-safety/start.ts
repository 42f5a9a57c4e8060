import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green } from '../answers.ts'
import { besluit } from '../sources.ts'
import { kinds } from './kinds.ts'

export const start: Script[] = [
  {
    scriptKey: 'INFO_MACHINE',
    scriptType: 'INFORMATION',
    title: 'Machine',
    nextScript: 'START',
    genericScript: false,
    dependsOn: null,
    text: 'Loop naar de machine en kijk mee terwijl je antwoordt. Begin met de machine die het meest gebruikt wordt. Een machine die je niet meer gebruikt, zet je spanningsloos en haal je uit de lijst.',
  },
  {
    scriptKey: 'START',
    scriptType: 'SURVEY',
    title: 'Machine',
    nextScript: 'DOCUMENTS',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'inUse',
        text: 'Wordt {machine} nog gebruikt?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een machine die stilstaat maar nog aan de stroom zit, kan zomaar worden gebruikt. Vergrendel hem of haal de stekker eraf.',
          sources: [besluit('7.11', 'loskoppelen')],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('yes', 'Ja'),
          green('no', 'Nee, spanningsloos gemaakt en vergrendeld of afgevoerd', { endsScript: true }),
        ],
      },
      {
        questionKey: 'kind',
        text: 'Wat voor machine is {machine}?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation: 'Elke soort machine heeft eigen gevaren. De volgende vragen passen zich aan.',
          sources: [besluit('7.3', 'geschikt voor het werk')],
          reviewed: '2026-11-29',
        },
        answers: kinds,
      },
    ],
  },
]
