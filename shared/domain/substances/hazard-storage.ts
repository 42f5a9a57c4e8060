import type { Source } from '#shared/domain/checks/questionnaire.ts'
import { isCmr } from './hazard-flags.ts'

// From which amount storage has to follow PGS 15, and the class for transport that codes point to.
// Not read: PGS 15:2025, and the values in the Besluit activiteiten leefomgeving. All of it is a guide value.

export const adrClasses = [
  '1',
  '2',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const
export type AdrClass = (typeof adrClasses)[number]

export const packingGroups = ['I', 'II', 'III'] as const
export type PackingGroup = (typeof packingGroups)[number]

export type AdrSuggestion = { adrClass: AdrClass; packingGroup?: PackingGroup }

const aerosols = ['H222', 'H223', 'H229']

/** Where a class has several packing groups, the strictest comes first. */
const suggestions: readonly (AdrSuggestion & { codes: readonly string[] })[] = [
  { adrClass: '1', codes: ['H200', 'H201', 'H202', 'H203', 'H204', 'H205'] },
  { adrClass: '2', codes: ['H220', 'H221', 'H280', 'H281', ...aerosols] },
  { adrClass: '3', packingGroup: 'I', codes: ['H224'] },
  { adrClass: '3', packingGroup: 'II', codes: ['H225'] },
  { adrClass: '3', packingGroup: 'III', codes: ['H226'] },
  { adrClass: '4.1', codes: ['H228'] },
  { adrClass: '4.2', codes: ['H250', 'H251', 'H252'] },
  { adrClass: '4.3', codes: ['H260', 'H261'] },
  { adrClass: '5.1', codes: ['H271', 'H272'] },
  { adrClass: '6.1', codes: ['H300', 'H301', 'H310', 'H311', 'H330', 'H331'] },
  { adrClass: '8', codes: ['H290', 'H314'] },
  { adrClass: '9', codes: ['H400', 'H410', 'H411'] },
]

/** Self-reactive, an organic peroxide or a desensitised explosive: only section 14 of the sheet tells which class. */
const unclear = ['H206', 'H207', 'H208', 'H240', 'H241', 'H242']

export const needsSection14 = (codes: readonly string[]): boolean =>
  unclear.some((code) => codes.includes(code))

/**
 * Each once; none when only section 14 tells. Only a hint: section 14 of the sheet decides, also which class goes first. Class 9 is left out beside
 * another one, because it is for what no other class has. Own choice, grade D.
 */
export function suggestedAdrClasses(codes: readonly string[]): AdrSuggestion[] {
  if (needsSection14(codes)) return []
  const found = suggestions.filter((one) => one.codes.some((code) => codes.includes(code)))
  const each = found.filter((one, at) => found.findIndex(({ adrClass }) => adrClass === one.adrClass) === at)
  return each
    .filter(({ adrClass }) => adrClass !== '9' || each.length === 1)
    .map(({ codes: _, ...suggestion }) => suggestion)
}

export const pgs15Groups = [
  'PACKING_GROUP_I',
  'CMR',
  'FLAMMABLE_LIQUID',
  'AEROSOL',
  'OTHER_CLASS',
  'GAS_CYLINDER',
  'CLASS_8_OR_9',
] as const
export type Pgs15Group = (typeof pgs15Groups)[number]

/** `adrClass` and `packingGroup`: of section 14; null where it has none, or it is not known. */
export type StoredProduct = {
  codes: readonly string[]
  adrClass: AdrClass | null
  packingGroup: PackingGroup | null
}

/** Source: Infomil, PGS 15:2016, grade B. Organic peroxides (5.2) belong to PGS 8. */
const outsidePgs15: readonly AdrClass[] = ['1', '5.2', '7']

/** What has rules of its own instead of a threshold of PGS 15. */
export const hasOwnStorageRules = ({ codes, adrClass }: Pick<StoredProduct, 'codes' | 'adrClass'>): boolean =>
  needsSection14(codes) || (adrClass !== null && outsidePgs15.includes(adrClass))

export const OWN_RULES_NOTICE =
  'PGS 15 heeft hier geen richtwaarde voor: vraag de leverancier (rubriek 7 en 14). Voor organische peroxiden geldt PGS 8.'

function groupOfClass({ codes, adrClass, packingGroup }: StoredProduct): Pgs15Group | undefined {
  if (adrClass === null) return undefined
  if (packingGroup === 'I') return 'PACKING_GROUP_I'
  if (adrClass === '2') return aerosols.some((code) => codes.includes(code)) ? 'AEROSOL' : 'GAS_CYLINDER'
  if (adrClass === '3' && packingGroup !== 'III') return 'FLAMMABLE_LIQUID'
  return adrClass === '8' || adrClass === '9' ? 'CLASS_8_OR_9' : 'OTHER_CLASS'
}

/**
 * Undefined when it needs no such storage, as far as codes and class say. Of two groups the strictest counts. A liquid
 * of class 3 whose packing group is not known counts as II. Metal in solid form is no CMR substance for PGS 15: the
 * codes do not show that. Source: `pgs15Sources`; the choices between groups are our own, grade D.
 */
export function pgs15Group(product: StoredProduct): Pgs15Group | undefined {
  if (hasOwnStorageRules(product)) return undefined
  const groups = [groupOfClass(product), isCmr(product.codes) ? ('CMR' as const) : undefined]
  return pgs15Groups.find((group) => groups.includes(group))
}

export const pgs15Labels: Record<Pgs15Group, string> = {
  PACKING_GROUP_I: 'Verpakkingsgroep I',
  CMR: 'CMR-stoffen',
  FLAMMABLE_LIQUID: 'Klasse 3, verpakkingsgroep II',
  AEROSOL: 'Spuitbussen en gaspatronen',
  OTHER_CLASS: 'Overige klassen',
  GAS_CYLINDER: 'Gasflessen',
  CLASS_8_OR_9: 'Klasse 8 en klasse 9',
}

const infomil: Source = {
  name: 'Infomil, ondergrenzen van PGS 15:2016',
  url: 'https://www.infomil.nl/onderwerpen/veiligheid/pgs/handleiding-pgs-15-0/hoofdstuk-1-toepassi/ondergrenzen/',
  grade: 'B',
}
const arbocatalogus: Source = {
  name: 'Arbocatalogus keramische industrie, opslag gevaarlijke stoffen (2009)',
  url: 'https://keramische-industrie.dearbocatalogus.nl/oplossing/03-inrichting-opslag-gevaarlijke-stoffen',
  grade: 'B',
}

/** For CMR and cylinders the sources differ: 25 and 1, 125 and 115. */
export const pgs15Sources: Record<Pgs15Group, readonly Source[]> = {
  PACKING_GROUP_I: [infomil],
  CMR: [infomil, arbocatalogus],
  FLAMMABLE_LIQUID: [arbocatalogus],
  AEROSOL: [infomil],
  OTHER_CLASS: [arbocatalogus],
  GAS_CYLINDER: [infomil, arbocatalogus],
  CLASS_8_OR_9: [arbocatalogus],
}

export const PGS15_NOTICE = 'richtwaarde, controleer bij de gemeente'

/** In kg or litre, of cylinders in litres of water. Where sources differ: the strictest. */
const thresholds: Record<Pgs15Group, number> = {
  PACKING_GROUP_I: 1,
  CMR: 1,
  FLAMMABLE_LIQUID: 25,
  AEROSOL: 50,
  OTHER_CLASS: 50,
  GAS_CYLINDER: 115,
  CLASS_8_OR_9: 250,
}

/** From `amount` on PGS 15 applies. `unit`: as it is shown. */
export type Pgs15Threshold = { amount: number; unit: 'kg of liter' | 'liter waterinhoud' }

/**
 * For all products of a group in one storage together. A guide value: show `PGS15_NOTICE` with it. `inSmallPackaging`:
 * all of it is in the original, closed small packaging (LQ), which doubles the amount. Source of that:
 * publicatiereeksgevaarlijkestoffen.nl, grade B.
 */
export const pgs15Threshold = (group: Pgs15Group, inSmallPackaging = false): Pgs15Threshold => ({
  amount: thresholds[group] * (inSmallPackaging ? 2 : 1),
  unit: group === 'GAS_CYLINDER' ? 'liter waterinhoud' : 'kg of liter',
})
