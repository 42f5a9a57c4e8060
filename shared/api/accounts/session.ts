import { api } from '#shared/api/basics/client.ts'
import { isUnavailable } from '#shared/api/basics/errors.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import type { LoginInput } from '#shared/domain/accounts/user.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const LoginStatusResponse = responseOf(LoginStatus)

/** Rejects with an HTTPError for a wrong address or password. */
export const logIn = (input: LoginInput) => api.post('login', { json: input }).json(LoginStatusResponse)

/** Rejects with FIRST_LOGIN_INVALID without a registration in this browser, too long after it, or after a login. */
export const logInAfterRegistration = () => api.post('login/after-registration').json(LoginStatusResponse)

/** `isActive`: whether the visitor uses the page, so that the session goes on. */
export const getLoginStatus = ({ isActive = false } = {}) =>
  api.get('login', { searchParams: isActive ? { active: 'true' } : {} }).json(LoginStatusResponse)

/** The failure when the server cannot be reached or cannot work; undefined when it responds. */
export const findServerFailure = (): Promise<unknown> =>
  getLoginStatus().then(
    () => undefined,
    (failure) => (isUnavailable(failure) ? failure : undefined),
  )

export const logOut = () => api.get('logout')
