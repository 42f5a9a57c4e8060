import * as v from 'valibot'

import { systemRoles } from './system-roles.ts'

/** What somebody may do in the portal as a whole. Apart from the user's forms, since the widgets need only this. */
export const SystemRole = v.picklist(systemRoles)
export type SystemRole = v.InferOutput<typeof SystemRole>
