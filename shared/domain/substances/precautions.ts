// Source: CLP annex IV and the tables with label elements of annex I, as of 1-2-2025. Grade B for what a public list of
// the statements of each code has, too. Grade C where that list already has the statements of a later version:
// P301+P310, P308+P313, P280 with H340 and H341, P303+P361+P353 with H314, and P305+P351+P338 with H314 and H318.

/** In the order of CLP annex IV. */
export const precautionCodes = [
  'P210',
  'P260',
  'P261',
  'P273',
  'P280',
  'P301+P310',
  'P301+P330+P331',
  'P302+P352',
  'P303+P361+P353',
  'P304+P340',
  'P305+P351+P338',
  'P308+P313',
  'P403+P235',
  'P501',
] as const
export type PrecautionCode = (typeof precautionCodes)[number]

const certainHarm = 'H350 H350i H360 H360F H360D H360FD H360Fd H360Df'
const suspectedHarm = 'H351 H361 H361f H361d H361fd'
const liquids = 'H224 H225 H226'

const codesByPrecaution: Record<PrecautionCode, string> = {
  P210: `H201 H202 H203 H204 H205 H206 H207 H208 H220 H221 H222 H223 ${liquids} H228 H229 H230 H231 H232 H240 H241 H242 H250 H271 H272`,
  P260: 'H314 H330 H362 H370 H371 H372 H373',
  P261: 'H317 H331 H332 H334 H335 H336',
  P273: 'H400 H410 H411 H412 H413',
  P280: `H201 H202 H203 H204 H205 H206 H207 H208 ${liquids} H228 H232 H240 H241 H242 H250 H251 H252 H260 H261 H271 H272 H310 H311 H312 H314 H315 H317 H318 H319 H340 H341 ${certainHarm} ${suspectedHarm}`,
  'P301+P310': 'H300 H301 H304',
  'P301+P330+P331': 'H314',
  'P302+P352': 'H310 H311 H312 H315 H317',
  'P303+P361+P353': `${liquids} H314`,
  'P304+P340': 'H314 H330 H331 H332 H334 H335 H336',
  'P305+P351+P338': 'H314 H318 H319',
  'P308+P313': `H340 H341 ${certainHarm} ${suspectedHarm} H362`,
  'P403+P235': liquids,
  P501: `H201 H202 H203 H205 H206 H207 H208 ${liquids} H240 H241 H242 H260 H261 H271 H272 H300 H301 H302 H304 H310 H311 H312 H314 H317 H330 H331 H334 H335 H336 H340 H341 ${certainHarm} ${suspectedHarm} H370 H371 H372 H373 H400 H410 H411 H412 H413`,
}

/**
 * In a fixed order. "Do not breathe" (P260) leaves out "avoid breathing" (P261). The label and section 2 of the sheet
 * decide: a supplier chooses from the annex.
 */
export function precautionsOf(codes: readonly string[]): PrecautionCode[] {
  const assigned = precautionCodes.filter((precaution) => {
    const hazards = codesByPrecaution[precaution].split(' ')
    return codes.some((code) => hazards.includes(code))
  })
  return assigned.includes('P260') ? assigned.filter((precaution) => precaution !== 'P261') : assigned
}
