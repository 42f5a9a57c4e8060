import * as v from 'valibot'

/** What somebody may do in the portal as a whole. Apart from the user's forms, since the widgets need only this. */
export const SystemRole = v.picklist([
  'BW_USER',
  'BW_COACH',
  'BW_ADMIN',
  'BW_GEVAARLIJKESTOFFEN_SPECIAL_USER',
  'BW_BRONDATABASE',
])
export type SystemRole = v.InferOutput<typeof SystemRole>
