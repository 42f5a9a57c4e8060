import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  containsLead,
  flagHelp,
  flagsOf,
  hazardFlags,
  isBannedForYoung,
  isCmr,
  isExplosiveInAir,
  isExplosiveWhenWarm,
  isForPregnant,
  isHealthHazard,
  isReprotoxic,
  isSensitising,
  isSupervisedForYoung,
  mayContainIsocyanate,
  needsExtraRegistration,
} from './hazard-flags.ts'
import { parseStatements, statementCodes } from './hazard-statements.ts'

const flagged: [string, string][] = [
  ['H300 H301 H330 H331', 'ACUTE YOUNG_BAN'],
  ['H302 H332', 'HARM'],
  ['H304', 'ASPIRATION'],
  ['H310 H311', 'ACUTE SKIN_PPE YOUNG_BAN'],
  ['H312', 'HARM SKIN_PPE'],
  ['H314', 'CORROSIVE SKIN_PPE EYE_PPE YOUNG_SUPERVISED'],
  ['H315', 'IRRITANT SKIN_PPE YOUNG_SUPERVISED'],
  ['H317', 'SENS_SKIN SKIN_PPE YOUNG_BAN'],
  ['H318', 'CORROSIVE EYE_PPE YOUNG_SUPERVISED'],
  ['H319', 'IRRITANT EYE_PPE YOUNG_SUPERVISED'],
  ['H334', 'SENS_LUNG NO_RECIRCULATION YOUNG_BAN'],
  ['H335', 'IRRITANT YOUNG_SUPERVISED'],
  ['H336', 'NARCOTIC'],
  ['H340', 'CMR_M NO_RECIRCULATION YOUNG_BAN PREGNANT'],
  ['H341 H351', 'CAT2 YOUNG_BAN PREGNANT'],
  ['H350 H350i', 'CMR_C NO_RECIRCULATION YOUNG_BAN PREGNANT'],
  ['H360 H360F H360D H360FD H360Fd H360Df', 'CMR_R NO_RECIRCULATION YOUNG_BAN PREGNANT'],
  ['H361 H361f H361d H361fd', 'CAT2 R2 YOUNG_BAN PREGNANT'],
  ['H362', 'R2 YOUNG_BAN PREGNANT'],
  ['H370 H371 H372 H373', 'ORGAN YOUNG_BAN'],
  ['EUH029 EUH031 EUH032', 'REACTIVE'],
  ['EUH066', 'IRRITANT'],
  ['EUH070', 'ACUTE EYE_PPE YOUNG_SUPERVISED'],
  ['EUH071', 'CORROSIVE YOUNG_SUPERVISED'],
  ['EUH201 EUH201A', 'LEAD PREGNANT'],
  ['EUH203', 'SENS_SKIN CHECK_CMR'],
  ['EUH204', 'SENS_LUNG ISOCYANATE'],
  ['EUH205 EUH208', 'SENS_SKIN'],
  ['EUH207', 'CHECK_CMR'],
  ['EUH211 EUH212', 'SPRAY'],
  ['EUH380 EUH381', 'ENDOCRINE PREGNANT'],
  ['H200 H201 H202 H203 H204 H205 H240', 'EXPLOSIVE YOUNG_SUPERVISED'],
  ['H206 H207 H208 H230 H231', 'EXPLOSIVE'],
  ['H220 H221 H222 H224 H225', 'FIRE EXPLOSIVE_AIR YOUNG_SUPERVISED'],
  ['H223 H228 EUH018 EUH209', 'FIRE EXPLOSIVE_AIR'],
  ['H226 EUH209A', 'FIRE FLAMMABLE_WARM'],
  ['H241 H242', 'FIRE YOUNG_SUPERVISED'],
  ['H232 H250 H251 H252 H260 H261 EUH014 EUH019 EUH044', 'FIRE'],
  ['H229', 'PRESSURE'],
  ['H280 H281', 'PRESSURE YOUNG_SUPERVISED'],
  ['H270 H271 H272', 'OXIDISING'],
  ['H290', 'CORROSIVE_METAL'],
  ['H400 H410 H411 H412 H413 H420 EUH430 EUH431 EUH440 EUH441 EUH450 EUH451', 'ENVIRONMENT'],
  ['EUH001 EUH059 EUH202 EUH206 EUH210 EUH401', ''],
]
const cases = flagged.flatMap(([codes, flags]) => codes.split(' ').map((code) => [code, flags] as const))

