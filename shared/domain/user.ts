import * as v from 'valibot'

import { SystemRole } from './role.ts'
import {
  checkbox,
  currentPassword,
  newPassword,
  PASSWORDS_DIFFER,
  required,
  requiredCheckbox,
  requiredEmail,
  text,
} from './rules.ts'

/** What the login form collects. */
export const LoginInput = v.object({ username: requiredEmail(), password: currentPassword() })
export type LoginInput = v.InferOutput<typeof LoginInput>

/** Who is logged in, if anybody. `cookieExpiration` is an instant: ISO 8601 in UTC. */
export const LoginStatus = v.object({
  loggedIn: v.boolean(),
  cookieExpiration: v.nullable(v.string()),
  fullName: v.nullable(v.string()),
  personRoles: v.array(SystemRole),
  id: v.nullable(v.number()),
})
export type LoginStatus = v.InferOutput<typeof LoginStatus>

/** What the registration form collects. The keys come from the link in an invitation. */
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

/** What somebody who forgot the password fills in. */
export const ForgotPasswordInput = v.object({ email: requiredEmail() })
export type ForgotPasswordInput = v.InferOutput<typeof ForgotPasswordInput>

/** A new password, proven by the token in the mail. */
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

/** A new password, proven by the old one. */
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
