import * as v from 'valibot'

import {
  checkbox,
  currentPassword,
  newPassword,
  optionalLoginCode,
  PASSWORDS_DIFFER,
  required,
  requiredCheckbox,
  requiredEmail,
  requiredLoginCode,
  text,
} from '#shared/domain/basics/rules.ts'

/** `code`: for an account with two-step login, once the password was right. */
export const LoginInput = v.object({
  username: requiredEmail(),
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type LoginInput = v.InferOutput<typeof LoginInput>

export const LoginWithCodeInput = v.object({ ...LoginInput.entries, code: requiredLoginCode() })

export const RegistrationInput = v.pipe(
  v.object({
    email: requiredEmail(),
    givenname: required(),
    surnamePrefix: v.optional(text(), ''),
    surname: required(),
    password: newPassword(),
    confirmpassword: currentPassword(),
    userConditions: requiredCheckbox(),
    termsOfUse: requiredCheckbox(),
    subscribeForNewsletter: checkbox(),
    registrationKey: v.optional(text(), ''),
    invitationKey: v.optional(text(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmpassword']],
      ({ password, confirmpassword }) => password === confirmpassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmpassword'],
  ),
)
export type RegistrationInput = v.InferOutput<typeof RegistrationInput>

/** `companyId`: opened by the invitation; null for none. `isInvitedElsewhere`: it was sent to another address. */
export const Registration = v.object({
  id: v.number(),
  companyId: v.nullable(v.number()),
  isInvitedElsewhere: v.boolean(),
})
export type Registration = v.InferOutput<typeof Registration>

export const EmailVerificationInput = v.object({ token: required() })

export const ForgotPasswordInput = v.object({ email: requiredEmail() })
export type ForgotPasswordInput = v.InferOutput<typeof ForgotPasswordInput>

export const ResetPasswordInput = v.pipe(
  v.object({ newPassword: newPassword(), repeatPassword: currentPassword(), token: required() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatPassword']],
      ({ newPassword, repeatPassword }) => newPassword === repeatPassword,
      PASSWORDS_DIFFER,
    ),
    ['repeatPassword'],
  ),
)
export type ResetPasswordInput = v.InferOutput<typeof ResetPasswordInput>

export const UpdatePasswordInput = v.pipe(
  v.object({ oldPassword: currentPassword(), newPassword: newPassword(), repeatPassword: currentPassword() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatPassword']],
      ({ newPassword, repeatPassword }) => newPassword === repeatPassword,
      PASSWORDS_DIFFER,
    ),
    ['repeatPassword'],
  ),
)
export type UpdatePasswordInput = v.InferOutput<typeof UpdatePasswordInput>
