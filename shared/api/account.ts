import type { RegistrationInput } from '#shared/domain/user.ts'
import { api } from './client.ts'

export const register = (input: RegistrationInput) => api.post('registration', { json: input })
