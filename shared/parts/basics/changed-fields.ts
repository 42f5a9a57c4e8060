/** `text`: '' when the field is empty. */
export type FieldText = { label: string; text: string }

/** Lists the fields of a form as text. One that is missing is a type error; one that another shows has none. */
export const fieldTexts = <Input>(
  fields: Record<keyof Input, FieldText | readonly FieldText[]>,
): FieldText[] => Object.values<FieldText | readonly FieldText[]>(fields).flat()

/** Returns the fields of `after` whose text differs from `before`. Both contain the same fields in the same order. */
export const changedFields = (before: readonly FieldText[], after: readonly FieldText[]): FieldText[] =>
  after.filter(({ text }, index) => text !== before[index]?.text)
