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

export const processLabels: Record<WeldingProcess, string> = {
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

export const materialLabels: Record<WeldingMaterial, string> = {
  STEEL: 'On-/laaggelegeerd staal',
  STAINLESS: 'RVS, hooggelegeerd',
  ALUMINIUM: 'Aluminium',
  NON_FERROUS: 'Koper, messing, brons',
  COATED: 'Verzinkt of geverfd',
  LEAD: 'Menie / lood',
  NICKEL: 'Nikkellegering',
  UNKNOWN: 'Onbekend materiaal',
}

export const classLabels: Record<FumeClass | 'unknown', string> = {
  low: 'laag',
  medium: 'middel',
  high: 'hoog',
  veryHigh: 'zeer hoog',
  unknown: 'onbekend',
}

/** The most effective first. Source: our own reading of HSE, 5xbeter and TRGS 528. */
export const leastMeasures: Record<FumeClass, string[]> = {
  low: ['Een schoon oppervlak', 'Ventilatie van de ruimte'],
  medium: [
    'Een schoon oppervlak',
    'Afzuiging bij de las waar dat kan, met het hoofd uit de pluim',
    'Ventilatie van de ruimte',
  ],
  high: [
    'Een schoon oppervlak',
    'Afzuiging bij elke las, met het hoofd uit de pluim',
    'Ventilatie van de ruimte',
    'Adembescherming als afzuigen niet kan',
  ],
  veryHigh: [
    'Een schoon oppervlak',
    'Een gescheiden ruimte',
    'Afzuiging bij elke las, met het hoofd uit de pluim',
    'Ventilatie van de ruimte',
    'Aangeblazen adembescherming',
  ],
}

/** "TIG, Verzinkt of geverfd, schoongemaakt". */
export const describeWork = ({ process, material, cleaned }: WeldingJob): string =>
  [
    processLabels[process],
    materialLabels[material],
    ...(cleaned && canBeCleaned(material) ? ['schoongemaakt'] : []),
  ].join(', ')

const describeJob = (job: WeldingJob): string => `${describeWork(job)}: ${classLabels[classOfJob(job)]}`

export function describeWeldingFume(task: WeldingTask): string {
  const { jobs, confined } = task
  return [
    ...jobs.map((job) => `${describeJob(job)}.`),
    ...(confined ? ['Een besloten ruimte is altijd zeer hoog.'] : []),
    ...(jobs.length > 1 || confined ? [`Het zwaarste telt: ${classLabels[fumeClassOf(task)]}.`] : []),
  ].join(' ')
}
