import { responseOf } from '#shared/domain/response.ts'
import { type LoginInput, LoginStatus } from '#shared/domain/user.ts'
import { api } from './client.ts'

const Status = responseOf(LoginStatus)

export const logIn = (input: LoginInput) => api.post('login', { json: input }).json(Status)

export const getLoginStatus = () => api.get('login').json(Status)

export const logOut = () => api.get('logout')
