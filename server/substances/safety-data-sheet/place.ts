import {
  MAX_LINE,
  MAX_VALUE,
  type Proposal,
  type ProposalField,
} from '#shared/domain/substances/safety-data-sheet.ts'
import type { SheetLine } from './sections.ts'

type ProposalOf<Field extends ProposalField> = Extract<Proposal, { field: Field }>

export const proposal = <Field extends ProposalField>(
  field: Field,
  value: ProposalOf<Field>['value'],
  { page, section, text }: SheetLine,
): ProposalOf<Field> =>
  ({ field, value, place: { page, section, text: text.slice(0, MAX_LINE).trim() } }) as ProposalOf<Field>

/** The maximum length in the list of substances. */
export const shortened = (text: string): string => text.slice(0, MAX_VALUE).trim()
