import * as v from 'valibot'

import { currentPassword, optionalLoginCode, requiredLoginCode } from '#shared/domain/basics/rules.ts'

/**
 * The two-step login of a user. `isRequired`: for the role of the user, so that it cannot be switched off.
 * `recoveryCodesLeft`: how many were not used yet.
 */
export const TwoStepLogin = v.object({
  isOn: v.boolean(),
  isRequired: v.boolean(),
  recoveryCodesLeft: v.number(),
})
export type TwoStepLogin = v.InferOutput<typeof TwoStepLogin>

/** The input to start setting it up. `code`: required when it is on already, for another device. */
export const StartTwoStepInput = v.object({
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type StartTwoStepInput = v.InferOutput<typeof StartTwoStepInput>

/** What an authenticator app needs: the secret in base32, to type, and the same in an address, to scan. */
export const TwoStepSecret = v.object({ secret: v.string(), uri: v.string() })
export type TwoStepSecret = v.InferOutput<typeof TwoStepSecret>

/** The input that completes setting it up: the first code of the app. */
export const ConfirmTwoStepInput = v.object({ code: requiredLoginCode() })
export type ConfirmTwoStepInput = v.InferOutput<typeof ConfirmTwoStepInput>

/** The input to change it when it is on. */
export const ChangeTwoStepInput = v.object({ password: currentPassword(), code: requiredLoginCode() })
export type ChangeTwoStepInput = v.InferOutput<typeof ChangeTwoStepInput>

/** New recovery codes, as users write them down. They are shown once. */
export const RecoveryCodes = v.array(v.string())
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>
