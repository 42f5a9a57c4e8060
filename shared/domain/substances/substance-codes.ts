import type { SubstanceRecord } from './substance.ts'

/** None when the sheet has none, or nobody has looked. */
export const codesOf = ({
  statementState,
  statements,
}: Pick<SubstanceRecord, 'statementState' | 'statements'>): readonly string[] =>
  statementState === 'LISTED' ? statements : []
