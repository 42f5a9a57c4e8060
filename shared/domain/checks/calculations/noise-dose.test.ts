import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainSpaces } from '../../../../testing/harness/plain-spaces.ts'
import { rounds } from '../../../../testing/harness/rounds.ts'
import { computeAnswer, describeComputation } from '../computations.ts'
import {
  classAtEar,
  classOf,
  effectiveAttenuation,
  exposureAtEar,
  exposureTo,
  isOverProtected,
  type KnownNoise,
  longestMinutes,
  MAX_ROWS,
  type NoiseRow,
  noiseRanges,
  roomFor,
  sharesOf,
} from './noise-dose.ts'
import { describeHelp, describeLargest, formatExposure, justBelow } from './noise-texts.ts'
import { typicalNoises } from './typical-noise.ts'

type Noise = readonly [level: number, minutes: number]
const noises = (...pairs: Noise[]): KnownNoise[] =>
  pairs.map(([level, minutes]) => ({ source: '', level, minutes }))
const answerTo = (rows: object[], computation: 'NOISE_DOSE' | 'NOISE_AT_EAR' = 'NOISE_DOSE') =>
  computeAnswer(computation, JSON.stringify({ rows }))?.answerId
const percent = (share: number) => (share * 100).toFixed(1)

describe('the worked cases', () => {
  test.each<[Noise[], string, string, string[]]>([
    [
      [
        [82, 240],
        [79, 240],
      ],
      '80,8',
      'lower',
      ['66.6', '33.4'],
    ],
    [
      [
        [95, 60],
        [78, 420],
      ],
      '86,5',
      'upper',
      ['87.7', '12.3'],
    ],
    [
      [
        [100, 30],
        [88, 120],
        [75, 330],
      ],
      '89,1',
      'upper',
      ['77.7', '19.6', '2.7'],
    ],
    [
      [
        [104, 45],
        [92, 180],
        [80, 255],
      ],
      '94,8',
      'upper',
      ['78.4', '19.8', '1.8'],
    ],
    [[[79.9, 480]], '79,9', 'below', ['100.0']],
    [[[85, 480]], '85,0', 'upper', ['100.0']],
    [[[88, 240]], '85,0', 'lower', ['100.0']],
    [[[80, 480]], '80,0', 'lower', ['100.0']],
  ])('%j are %s dB(A) over 8 hours: %s', (pairs, exposure, answerId, shares) => {
    const rows = noises(...pairs)
    expect(formatExposure(exposureTo(rows))).toBe(exposure)
    expect(answerTo(rows)).toBe(answerId)
    expect(sharesOf(rows).map(percent)).toEqual(shares)
  })

  test('88 dB(A) for 4 hours is not rounded up to the upper action value, and says so', () => {
    const exposure = exposureTo(noises([88, 240]))
    expect(exposure.toFixed(2)).toBe('84.99')
    expect(plainSpaces(justBelow(exposure))).toBe('net onder 85 dB(A)')
    expect(plainSpaces(justBelow(79.96))).toBe('net onder 80 dB(A)')
    expect([justBelow(85), justBelow(84.9), justBelow(80)]).toEqual(['', '', ''])
  })

  test('protection that is worn always keeps the ear below the limit, and at 80 % of the time does not', () => {
    const [first, second, third] = noises([104, 45], [92, 180], [80, 255]) as [
      KnownNoise,
      KnownNoise,
      KnownNoise,
    ]
    const wearing = (part: number) => [
      { ...first, snr: 27, worn: 45 * part },
      { ...second, snr: 27, worn: 180 * part },
      third,
    ]
    expect(exposureAtEar(wearing(1)).toFixed(1)).toBe('78.3')
    expect(answerTo(wearing(1), 'NOISE_AT_EAR')).toBe('le87')
    expect(exposureAtEar(wearing(0.8)).toFixed(1)).toBe('88.2')
    expect(answerTo(wearing(0.8), 'NOISE_AT_EAR')).toBe('gt87')
  })

  test.each([
    [134.9, 'below'],
    [135, 'lower'],
    [136.9, 'lower'],
    [137, 'upper'],
    [138, 'upper'],
  ])('a bang of %d dB(C) alone decides: %s', (peak, answerId) => {
    expect(formatExposure(exposureTo(noises([75, 480])))).toBe('75,0')
    expect(answerTo([{ level: 75, minutes: 480, peak }])).toBe(answerId)
  })
})

