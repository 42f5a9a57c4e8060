// Source: CLP annex IV and the tables with label elements of annex I, consolidated text of 1-9-2025. Grade A for flammable
// and oxidising gases (2.2.2, 2.4.2), aerosols (2.3.1), acute toxicity (3.1.3), sensitisation (3.4.7) and aspiration
// (3.10.2), read for the review of 27-11-2026. Grade B where a public list of the statements of each code says the same.
// Grade C where that list has the statements of a later version (P308+P313, P280 with H340 and H341, P303+P361+P353 with
// H314, P305+P351+P338 with H314 and H318), and for what was not looked up again: P202 beside H230 and H231, P220 beside
// H270, P222, P223, P234, P282, P308+P311, P310 with H314 and H318, P336+P315, P390, P502, and all with EUH-codes.
// It is a selection: what somebody does at work, in a fire or as first aid. Statements for those who store much (P405, P411)
// or who fill containers (P240 to P243) are left out, and those that say nothing without what the supplier fills in.

/** In the order of CLP annex IV. */
export const precautionCodes = [
  'P202',
  'P210',
  'P211',
  'P220',
  'P222',
  'P223',
  'P234',
  'P244',
  'P251',
  'P260',
  'P261',
  'P271',
  'P273',
  'P280',
  'P282',
  'P284',
  'P301+P310',
  'P301+P312',
  'P301+P330+P331',
  'P302+P352',
  'P303+P361+P353',
  'P304+P340',
  'P305+P351+P338',
  'P308+P311',
  'P308+P313',
  'P310',
  'P311',
  'P331',
  'P336+P315',
  'P342+P311',
  'P370+P376',
  'P377',
  'P381',
  'P390',
  'P403',
  'P403+P235',
  'P410+P403',
  'P410+P412',
  'P501',
  'P502',
] as const
export type PrecautionCode = (typeof precautionCodes)[number]

const certainHarm = 'H350 H350i H360 H360F H360D H360FD H360Fd H360Df'
const suspectedHarm = 'H351 H361 H361f H361d H361fd'
const endocrine = 'EUH380 EUH381'
const lastingPollution = 'EUH430 EUH431 EUH440 EUH441 EUH450 EUH451'
const liquids = 'H224 H225 H226'
const flammableGases = 'H220 H221'
const flammableAerosols = 'H222 H223'

const codesByPrecaution: Record<PrecautionCode, string> = {
  P202: `H230 H231 H340 H341 ${certainHarm} ${suspectedHarm} ${endocrine} ${lastingPollution}`,
  P210: `H201 H202 H203 H204 H205 H206 H207 H208 ${flammableGases} ${flammableAerosols} ${liquids} H228 H229 H230 H231 H232 H240 H241 H242 H250 H271 H272`,
  P211: flammableAerosols,
  P220: 'H270 H271 H272',
  P222: 'H232 H250',
  P223: 'H260 H261',
  P234: 'H240 H241 H242 H290',
  P244: 'H270',
  P251: `${flammableAerosols} H229`,
  P260: 'H314 H330 H362 H370 H371 H372 H373',
  P261: 'H317 H331 H332 H334 H335 H336',
  P271: 'H330 H331 H332 H335 H336',
  P273: `H400 H410 H411 H412 H413 ${lastingPollution}`,
  P280: `H201 H202 H203 H204 H205 H206 H207 H208 ${liquids} H228 H232 H240 H241 H242 H250 H251 H252 H260 H261 H271 H272 H310 H311 H312 H314 H315 H317 H318 H319 H340 H341 ${certainHarm} ${suspectedHarm} ${endocrine}`,
  P282: 'H281',
  P284: 'H330 H334',
  'P301+P310': 'H300 H301 H304',
  'P301+P312': 'H302',
  'P301+P330+P331': 'H314',
  'P302+P352': 'H310 H311 H312 H315 H317',
  'P303+P361+P353': `${liquids} H314`,
  'P304+P340': 'H314 H330 H331 H332 H334 H335 H336',
  'P305+P351+P338': 'H314 H318 H319',
  'P308+P311': 'H370 H371',
  'P308+P313': `H340 H341 ${certainHarm} ${suspectedHarm} H362 ${endocrine}`,
  P310: 'H310 H314 H318 H330',
  P311: 'H331',
  P331: 'H304',
  'P336+P315': 'H281',
  'P342+P311': 'H334',
  'P370+P376': 'H270',
  P377: flammableGases,
  P381: flammableGases,
  P390: 'H290',
  P403: `${flammableGases} H270 H281`,
  'P403+P235': liquids,
  'P410+P403': 'H280',
  'P410+P412': `${flammableAerosols} H229`,
  P501: `H201 H202 H203 H205 H206 H207 H208 ${liquids} H240 H241 H242 H260 H261 H271 H272 H300 H301 H302 H304 H310 H311 H312 H314 H317 H330 H331 H334 H335 H336 H340 H341 ${certainHarm} ${suspectedHarm} H370 H371 H372 H373 H400 H410 H411 H412 H413 ${endocrine} ${lastingPollution}`,
  P502: 'H420',
}

/** What a statement says is in each of these, which say more or are stricter. */
const saidBy: Partial<Record<PrecautionCode, readonly PrecautionCode[]>> = {
  P261: ['P260'],
  'P301+P312': ['P301+P310'],
  'P308+P313': ['P308+P311'],
  P311: ['P310'],
  P331: ['P301+P330+P331'],
  P403: ['P403+P235', 'P410+P403'],
}

/**
 * In a fixed order; what another statement says too is left out, as "avoid breathing" beside "do not breathe". The label
 * and section 2 of the sheet decide: a supplier chooses from the annex.
 */
export function precautionsOf(codes: readonly string[]): PrecautionCode[] {
  const assigned = precautionCodes.filter((precaution) => {
    const hazards = codesByPrecaution[precaution].split(' ')
    return codes.some((code) => hazards.includes(code))
  })
  return assigned.filter((precaution) => !saidBy[precaution]?.some((other) => assigned.includes(other)))
}
