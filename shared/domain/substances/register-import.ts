import * as v from 'valibot'

import { INVALID, REQUIRED } from '#shared/domain/basics/rules.ts'
import type { SubstanceInput } from './substance.ts'

/** Maximum number of lines of a list that is read at once, and of substances in a request. */
export const MAX_IMPORT_ROWS = 2_000

/**
 * The request body with the substances of a list. They are checked one by one with `SubstanceInput`, which takes so long
 * for all of them that other requests must run in between.
 */
export const RegisterImport = v.object({
  substances: v.pipe(
    v.array(v.unknown(), INVALID),
    v.minLength(1, REQUIRED),
    v.maxLength(MAX_IMPORT_ROWS, `Lees hooguit ${MAX_IMPORT_ROWS} stoffen tegelijk in.`),
  ),
})

/** The same for whoever sends it. */
export type RegisterImportInput = { substances: readonly SubstanceInput[] }

/** How many substances were added. */
export const RegisterImported = v.object({ count: v.number() })

/** Writes a number of substances: "1 stof", "24 stoffen". */
export const formatSubstances = (count: number): string =>
  count === 1 ? '1 stof' : `${count.toLocaleString('nl-NL')} stoffen`