// Minutes with one decimal, as they were calculated when the questions were written.
const levels = [85, 88, 90, 94, 95, 97, 100, 103, 105, 110]
test.each([
  [80, [151.8, 76.1, 48.0, 19.1, 15.2, 9.6, 4.8, 2.4, 1.5, 0.5]],
  [85, [480, 240.6, 151.8, 60.4, 48.0, 30.3, 15.2, 7.6, 4.8, 1.5]],
  [87, [760.7, 381.3, 240.6, 95.8, 76.1, 48.0, 24.1, 12.1, 7.6, 2.4]],
])('sounds reach %d dB(A) after the minutes of the table', (limit, minutes) => {
  expect(levels.map((level) => longestMinutes(level, limit).toFixed(1))).toEqual(
    minutes.map((minute) => minute.toFixed(1)),
  )
})

test.each([
  [0.99, '19.6'],
  [0.95, '12.9'],
  [0.9, '10.0'],
  [0.75, '6.0'],
  [0.5, '3.0'],
  [0, '0.0'],
  [1, '30.0'],
])('of 30 dB, worn %d of the time, %s dB remain', (wear, left) => {
  expect((effectiveAttenuation(30, wear) + 0).toFixed(1)).toBe(left)
})

describe('at the ear', () => {
  const row = { level: 100, minutes: 480 }
  test.each<[string, NoiseRow | object, string]>([
    ['no protection', row, 'gt87'],
    ['the limit itself', { level: 87, minutes: 480 }, 'le87'],
    ['more than the limit', { level: 87.1, minutes: 480 }, 'gt87'],
    ['protection without an SNR', { ...row, level: 80, worn: 480 }, 'unknown'],
    ['protection that was not worn', { ...row, level: 80, worn: 0 }, 'le87'],
    ['no level', { minutes: 480, snr: 20 }, 'unknown'],
    ['13 dB, worn all day', { ...row, snr: 17, worn: 480 }, 'le87'],
    ['12.9 dB, worn all day', { ...row, snr: 16.9, worn: 480 }, 'gt87'],
    ['as much, assumed to be worn 90 % of the time', { ...row, snr: 17 }, 'gt87'],
    ['a bang at the limit', { level: 70, minutes: 480, peak: 140 }, 'le87'],
    ['a louder bang', { level: 70, minutes: 480, peak: 140.1 }, 'gt87'],
    ['a louder bang, worn all the time', { level: 70, minutes: 60, peak: 150, snr: 14, worn: 60 }, 'le87'],
    ['the same, not all the time', { level: 70, minutes: 60, peak: 150, snr: 14, worn: 59 }, 'gt87'],
  ])('%s: %s', (_, given, answerId) => {
    expect(answerTo([given], 'NOISE_AT_EAR')).toBe(answerId)
  })

  test('an SNR of 4 dB or less does nothing in practice', () => {
    expect(exposureAtEar([{ source: '', level: 90, minutes: 480, snr: 3, worn: 480 }])).toBe(90)
  })

  test.each([
    [27, 480, false],
    [28, 480, true],
    [28, 0, false],
  ])('an SNR of %d dB at 93 dB(A), worn for %d minutes, is too much: %s', (snr, worn, isTooMuch) => {
    expect(isOverProtected({ source: '', level: 93, minutes: 480, snr, worn })).toBe(isTooMuch)
  })
})

describe('there is no answer with', () => {
  const row = { level: 90, minutes: 60 }
  test.each<[string, object[]]>([
    ['no row', []],
    ['more rows than fit', Array.from({ length: MAX_ROWS + 1 }, () => ({ ...row, minutes: 1 }))],
    ['too low a level', [{ ...row, level: 39.9 }]],
    ['too high a level', [{ ...row, level: 140.1 }]],
    ['two decimals', [{ ...row, level: 90.05 }]],
    ['no time', [{ ...row, minutes: 0 }]],
    ['half a minute', [{ ...row, minutes: 1.5 }]],
    ['a day of more than 16 hours', [{ ...row, minutes: 961 }]],
    ['several that are longer together', [row, { ...row, minutes: 901 }]],
    ['too low a peak', [{ ...row, peak: 89.9 }]],
    ['too high a peak', [{ ...row, peak: 170.1 }]],
    ['protection that is worn longer than the noise lasts', [{ ...row, snr: 20, worn: 61 }]],
    ['a name that is too long', [{ ...row, source: 'a'.repeat(61) }]],
  ])('%s', (_, rows) => {
    expect(answerTo(rows)).toBeUndefined()
  })

  test('the widest values there is one', () => {
    for (const level of noiseRanges.level)
      for (const minutes of noiseRanges.minutes)
        for (const peak of noiseRanges.peak) expect(answerTo([{ level, minutes, peak }])).toBeDefined()
    expect(answerTo([row, { ...row, minutes: 900, source: 'a'.repeat(60) }])).toBeDefined()
  })
})

test.each<[string, object]>([
  ['the level', { minutes: 60 }],
  ['the time', { level: 60 }],
  ['both', { source: 'Slijpen' }],
])('as long as %s of a row is missing, the answer is not known', (_, row) => {
  expect(answerTo([{ level: 110, minutes: 400 }, row])).toBe('unknown')
})

