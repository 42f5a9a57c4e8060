import { sql } from 'kysely'

import { needsExtraRegistration } from '#shared/domain/substances/hazard-flags.ts'
import { statementCodes } from '#shared/domain/substances/hazard-statements.ts'

const codes = statementCodes.filter((code) => needsExtraRegistration([code]))

/** By the rule of `needsRegistration`, of a row of `substance`. */
export const isToBeRegistered = sql<boolean>`((record->>'releasesCmr')::boolean
  or record->>'statementState' = 'LISTED' and record->'statements' ?| ${codes}::text[])`
