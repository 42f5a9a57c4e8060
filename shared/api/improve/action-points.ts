import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import {
  ActionPoint,
  ActionPointDetails,
  type ActionPointInput,
  type ActionPointOrigin,
  ActionPointPage,
  type ActionPointQuery,
  type ActionPointUpdateInput,
} from '#shared/domain/improve/action-point.ts'

const CreatedResponse = responseOf(v.object({ id: v.number() }))
const PageResponse = responseOf(ActionPointPage)
const ListResponse = responseOf(v.array(ActionPoint))
const ActionPointResponse = responseOf(ActionPoint)
const DetailsResponse = responseOf(ActionPointDetails)

const url = (companyId: number, rest = '') => `companies/${companyId}/actionitems${rest}`

export const listActionPointsFor = (companyId: number, { checkSectionId, ...origin }: ActionPointOrigin) =>
  api
    .get(url(companyId), { searchParams: { ...origin, ...(checkSectionId && { checkSectionId }) } })
    .json(ListResponse)

/** For answers in a section of a check; null: in the company as a whole. */
export const listActionPointsOf = (
  companyId: number,
  check: ActionPointOrigin['check'],
  checkSectionId: number | null,
) =>
  api
    .get(url(companyId), { searchParams: { check, ...(checkSectionId && { checkSectionId }) } })
    .json(ListResponse)

/** By deadline, completed ones by date of completion. */
export const listActionPointPage = (companyId: number, query: ActionPointQuery) =>
  api.get(url(companyId, '/page'), { searchParams: { ...query } }).json(PageResponse)

/** With its reminders. Rejects with 404 when the company has no such action point. */
export const getActionPoint = (companyId: number, id: number) =>
  api.get(url(companyId, `/${id}`)).json(DetailsResponse)

/** Rejects with 400 for invalid input, and with 403 without write access. */
export const createActionPoint = (companyId: number, input: ActionPointInput, key: string) =>
  api.post(url(companyId), { json: input, ...withKey(key) }).json(CreatedResponse)

/** Absent fields stay as they are. Rejects with 409 when it is completed, or changed since the revision. */
export const updateActionPoint = (companyId: number, id: number, input: ActionPointUpdateInput) =>
  api.post(url(companyId, `/${id}`), { json: input }).json(ActionPointResponse)