describe('for any noise', () => {
  const decibel = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
  const row = fc.record({
    source: fc.constant(''),
    level: decibel(40, 140),
    minutes: fc.integer({ min: 1, max: 80 }),
  })
  const rows = fc.array(row, { minLength: 1, maxLength: MAX_ROWS })
  const protectedRows = fc.array(
    fc
      .record({
        row,
        snr: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
        wear: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ row, snr, wear }) =>
        snr === undefined ? row : { ...row, snr, worn: Math.round(wear * row.minutes) },
      ),
    { minLength: 1, maxLength: MAX_ROWS },
  )

  test('the order of the rows does not matter', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const turned = given.toReversed()
        expect(exposureTo(turned)).toBeCloseTo(exposureTo(given), 8)
        expect(classOf(turned)).toBe(classOf(given))
        expect(sharesOf(turned).reverse()[0]).toBeCloseTo(sharesOf(given)[0]!, 10)
      }),
    )
  })

  test('longer or louder never lowers the dose', () => {
    fc.assert(
      fc.property(rows, fc.nat(), decibel(0, 20), fc.nat(60), (given, at, louder, longer) => {
        const index = at % given.length
        const more = given.map((one, position) =>
          position === index ? { ...one, level: one.level + louder, minutes: one.minutes + longer } : one,
        )
        expect(exposureTo(more)).toBeGreaterThanOrEqual(exposureTo(given))
      }),
    )
  })

  test('the shares together are the whole dose', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(sharesOf(given).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
      }),
    )
  })

  test('protection never adds to the noise at the ear, and what is not worn takes nothing away', () => {
    fc.assert(
      fc.property(protectedRows, (given) => {
        expect(exposureAtEar(given)).toBeLessThanOrEqual(exposureTo(given) + 1e-9)
        expect(exposureAtEar(given.map((one) => ({ ...one, worn: 0 })))).toBeCloseTo(exposureTo(given), 8)
      }),
    )
  })

  test('with the room for its source a day is below the limit, and with a minute more it is not', () => {
    fc.assert(
      fc.property(rows, fc.nat(), fc.constantFrom(80, 85), (given, at, limit) => {
        const index = at % given.length
        const room = roomFor(given, index, limit)
        const lasting = (minutes: number) =>
          exposureTo(given.map((one, position) => (position === index ? { ...one, minutes } : one)))
        if (!room) {
          expect(lasting(0)).toBeGreaterThanOrEqual(limit)
          return
        }
        expect(lasting(room.minutes)).toBeLessThan(limit + 1e-6)
        expect(lasting(room.minutes + 1)).toBeGreaterThanOrEqual(limit - 1e-6)
        const level = room.level
        const atLevel = given.map((one, position) => (position === index ? { ...one, level } : one))
        expect(exposureTo(atLevel)).toBeCloseTo(limit, 6)
      }),
    )
  })

  // Adds up sound pressures squared relative to 20 µPa, minute by minute, with natural logarithms.
  const squaredPressure = (level: number) => (20e-6 * Math.exp((Math.LN10 * level) / 20)) ** 2
  const levelOver8Hours = (squares: number[]) => {
    const average = squares.reduce((total, square) => total + square, 0) / (8 * 60)
    return (20 / Math.LN10) * Math.log(Math.sqrt(average) / 20e-6)
  }

  test('the dose is that of an independent computation', () => {
    fc.assert(
      fc.property(protectedRows, (given) => {
        const minutes = given.flatMap(({ level, minutes, ...protection }) =>
          Array.from({ length: minutes }, (_, minute) => {
            const { snr = 0, worn = 0 } = protection as { snr?: number; worn?: number }
            const heard = minute < worn && snr > 4 ? level - snr + 4 : level
            return { all: squaredPressure(level), heard: squaredPressure(heard) }
          }),
        )
        const all = levelOver8Hours(minutes.map((minute) => minute.all))
        const heard = levelOver8Hours(minutes.map((minute) => minute.heard))
        expect(exposureTo(given)).toBeCloseTo(all, 6)
        expect(exposureAtEar(given)).toBeCloseTo(heard, 6)
        const isNear = (limit: number, level: number) => Math.abs(limit - level) < 1e-6
        if (![80, 85].some((limit) => isNear(limit, all)))
          expect(classOf(given)).toBe(all >= 85 ? 'upper' : all >= 80 ? 'lower' : 'below')
        if (!isNear(87, heard)) expect(classAtEar(given)).toBe(heard > 87 ? 'gt87' : 'le87')
      }),
      { numRuns: rounds(300) },
    )
  })
})

