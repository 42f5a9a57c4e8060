import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green } from '../answers.ts'
import * as pictures from './pictures.ts'
import { raisedVoice } from './sources.ts'

export const start: Script[] = [
  {
    scriptKey: 'INFO_NOISE',
    scriptType: 'INFORMATION',
    title: 'Schadelijk geluid',
    nextScript: 'START',
    genericScript: false,
    dependsOn: null,
    text: 'Lawaai maakt doof, en doof worden gaat ongemerkt. Geluid dat te hard is om bij te praten, is al genoeg. In deze check schat je per functiegroep hoeveel geluid iemand op een gewone drukke dag krijgt.',
  },
  {
    scriptKey: 'START',
    scriptType: 'SURVEY',
    title: 'Komt het voor?',
    nextScript: 'INFO_DOSE',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'applies',
        text: 'Moeten mensen in de groep {functiegroep} op 1 meter afstand hun stem verheffen om elkaar te verstaan, of zijn er harde klappen?',
        picture: pictures.raisedVoice,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Wie zijn stem moet verheffen, zit ongeveer op 80 dB(A). Dan kan het gehoor op den duur schade krijgen.',
          sources: [raisedVoice],
          reviewed: '2026-11-25',
        },
        answers: [
          choice('yes', 'Ja, op gewone dagen'),
          choice('doubt', 'Soms, of dat weet ik niet'),
          green('no', 'Nee, nooit', { endsScript: true }),
        ],
      },
    ],
  },
]
