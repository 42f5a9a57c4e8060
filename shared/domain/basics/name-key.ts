/**
 * Returns what two names of sections have in common when they count as the same name: case and invisible characters make
 * no difference.
 */
export const nameKey = (name: string): string =>
  name
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
