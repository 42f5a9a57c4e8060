import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbowet8, besluit } from '../sources.ts'
import { whenInUse, withHazard } from './conditions.ts'
import * as pictures from './pictures.ts'

export const people: Survey = {
  scriptKey: 'PEOPLE',
  scriptType: 'SURVEY',
  title: 'Mensen',
  nextScript: 'ISOCYANATE',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'instructed',
      text: 'Weten de gebruikers van {stof} wat de gevaren zijn, wat ze doen bij een ongeluk en waar het blad ligt?',
      picture: pictures.instructionCard,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Wie de gevaren kent, werkt schoner en weet wat te doen bij een ongeluk. De wet noemt precies waarover de uitleg moet gaan.',
        sources: [besluit('4.10d lid 1'), arbowet8],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met instructiekaart en in een taal die zij begrijpen'),
        red('no', 'Nee, of niet vastgelegd', {
          label: 'Gebruikers niet voorgelicht',
          urgency: 'SOON',
          actions: [
            'Maak een instructiekaart met pictogrammen',
            'Bespreek hem in een toolbox',
            'Herhaal dat bij nieuwe stoffen en nieuwe mensen',
            'Leg datum en deelnemers vast',
          ],
        }),
      ],
    },
    {
      questionKey: 'vulnerable',
      text: 'Is geregeld dat jongeren onder de 18 en zwangere medewerkers niet met {stof} werken als dat niet mag?',
      picture: pictures.notForEveryone,
      type: 'SINGLE',
      since: 1,
      dependsOn: [withHazard('vulnerable')],
      norm: {
        explanation:
          'Bij veel H-zinnen mag iemand onder de 18 er niet mee werken, of alleen met toezicht. Dat laatste geldt ook voor gas onder druk en voor wat licht ontvlamt. Voor zwangeren en bij borstvoeding zijn lood en erfelijk schadelijke stoffen verboden. Vraag nooit wie zwanger is.',
        sources: [besluit('4.105, 4.106 en 4.108')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en jongeren werken alleen met deskundig toezicht waar dat moet'),
        red('no', 'Nee', {
          label: 'Jongere of zwangere medewerker mag hier niet bij',
          urgency: 'NOW',
          actions: [
            'Wijs ander werk aan',
            'Zet het verbod op de instructiekaart',
            'Laat stagiairs en leerlingen alleen onder toezicht werken',
            'Bespreek het met de arbodienst',
          ],
        }),
      ],
    },
  ],
}
