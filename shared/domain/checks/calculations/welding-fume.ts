import * as v from 'valibot'

// How much and how harmful fume welding gives: the class of a process on a material.
// Sources: r and a number is the reduction factor in annex 10 of Beleidsregel 4.9-2 Arbobesluit, which was withdrawn and
// was read in a copy: 1 is low, 2 medium, 5 high, 10 and more very high. t is the table of emission and effect in TRGS
// 528. Where both have a value, the strictest counts. d is our own choice.

export const fumeClasses = ['low', 'medium', 'high', 'veryHigh'] as const
export type FumeClass = (typeof fumeClasses)[number]

/** COATED: galvanised, coated or painted. LEAD: red lead or other paint with lead. NICKEL was added later. */
export const weldingMaterials = [
  'STEEL',
  'STAINLESS',
  'ALUMINIUM',
  'NON_FERROUS',
  'COATED',
  'LEAD',
  'NICKEL',
  'UNKNOWN',
] as const
export type WeldingMaterial = (typeof weldingMaterials)[number]

const letters = { L: 'low', M: 'medium', H: 'high', Z: 'veryHigh' } as const

/**
 * By their first letters in Dutch: on steel, stainless steel, aluminium, alloys of copper, coated metal, lead paint, and
 * alloys of nickel, whose smoke causes cancer like that of stainless steel: at least as heavy (d). "-": nobody does that.
 */
const matrix = {
  // r1 t | t | r2 | t | r10 | r>100
  TIG: 'LMMMZZM',
  // r1 | d | d | d | r10 | r>100
  PLASMA: 'LMMMZZM',
  // r1 | d | d | d | r10 | r>100
  GAS: 'LMMMZZM',
  // r1 | d | d | d | d | r>100
  SPOT: 'LMMMMZM',
  // r1 t | t | d | d | r10 | r>100
  SUBMERGED_ARC: 'LMMMZZM',
  // t | t | d | t | r10 | r>100
  LASER: 'MHMHZZH',
  // r5 t | r30 | r5 | r5 t | r10 | r>100
  MMA: 'HZHHZZZ',
  // r5 t | r30 | r50 | r50 | r10 | r>100
  MIG_MAG: 'HZZZZZZ',
  // t | t | d | t | r10 | r>100
  CORED_WITH_GAS: 'ZZZZZZZ',
  // r100 | r100 | d | r100 | r10 | r>100
  CORED_WITHOUT_GAS: 'ZZZZZZZ',
  // r2 | r2 | r2 | r2 | d | r>100
  BRAZING: 'MMMMHZM',
  // r5 d | r5 d | d | d | d | r>100
  BRAZING_CADMIUM: 'ZZZZZZZ',
  // r5 | d | - | d | d | r>100
  GAS_CUTTING: 'HZ-ZHZZ',
  // r5 | d | d | d | d | r>100
  PLASMA_CUTTING: 'HZHZHZZ',
  // r1 | d | d | d | d | r>100
  PLASMA_CUTTING_WET: 'LMMMMZM',
  // r10 | d | d | d | d | r>100
  GOUGING: 'ZZZZZZZ',
  // r10 | d | d | r100 | d | r>100
  FLAME_SPRAYING: 'ZZZZZZZ',
} as const

export const weldingProcesses = [...(Object.keys(matrix) as (keyof typeof matrix)[]), 'UNKNOWN'] as const
export type WeldingProcess = (typeof weldingProcesses)[number]

export const canBeCleaned = (material: WeldingMaterial): boolean =>
  material === 'COATED' || material === 'LEAD'

/** "-" when nobody does that, undefined when one of them is not known. */
function letterOf({ process, material, cleaned }: Job): keyof typeof letters | '-' | undefined {
  if (process === 'UNKNOWN' || material === 'UNKNOWN') return undefined
  const bare = cleaned && canBeCleaned(material) ? 'STEEL' : material
  return matrix[process][weldingMaterials.indexOf(bare)] as keyof typeof letters | '-'
}

type Job = { process: WeldingProcess; material: WeldingMaterial; cleaned?: boolean }

/** `cleaned`: down to the bare metal, which then counts as steel; other metals are named themselves. */
const WeldingJob = v.pipe(
  v.object({
    process: v.picklist(weldingProcesses),
    material: v.picklist(weldingMaterials),
    cleaned: v.optional(v.boolean()),
  }),
  v.check((job) => letterOf(job) !== '-'),
)
export type WeldingJob = v.InferOutput<typeof WeldingJob>

/** More than any room has: our own choice. They fit where the values are stored. */
export const MAX_JOBS = 8

export const WeldingTask = v.object({
  jobs: v.pipe(v.array(WeldingJob), v.minLength(1), v.maxLength(MAX_JOBS)),
  confined: v.boolean(),
})
export type WeldingTask = v.InferOutput<typeof WeldingTask>

/** 'unknown' when the process or the material is not known. */
export function classOfJob(job: WeldingJob): FumeClass | 'unknown' {
  const letter = letterOf(job)
  return letter === undefined || letter === '-' ? 'unknown' : letters[letter]
}

/**
 * That of the heaviest job, and the heaviest class of all in a confined space: our own choice, because HSE asks for
 * measures at every weld. A job that is not known makes it unknown, unless another one has the heaviest class already.
 */
export function fumeClassOf({ jobs, confined }: WeldingTask): FumeClass | 'unknown' {
  const classes = jobs.map(classOfJob)
  if (confined || classes.includes('veryHigh')) return 'veryHigh'
  if (classes.includes('unknown')) return 'unknown'
  return fumeClasses.findLast((one) => classes.includes(one)) ?? 'unknown'
}