test('every code of the list has the flags of the content', () => {
  for (const [code, flags] of cases) {
    expect([code, flagsOf([code]).toSorted()]).toEqual([code, flags.split(' ').filter(Boolean).toSorted()])
  }
  expect(cases.map(([code]) => code).toSorted()).toEqual(statementCodes.toSorted())
})

test('flags of combinations and of unknown codes', () => {
  const codes = parseStatements('H360FD, H302+H312, H999')
  expect(codes).toEqual(['H302', 'H312', 'H360FD', 'H999'])
  expect(flagsOf(codes).toSorted()).toEqual([
    'CMR_R',
    'HARM',
    'NO_RECIRCULATION',
    'PREGNANT',
    'SKIN_PPE',
    'YOUNG_BAN',
  ])
  expect(flagsOf(['H999'])).toEqual([])
})

test('the flags of codes together are those of each', () => {
  const some = fc.array(fc.constantFrom(...statementCodes, 'H999'))
  fc.assert(
    fc.property(some, some, (one, other) => {
      const each = new Set([...flagsOf(one), ...flagsOf(other)])
      expect(flagsOf([...other, ...one])).toEqual(hazardFlags.filter((flag) => each.has(flag)))
    }),
  )
})

test('every flag has a help text, of sentences', () => {
  for (const flag of hazardFlags) expect(flagHelp[flag]).toMatch(/^[A-Z].+\.$/)
})

describe('questions about codes', () => {
  const questions = {
    isCmr,
    isHealthHazard,
    needsExtraRegistration,
    isReprotoxic,
    isSensitising,
    isBannedForYoung,
    isSupervisedForYoung,
    isForPregnant,
    containsLead,
    isExplosiveInAir,
    isExplosiveWhenWarm,
    mayContainIsocyanate,
  }

  test.each<[string, (keyof typeof questions)[]]>([
    ['', []],
    ['H999', []],
    ['H226 H412', ['isExplosiveWhenWarm']],
    ['H225 H226 H412', ['isSupervisedForYoung', 'isExplosiveInAir']],
    ['H280', ['isSupervisedForYoung']],
    ['EUH380', ['isHealthHazard', 'isForPregnant']],
    ['H336', ['isHealthHazard']],
    ['EUH031', ['isHealthHazard']],
    ['EUH207', ['isHealthHazard']],
    ['H340', ['isCmr', 'isHealthHazard', 'needsExtraRegistration', 'isBannedForYoung', 'isForPregnant']],
    ['H350i', ['isCmr', 'isHealthHazard', 'needsExtraRegistration', 'isBannedForYoung', 'isForPregnant']],
    [
      'H360Df',
      [
        'isCmr',
        'isHealthHazard',
        'needsExtraRegistration',
        'isReprotoxic',
        'isBannedForYoung',
        'isForPregnant',
      ],
    ],
    ['H351', ['isHealthHazard', 'isBannedForYoung', 'isForPregnant']],
    [
      'H361d',
      ['isHealthHazard', 'needsExtraRegistration', 'isReprotoxic', 'isBannedForYoung', 'isForPregnant'],
    ],
    [
      'H362',
      ['isHealthHazard', 'needsExtraRegistration', 'isReprotoxic', 'isBannedForYoung', 'isForPregnant'],
    ],
    ['H317', ['isHealthHazard', 'isSensitising', 'isBannedForYoung']],
    ['EUH204', ['isHealthHazard', 'isSensitising', 'mayContainIsocyanate']],
    ['H319', ['isHealthHazard', 'isSupervisedForYoung']],
    ['H319 H317', ['isHealthHazard', 'isSensitising', 'isBannedForYoung']],
    ['EUH201A', ['isHealthHazard', 'isForPregnant', 'containsLead']],
  ])('"%s" answers yes to %j', (codes, yes) => {
    const names = Object.keys(questions) as (keyof typeof questions)[]
    expect(names.filter((name) => questions[name](parseStatements(codes)))).toEqual(yes)
  })
})
