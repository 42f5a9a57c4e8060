/** Separate from the schema, to keep valibot out of the loader of the widgets. */
export const systemRoles = [
  'BW_USER',
  'BW_COACH',
  'BW_ADMIN',
  'BW_GEVAARLIJKESTOFFEN_SPECIAL_USER',
  'BW_BRONDATABASE',
] as const
