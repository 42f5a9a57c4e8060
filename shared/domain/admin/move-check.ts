import * as v from 'valibot'

import { Check, checks } from '#shared/domain/basics/check.ts'
import { INVALID, REQUIRED, requiredChoice } from '#shared/domain/basics/rules.ts'

/** Source: docs/product.md, section 8. */
export const CHECK_MOVED = 'Verbetercheck is succesvol verplaatst'

/** That of a PostgreSQL integer. */
const MAX_ID = 2 ** 31 - 1

const CompanyId = v.pipe(
  v.number(REQUIRED),
  v.integer(REQUIRED),
  v.minValue(1, REQUIRED),
  v.maxValue(MAX_ID, REQUIRED),
)

/** As a form or an address contains it. Outputs a number. */
export const ChosenCompany = v.pipe(
  v.string(REQUIRED),
  v.regex(/^[1-9]\d{0,9}$/, REQUIRED),
  v.transform(Number),
  CompanyId,
)

const check = requiredChoice(checks)

type Companies = { fromCompanyId: number; toCompanyId: number }
const differ = ({ fromCompanyId, toCompanyId }: Companies) => fromCompanyId !== toCompanyId

export const MoveCheckInput = v.pipe(
  v.object({ fromCompanyId: CompanyId, toCompanyId: CompanyId, check }),
  v.forward(v.partialCheck([['fromCompanyId'], ['toCompanyId']], differ, INVALID), ['toCompanyId']),
)
export type MoveCheckInput = v.InferOutput<typeof MoveCheckInput>

export const MoveCheckForm = v.pipe(
  v.object({ fromCompanyId: ChosenCompany, toCompanyId: ChosenCompany, check }),
  v.forward(v.partialCheck([['fromCompanyId'], ['toCompanyId']], differ, INVALID), ['toCompanyId']),
)

export const MoveCandidate = v.object({ id: v.number(), name: v.string(), startedChecks: v.array(Check) })
export type MoveCandidate = v.InferOutput<typeof MoveCandidate>