test('typical levels are valid, rise from one number to the other, and have a name that is stored as it is', () => {
  for (const { source, from = 0, to } of typicalNoises) {
    expect(from).toBeLessThan(to)
    const value = JSON.stringify({ rows: [{ source, level: to, isEstimate: true, minutes: 60 }] })
    expect(computeAnswer('NOISE_DOSE', value)?.value).toBe(value)
  }
  expect(new Set(typicalNoises.map(({ source }) => source)).size).toBe(typicalNoises.length)
})

describe('in words', () => {
  const describeDay = (rows: object[], computation: 'NOISE_DOSE' | 'NOISE_AT_EAR' = 'NOISE_DOSE') =>
    plainSpaces(describeComputation(computation, JSON.stringify({ rows })))

  test('a day says what is estimated, which source adds most, and how long the loudest may last', () => {
    expect(
      describeDay([
        { source: 'Slijpen', level: 95, isEstimate: true, minutes: 60 },
        { level: 78, minutes: 420 },
      ]),
    ).toBe(
      'Slijpen: 60 minuten per dag, 95 dB(A) (schatting). Werk 2: 7 uur per dag, 78 dB(A). ' +
        'Samen over 8 uur: 86,5 dB(A). Slijpen is 88% van de dagdosis. ' +
        'Het hardste geluid is 95 dB(A). Dat mag op zichzelf 48 minuten per dag duren: dan zit je op 85 dB(A).',
    )
  })

  test('a day that bangs decide says so', () => {
    expect(describeDay([{ source: 'Ponsen', level: 75, minutes: 480, peak: 138 }])).toBe(
      'Ponsen: 8 uur per dag, 75 dB(A), klappen tot 138 dB(C). Samen over 8 uur: 75,0 dB(A). ' +
        'Ponsen is 100% van de dagdosis. De harde klappen van 138 dB(C) bepalen de uitkomst.',
    )
  })

  test('a day that is not complete says what is missing', () => {
    expect(describeDay([{ source: 'Slijpen', minutes: 1 }, { level: 80 }])).toBe(
      'Slijpen: 1 minuut per dag, geluid onbekend. Werk 2: tijd onbekend, 80 dB(A). ' +
        'Nog niet overal is de tijd en het geluid ingevuld.',
    )
  })

  test('a day at the ear says what not wearing costs, and what is too much', () => {
    expect(
      describeDay(
        [
          { source: 'Slijpen', level: 104, minutes: 60, snr: 34, worn: 54 },
          { source: 'Lassen', level: 82, minutes: 120, snr: 20, worn: 120 },
          { source: 'Zagen', level: 79, minutes: 60 },
        ],
        'NOISE_AT_EAR',
      ),
    ).toBe(
      'Slijpen: 60 minuten per dag, 104 dB(A), demping SNR 34, 54 minuten gedragen. ' +
        'Lassen: 2 uur per dag, 82 dB(A), demping SNR 20, 2 uur gedragen. ' +
        'Zagen: 60 minuten per dag, 79 dB(A). Bij het oor, over 8 uur: 85,2 dB(A) (schatting). ' +
        'Slijpen: wie de bescherming 90% van de tijd draagt, houdt van 30 dB demping 10 dB over. ' +
        'Lassen: met de bescherming op blijft 66 dB(A) over. Onder 70 dB(A) mist iemand een alarm: kies een lichtere demper.',
    )
  })

  test.each<[Noise[], string, string]>([
    [
      [[100, 60]],
      'Alles komt van: Werk 1.',
      'Doe dit hooguit 15 minuten per dag in plaats van 60 minuten, of maak het 6 dB stiller. Dan blijf je onder 85 dB(A).',
    ],
    [
      [
        [96, 90],
        [82, 300],
      ],
      'Bijna alles komt van: Werk 1.',
      'Doe dit hooguit 26 minuten per dag in plaats van 1,5 uur, of maak het 6 dB stiller. Dan blijf je onder 85 dB(A).',
    ],
    [
      [
        [95, 60],
        [95, 30],
      ],
      'Het meeste komt van: Werk 1.',
      'Doe dit hooguit 17 minuten per dag in plaats van 60 minuten, of maak het 6 dB stiller. Dan blijf je onder 85 dB(A).',
    ],
    [
      [
        [95, 60],
        [95, 59],
        [95, 59],
      ],
      'Dit telt het zwaarst: Werk 1.',
      'Zonder dit werk is het nog 88,9 dB(A): pak meer bronnen aan.',
    ],
    [
      [
        [125, 1],
        [70, 400],
      ],
      'Bijna alles komt van: Werk 1.',
      'Alleen zonder dit werk, of als het 14 dB stiller wordt, blijf je onder 85 dB(A).',
    ],
    [[[79, 480]], 'Alles komt van: Werk 1.', ''],
  ])('%j: %s %s', (pairs, largest, help) => {
    const rows = noises(...pairs)
    expect(describeLargest(rows)).toBe(largest)
    expect(plainSpaces(describeHelp(rows))).toBe(help)
  })
})
