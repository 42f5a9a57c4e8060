import * as v from 'valibot'

import { systemRoles } from './system-roles.ts'

/** Separate from the schemas of users, since the widgets need only this one. */
export const SystemRole = v.picklist(systemRoles)
export type SystemRole = v.InferOutput<typeof SystemRole>
