import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { MoveCandidate, type MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const PATH = 'admin/migrate-improvement-check'
const CandidatesResponse = responseOf(v.array(MoveCandidate))

/** All companies of the owner of this one, itself included, by name. Rejects with 404 when it does not exist. */
export const listMoveCandidates = (fromCompanyId: number) =>
  api.get(PATH, { searchParams: { fromCompanyId } }).json(CandidatesResponse)

/** Rejects with 404 for an unknown company, and with 409 when the check cannot be moved to that company. */
export const moveCheck = (input: MoveCheckInput) => api.post(PATH, { json: input })
