import type { Question } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import { arboportaalLifting, niosh } from './sources.ts'

const measures = [
  'Maak de last lichter: een kleinere verpakking of minder stuks per bak',
  'Breng de last dichter bij het lichaam en op heuphoogte',
  'Til met een takel, vacuümheffer, magneetheffer of heftafel',
]

/** Shown below the question about the weight of the heaviest load. */
export const liftingCalculation: Question = {
  questionKey: 'calculation',
  text: 'Uitgerekend: is de last lichter dan het aanbevolen gewicht?',
  type: 'COMPUTED',
  computation: 'LIFTING_EQUATION',
  refines: 'load',
  since: 2,
  norm: {
    explanation:
      'De NIOSH-formule begint bij 23 kg en maakt dat lager voor alles wat het tillen zwaarder maakt. De tilindex is het gewicht gedeeld door het aanbevolen gewicht. Boven 1 is er meer kans op rugklachten, boven 3 voor bijna iedereen.',
    sources: [niosh, arboportaalLifting, ownChoice('tilindex boven 3 direct aanpakken')],
    reviewed: '2026-11-24',
  },
  answers: [
    green('le1', 'Ja, de last is niet zwaarder dan het aanbevolen gewicht'),
    red('1to3', 'Nee, de last is zwaarder dan het aanbevolen gewicht', {
      label: 'Last zwaarder dan het aanbevolen gewicht',
      urgency: 'SOON',
      actions: measures,
    }),
    red('gt3', 'Nee, de last is meer dan drie keer zo zwaar als het aanbevolen gewicht', {
      label: 'Last meer dan drie keer het aanbevolen gewicht',
      urgency: 'NOW',
      actions: ['Laat deze last niet meer door één persoon tillen', ...measures],
    }),
  ],
}
