/** Equal for names that count as the same: case and invisible characters make no difference. */
export const nameKey = (name: string): string =>
  name
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
