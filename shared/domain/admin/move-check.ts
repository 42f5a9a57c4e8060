import * as v from 'valibot'

import { Check, checks } from '#shared/domain/basics/check.ts'
import { INVALID, REQUIRED, requiredChoice } from '#shared/domain/basics/rules.ts'

/** The message after a move. Source: docs/product.md, section 8. */
export const CHECK_MOVED = 'Verbetercheck is succesvol verplaatst'

/** Maximum id of a company: that of a PostgreSQL integer. */
const MAX_ID = 2 ** 31 - 1

const CompanyId = v.pipe(
  v.number(REQUIRED),
  v.integer(REQUIRED),
  v.minValue(1, REQUIRED),
  v.maxValue(MAX_ID, REQUIRED),
)

/** The id of a company as a form or an address contains it. Outputs a number. */
export const ChosenCompany = v.pipe(
  v.string(REQUIRED),
  v.regex(/^[1-9]\d{0,9}$/, REQUIRED),
  v.transform(Number),
  CompanyId,
)

const check = requiredChoice(checks)

type Companies = { fromCompanyId: number; toCompanyId: number }
const differ = ({ fromCompanyId, toCompanyId }: Companies) => fromCompanyId !== toCompanyId

/** The request body to move a check: from one company to another one. */
export const MoveCheckInput = v.pipe(
  v.object({ fromCompanyId: CompanyId, toCompanyId: CompanyId, check }),
  v.forward(v.partialCheck([['fromCompanyId'], ['toCompanyId']], differ, INVALID), ['toCompanyId']),
)
export type MoveCheckInput = v.InferOutput<typeof MoveCheckInput>

/** The input of the form, with the ids as strings. */
export const MoveCheckForm = v.pipe(
  v.object({ fromCompanyId: ChosenCompany, toCompanyId: ChosenCompany, check }),
  v.forward(v.partialCheck([['fromCompanyId'], ['toCompanyId']], differ, INVALID), ['toCompanyId']),
)

/** A company between which checks can be moved, with the checks that it has started. */
export const MoveCandidate = v.object({ id: v.number(), name: v.string(), startedChecks: v.array(Check) })
export type MoveCandidate = v.InferOutput<typeof MoveCandidate>
