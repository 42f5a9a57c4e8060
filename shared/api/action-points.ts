import * as v from 'valibot'

import type { ActionPointInput } from '#shared/domain/action-point.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))

/** Creates an action point. Returns its id. Rejects with 400 for invalid input, and with 403 without write access. */
export const createActionPoint = (companyId: number, input: ActionPointInput) =>
  api.post(`companies/${companyId}/actionitems`, { json: input }).json(CreatedResponse)
