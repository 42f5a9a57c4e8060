import * as v from 'valibot'

import { currentPassword, optionalLoginCode, requiredLoginCode } from '#shared/domain/basics/rules.ts'

/**
 * `isRequired`: by the user's role, so that it cannot be switched off. `recoveryCodesLeft`: not used yet.
 * `unverifiedEmail`: the address that must be verified before it can be switched on; null: it is.
 */
export const TwoStepLogin = v.object({
  isOn: v.boolean(),
  isRequired: v.boolean(),
  recoveryCodesLeft: v.number(),
  unverifiedEmail: v.nullable(v.string()),
})
export type TwoStepLogin = v.InferOutput<typeof TwoStepLogin>

/** `code`: required when two-step login is on. */
export const IdentityInput = v.object({
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type IdentityInput = v.InferOutput<typeof IdentityInput>

/** `secret`: in base32, to type. `uri`: the same in an address, to scan. */
export const TwoStepSecret = v.object({ secret: v.string(), uri: v.string() })
export type TwoStepSecret = v.InferOutput<typeof TwoStepSecret>

export const ConfirmTwoStepInput = v.object({ code: requiredLoginCode() })
export type ConfirmTwoStepInput = v.InferOutput<typeof ConfirmTwoStepInput>

export const ChangeTwoStepInput = v.object({ password: currentPassword(), code: requiredLoginCode() })
export type ChangeTwoStepInput = v.InferOutput<typeof ChangeTwoStepInput>

/** As users write them down. They are shown once. */
export const RecoveryCodes = v.array(v.string())
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>
