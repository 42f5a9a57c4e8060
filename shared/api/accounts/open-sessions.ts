import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { OpenSession } from '#shared/domain/accounts/open-session.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const SessionsResponse = responseOf(v.array(OpenSession))

/** This browser first. */
export const listOpenSessions = () => api.get('person/sessions').json(SessionsResponse)

export const endAllSessions = () => api.delete('person/sessions')
