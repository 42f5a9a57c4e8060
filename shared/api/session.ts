import { responseOf } from '#shared/domain/response.ts'
import { type LoginInput, LoginStatus } from '#shared/domain/user.ts'
import { api } from './client.ts'

const LoginStatusResponse = responseOf(LoginStatus)

export const logIn = (input: LoginInput) => api.post('login', { json: input }).json(LoginStatusResponse)

export const getLoginStatus = () => api.get('login').json(LoginStatusResponse)

export const logOut = () => api.get('logout')
