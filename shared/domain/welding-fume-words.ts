import {
  canBeCleaned,
  classOfJob,
  type FumeClass,
  fumeClassOf,
  type WeldingJob,
  type WeldingMaterial,
  type WeldingProcess,
  type WeldingTask,
} from './welding-fume.ts'

// The class of welding fume in Dutch words, for the screen and the files of a plan.

const processLabels: Record<WeldingProcess, string> = {
  TIG: 'TIG',
  PLASMA: 'Plasmalassen',
  GAS: 'Autogeen lassen',
  SPOT: 'Punt- en druklassen',
  SUBMERGED_ARC: 'Onder poederdek (OP)',
  LASER: 'Laserlassen',
  MMA: 'Beklede elektrode (MMA)',
  MIG_MAG: 'MIG/MAG massieve draad',
  CORED_WITH_GAS: 'MAG gevulde draad met gas',
  CORED_WITHOUT_GAS: 'Gevulde draad zonder gas',
  BRAZING: 'Hardsolderen zonder cadmium',
  BRAZING_CADMIUM: 'Hardsolderen met cadmium',
  GAS_CUTTING: 'Autogeen snijden',
  PLASMA_CUTTING: 'Plasmasnijden boven water',
  PLASMA_CUTTING_WET: 'Plasmasnijden onder water',
  GOUGING: 'Elektrisch gutsen',
  FLAME_SPRAYING: 'Draadvlamspuiten',
  UNKNOWN: 'Onbekend proces',
}

const materialLabels: Record<WeldingMaterial, string> = {
  STEEL: 'On-/laaggelegeerd staal',
  STAINLESS: 'RVS, hooggelegeerd',
  ALUMINIUM: 'Aluminium',
  NON_FERROUS: 'Koper-, nikkellegering',
  COATED: 'Verzinkt of geverfd',
  LEAD: 'Menie / lood',
  UNKNOWN: 'Onbekend materiaal',
}

const classLabels: Record<FumeClass | 'unknown', string> = {
  low: 'laag',
  medium: 'middel',
  high: 'hoog',
  veryHigh: 'zeer hoog',
  unknown: 'onbekend',
}

/** "TIG, Verzinkt of geverfd, schoongemaakt: laag". */
const describeJob = (job: WeldingJob): string => {
  const { process, material, cleaned } = job
  const what = [
    processLabels[process],
    materialLabels[material],
    ...(cleaned && canBeCleaned(material) ? ['schoongemaakt'] : []),
  ]
  return `${what.join(', ')}: ${classLabels[classOfJob(job)]}`
}

/** Describes the work in a room, and the class that follows from it. */
export function describeWeldingFume(task: WeldingTask): string {
  const { jobs, confined } = task
  return [
    ...jobs.map((job) => `${describeJob(job)}.`),
    ...(confined ? ['Een besloten ruimte is altijd zeer hoog.'] : []),
    ...(jobs.length > 1 || confined ? [`Het zwaarste telt: ${classLabels[fumeClassOf(task)]}.`] : []),
  ].join(' ')
}
