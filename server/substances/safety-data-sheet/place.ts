import {
  MAX_LINE,
  MAX_VALUE,
  type Proposal,
  type ProposalField,
} from '#shared/domain/substances/safety-data-sheet.ts'
import type { SheetLine } from './sections.ts'

type ProposalOf<Field extends ProposalField> = Extract<Proposal, { field: Field }>

/** Makes a proposal of a value that was found in a line. */
export const proposal = <Field extends ProposalField>(
  field: Field,
  value: ProposalOf<Field>['value'],
  { page, section, text }: SheetLine,
): ProposalOf<Field> =>
  ({ field, value, place: { page, section, text: text.slice(0, MAX_LINE).trim() } }) as ProposalOf<Field>

/** A text as long as the register takes it. */
export const shortened = (text: string): string => text.slice(0, MAX_VALUE).trim()
