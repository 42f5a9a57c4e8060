import type { OneFact } from '../content.ts'
import { bounds, eitherIsEnough, examples, ofMeasures, oneAct, sameThing, withProof } from '../one-fact.ts'

export const oneFact: readonly OneFact[] = [
  ofMeasures,
  bounds(['LADDER.limits', 'LADDER.reach', 'MOBILE_SCAFFOLD.height']),
  eitherIsEnough([
    'START.applies',
    'LOW.edge',
    'MEANS.choice',
    'FLOOR.guardrail',
    'FLOOR.openings',
    'FLOOR.fragile',
    'LADDER.access',
    'LADDER.arrival',
    'FALL_PROTECTION.clearance',
    'ZONE.power',
  ]),
  examples(['START.avoid', 'WORK_BASKET.forklift', 'ZONE.weather']),
  oneAct(['LOW.steady', 'LOW.climb', 'FALL_PROTECTION.inspected', 'PEOPLE.instructed']),
  sameThing(['FALL_PROTECTION.anchor', 'HEIGHT_POLICY.inspectionList']),
  withProof(['MEANS.other', 'FALL_PROTECTION.rescue', 'ZONE.crane', 'HEIGHT_POLICY.contractors']),
  {
    reason: 'De antwoorden noemen elk geval apart.',
    questions: ['MEANS.inspected', 'FLOOR.roofEdge'],
  },
  {
    reason: 'Wie reikt of iets zwaars draagt, laat los: het gaat om één ding, houvast.',
    questions: ['LOW.balance', 'LADDER.grip'],
  },
  {
    reason: 'Een rolsteiger is compleet of niet: zonder één van deze delen mag niemand erop.',
    questions: ['MOBILE_SCAFFOLD.built'],
  },
  {
    reason: 'Wie niet is opgeleid of te jong is, mag er niet op: de maatregel is dezelfde.',
    questions: ['AERIAL_PLATFORM.operator'],
  },
  {
    reason: 'De wet staat een werkbak in een kraan alleen toe als alles klopt: anders gaat niemand omhoog.',
    questions: ['WORK_BASKET.crane', 'WORK_BASKET.craneUse'],
  },
  {
    reason: 'Afzetten en vastmaken horen bij elkaar: samen voorkomen ze dat iemand wordt geraakt.',
    questions: ['ZONE.area'],
  },
]
