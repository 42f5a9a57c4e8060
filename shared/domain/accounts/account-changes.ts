import * as v from 'valibot'

import { required } from '#shared/domain/basics/rules.ts'

export const LinkInput = v.object({ token: required() })
export type LinkInput = v.InferOutput<typeof LinkInput>

/** The new address, which waits until its mail is answered. */
export const AddressChange = v.object({ emailAddress: v.string() })
export type AddressChange = v.InferOutput<typeof AddressChange>

const UndoKind = v.picklist(['PASSWORD', 'ADDRESS', 'TWO_STEP_LOGIN'])
export type UndoKind = v.InferOutput<typeof UndoKind>

/**
 * `emailAddress`: the address that the account had, and has again afterwards. `changedAt`: ISO 8601 in UTC.
 * `setsPassword`: whoever undoes it chooses a new password at once; otherwise that address gets a mail for it.
 */
export const AccountUndo = v.object({
  kind: UndoKind,
  emailAddress: v.string(),
  changedAt: v.string(),
  setsPassword: v.boolean(),
})
export type AccountUndo = v.InferOutput<typeof AccountUndo>

/** `token`: sets a new password, once and within an hour; null when it was mailed. */
export const UndoneChange = v.object({ token: v.nullable(v.string()) })
export type UndoneChange = v.InferOutput<typeof UndoneChange>
