import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { Account, type AccountInput } from '#shared/domain/accounts/account.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import {
  type ForgotPasswordInput,
  Registration,
  type RegistrationInput,
  type ResetPasswordInput,
  type UpdatePasswordInput,
} from '#shared/domain/accounts/user.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const AccountResponse = responseOf(Account)
const BooleanResponse = responseOf(v.boolean())
const RegistrationResponse = responseOf(Registration)
const LoginStatusResponse = responseOf(LoginStatus)

/**
 * This browser can log in the new account once without a password. An invitation key in the input also accepts that
 * invitation. Rejects with 400.
 */
export const createAccount = (input: RegistrationInput, key: string) =>
  api.post('registration', { json: input, ...withKey(key) }).json(RegistrationResponse)

export const getAccount = () => api.get('person/detail').json(AccountResponse)

/** Rejects with 400 for invalid input or a wrong password, and with 409 when it changed since `revision`. */
export const updateAccount = (input: AccountInput) =>
  api.post('person/detail', { json: input }).json(AccountResponse)

/** The response is the same for an unknown address. */
export const forgotPassword = (input: ForgotPasswordInput, key: string) =>
  api.post('password/forgot-password', { json: input, ...withKey(key) })

export const isResetPossible = (token: string) =>
  api.post('password/reset-password-possible', { json: { token } }).json(BooleanResponse)

/** Also logs the user in, and returns the login status. */
export const resetPassword = (input: ResetPasswordInput) =>
  api.post('password/reset-password', { json: input }).json(LoginStatusResponse)

/** Rejects with 400 for invalid input or a wrong current password. */
export const updatePassword = (input: UpdatePasswordInput) => api.post('password/update', { json: input })

/** `token`: of the mail. Rejects with 400. */
export const verifyEmail = (token: string) => api.post('email-verification', { json: { token } })

/** Rejects with 429. */
export const resendVerification = () => api.post('person/email-verification')
