/** The nine pictograms of CLP annex V. */
export const hazardSymbols = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const
export type HazardSymbol = (typeof hazardSymbols)[number]

/**
 * Source: the tables with label elements of CLP annex I, and annex V; grade C, compared with a public list of codes
 * with their pictograms. H221 has one in category 1B and none in category 2: it counts as having one. H205, H229, H362,
 * H412, H413 and the EUH-codes have none.
 */
const codesBySymbol: Record<HazardSymbol, string> = {
  GHS01: 'H200 H201 H202 H203 H204 H240 H241',
  GHS02:
    'H206 H207 H208 H220 H221 H222 H223 H224 H225 H226 H228 H230 H231 H232 H241 H242 H250 H251 H252 H260 H261',
  GHS03: 'H270 H271 H272',
  GHS04: 'H280 H281',
  GHS05: 'H290 H314 H318',
  GHS06: 'H300 H301 H310 H311 H330 H331',
  GHS07: 'H302 H312 H315 H317 H319 H332 H335 H336 H420',
  GHS08:
    'H304 H334 H340 H341 H350 H350i H351 H360 H360F H360D H360FD H360Fd H360Df H361 H361f H361d H361fd H370 H371 H372 H373',
  GHS09: 'H400 H410 H411',
}

const irritation = ['H315', 'H319']

const has = (codes: readonly string[], symbol: HazardSymbol) => {
  const assigned = codesBySymbol[symbol].split(' ')
  return codes.some((code) => assigned.includes(code))
}

/** Beside the other pictograms: article 26, 1 (b), (c) and (d). */
function callingForExclamation(codes: readonly string[]): readonly string[] {
  if (has(codes, 'GHS06')) return []
  const covered = [
    ...(has(codes, 'GHS05') ? irritation : []),
    ...(codes.includes('H334') ? ['H317', ...irritation] : []),
  ]
  return codes.filter((code) => !covered.includes(code))
}

/**
 * In the order of their numbers, also those that a supplier may leave out (`optionalSymbolsOf`). GHS06 leaves out GHS07
 * altogether; GHS05 for irritation of skin or eyes; GHS08 for an allergy of the airways for irritation and for an
 * allergy of the skin. Source: CLP article 26, first paragraph, read in verbatim reproductions; grade A.
 */
export const symbolsOf = (codes: readonly string[]): HazardSymbol[] =>
  hazardSymbols.filter((symbol) => has(symbol === 'GHS07' ? callingForExclamation(codes) : codes, symbol))

/**
 * Those that a supplier may leave out, so that a label without them is right, too. Source: CLP article 26, first
 * paragraph, (a) and (e), grade A: GHS01 makes GHS02 and GHS03 optional, unless one hazard calls for both, as H241
 * does; GHS02 and GHS06 make GHS04 optional.
 */
export function optionalSymbolsOf(codes: readonly string[]): HazardSymbol[] {
  const isOptional: Partial<Record<HazardSymbol, boolean>> = {
    GHS02: has(codes, 'GHS01') && !codes.includes('H241'),
    GHS03: has(codes, 'GHS01'),
    GHS04: has(codes, 'GHS02') || has(codes, 'GHS06'),
  }
  return symbolsOf(codes).filter((symbol) => isOptional[symbol])
}

export const symbolLabels: Record<HazardSymbol, string> = {
  GHS01: 'Ontplofbaar',
  GHS02: 'Ontvlambaar',
  GHS03: 'Oxiderend',
  GHS04: 'Gas onder druk',
  GHS05: 'Bijtend',
  GHS06: 'Giftig',
  GHS07: 'Schadelijk of irriterend',
  GHS08: 'Schadelijk voor de gezondheid',
  GHS09: 'Gevaarlijk voor het milieu',
}

/** Own words, grade D. */
export const symbolAdvice: Record<HazardSymbol, string> = {
  GHS01: 'Niet stoten of verwarmen, geen vonken in de buurt',
  GHS02: 'Geen vuur, vonken of slijpen in de buurt',
  GHS03: 'Houd alles wat kan branden uit de buurt',
  GHS04: 'Zet de fles vast, uit de zon en uit de warmte',
  GHS05: 'Niet op de huid of in de ogen',
  GHS06: 'Niet inademen, inslikken of aanraken',
  GHS07: 'Niet inademen en niet op de huid of in de ogen',
  GHS08: 'Kan je lang of blijvend ziek maken',
  GHS09: 'Niet in het riool',
}
