import * as v from 'valibot'

import { INVALID, REQUIRED } from '#shared/domain/basics/rules.ts'
import type { SubstanceInput } from './substance.ts'

/** Of lines in a list that is read at once, and of substances in a request. */
export const MAX_IMPORT_ROWS = 2_000

/**
 * They are checked one by one with `SubstanceInput`, which takes so long for all of them that other requests must run
 * in between.
 */
export const SubstanceListImport = v.object({
  substances: v.pipe(
    v.array(v.unknown(), INVALID),
    v.minLength(1, REQUIRED),
    v.maxLength(MAX_IMPORT_ROWS, `Lees hooguit ${MAX_IMPORT_ROWS} stoffen tegelijk in.`),
  ),
})

export type SubstanceListImportInput = { substances: readonly SubstanceInput[] }

export const SubstancesImported = v.object({ count: v.number() })

/** "1 stof", "24 stoffen". */
export const formatSubstances = (count: number): string =>
  count === 1 ? '1 stof' : `${count.toLocaleString('nl-NL')} stoffen`
