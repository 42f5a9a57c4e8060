/** What somebody may do in the portal as a whole. Apart from the schema, since the widgets' loader has no room for one. */
export const systemRoles = [
  'BW_USER',
  'BW_COACH',
  'BW_ADMIN',
  'BW_GEVAARLIJKESTOFFEN_SPECIAL_USER',
  'BW_BRONDATABASE',
] as const
