import * as v from 'valibot'

import { Account, type AccountInput } from '#shared/domain/account.ts'
import { responseOf } from '#shared/domain/response.ts'
import {
  type ForgotPasswordInput,
  LoginStatus,
  type RegistrationInput,
  type ResetPasswordInput,
  type UpdatePasswordInput,
} from '#shared/domain/user.ts'
import { api } from './client.ts'

const AccountResponse = responseOf(Account)
const BooleanResponse = responseOf(v.boolean())
const LoginStatusResponse = responseOf(LoginStatus)

export const register = (input: RegistrationInput) => api.post('registration', { json: input })

/** One's own account. */
export const getAccount = () => api.get('person/detail').json(AccountResponse)

/** Gives the account as it is stored from now on. */
export const updateAccount = (input: AccountInput) =>
  api.post('person/detail', { json: input }).json(AccountResponse)

/** Asks for a mail. The answer is the same for an address that nobody has. */
export const forgotPassword = (input: ForgotPasswordInput) =>
  api.post('password/forgot-password', { json: input })

/** Whether the link in a mail still works. */
export const isResetPossible = (token: string) =>
  api.get('password/reset-password-possible', { searchParams: { token } }).json(BooleanResponse)

/** Sets a new password and logs in with it. */
export const resetPassword = (input: ResetPasswordInput) =>
  api.post('password/reset-password', { json: input }).json(LoginStatusResponse)

export const updatePassword = (input: UpdatePasswordInput) => api.post('password/update', { json: input })
