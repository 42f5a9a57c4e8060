import * as v from 'valibot'

import { adrClasses, packingGroups } from './hazard-storage.ts'
import { signalWords } from './substance.ts'

/** In bytes. The largest we know of are scans of a few megabytes. */
export const MAX_SHEET_SIZE = 20_971_520
export const SHEET_TOO_LARGE = 'Bestand is te groot. Max 20MB'

/** In characters: of a value, as in the record, and of the line of text where it was found. */
export const MAX_VALUE = 255
export const MAX_LINE = 200
export const MAX_CODES = 100
export const MAX_PROPOSALS = 40

export const LimitPeriod = v.picklist(['8H', '15MIN'])
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>

const shortText = v.pipe(v.string(), v.maxLength(MAX_VALUE))
const Codes = v.pipe(v.array(shortText), v.maxLength(MAX_CODES))

/**
 * `page`: from 1. `section`: of the sheet (rubriek), 1 to 16; null above the first one and in the header or footer of a
 * page. `text`: the line.
 */
const Place = v.object({
  page: v.number(),
  section: v.nullable(v.number()),
  text: v.pipe(v.string(), v.maxLength(MAX_LINE)),
})

const proposalOf = <const Field extends string, const Value extends v.GenericSchema>(
  field: Field,
  value: Value,
) => v.object({ field: v.literal(field), value, place: Place })

/**
 * `sdsDate`: yyyy-mm-dd. `statements`: the codes as they are written. `limit`: in mg/m³; `substance` is null when the
 * sheet names none, `source` is what the sheet calls the limit. `ingredients`: one carcinogenic, mutagenic or
 * reprotoxic ingredient with all its codes.
 */
export const Proposal = v.variant('field', [
  proposalOf('name', shortText),
  proposalOf('supplier', shortText),
  proposalOf('articleNumber', shortText),
  proposalOf('sdsDate', v.string()),
  proposalOf('statements', Codes),
  proposalOf('signalWord', v.picklist(signalWords)),
  proposalOf(
    'limit',
    v.object({ substance: v.nullable(shortText), value: v.number(), period: LimitPeriod, source: shortText }),
  ),
  proposalOf('ingredients', v.object({ name: shortText, percent: shortText, codes: Codes })),
  proposalOf('adrClass', v.picklist(adrClasses)),
  proposalOf('packingGroup', v.picklist(packingGroups)),
])
export type Proposal = v.InferOutput<typeof Proposal>
export type ProposalField = Proposal['field']

/**
 * The best proposal of a field first. NO_TEXT: a scan. NOT_READABLE: broken, encrypted, no PDF, or it took too long.
 * NOT_A_SHEET: a text without the sections of a sheet.
 */
export const SheetReading = v.variant('outcome', [
  v.object({ outcome: v.literal('READ'), proposals: v.array(Proposal) }),
  v.object({ outcome: v.picklist(['NO_TEXT', 'NOT_READABLE', 'NOT_A_SHEET']) }),
])
export type SheetReading = v.InferOutput<typeof SheetReading>
