import type { OneFact } from '../content.ts'
import { bounds, eitherIsEnough, ofMeasures, oneAct, sameThing, withProof } from '../one-fact.ts'

export const oneFact: readonly OneFact[] = [
  ofMeasures,
  bounds(['DOSE.level', 'DOSE.atEar', 'HEARING_PROTECTION.attenuation', 'PEOPLE.young']),
  eitherIsEnough([
    'START.applies',
    'SOURCE.technical',
    'HEARING_PROTECTION.available',
    'PEOPLE.audiometry',
    'PEOPLE.ototoxic',
  ]),
  sameThing(['SOURCE.purchase']),
  oneAct(['SOURCE.plan', 'NOISE_POLICY.limitPlan']),
  withProof(['HEARING_PROTECTION.worn', 'PEOPLE.informed', 'PEOPLE.pregnant']),
  {
    reason: 'Een beoordeling die een van deze dingen mist, moet over: de maatregel is steeds dezelfde.',
    questions: ['DOSE.assessed'],
  },
  {
    reason:
      'Borden, een grens en toegang maken samen de zone die de wet vraagt: de een werkt niet zonder de ander.',
    questions: ['SOURCE.marking'],
  },
  {
    reason: 'Het plan van aanpak hoort bij de RI&E, en bespreken is de laatste stap ervan.',
    questions: ['NOISE_POLICY.inPlan'],
  },
]
