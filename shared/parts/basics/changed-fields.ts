/** `text`: '' when the field is empty. */
export type FieldText = { label: string; text: string }

/** Both contain the same fields in the same order. */
export const changedFields = (before: readonly FieldText[], after: readonly FieldText[]): FieldText[] =>
  after.filter(({ text }, index) => text !== before[index]?.text)
