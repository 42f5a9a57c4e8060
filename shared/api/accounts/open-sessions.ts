import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { OpenSession } from '#shared/domain/accounts/open-session.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const SessionsResponse = responseOf(v.array(OpenSession))

/** Returns where the user is logged in: this browser first. */
export const listOpenSessions = () => api.get('person/sessions').json(SessionsResponse)

/** Logs the user out everywhere, also here. */
export const endAllSessions = () => api.delete('person/sessions')
