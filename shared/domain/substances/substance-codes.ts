import type { SubstanceRecord } from './substance.ts'

/** Returns the codes of the label of a substance: none when its sheet has none, or nobody has looked. */
export const codesOf = ({
  statementState,
  statements,
}: Pick<SubstanceRecord, 'statementState' | 'statements'>): readonly string[] =>
  statementState === 'LISTED' ? statements : []
