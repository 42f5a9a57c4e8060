import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import {
  type SubstanceListImportInput,
  SubstancesImported,
} from '#shared/domain/substances/substance-list-import.ts'

const IMPORT_TIMEOUT_MS = 60_000

/** All or none. Rejects with 400 when one is wrong or its name is taken, and with 409 when they are too many. */
export const importSubstances = (ref: CheckRef, body: SubstanceListImportInput, key: string) =>
  api
    .post(checkUrl(ref, 'register/import'), { json: body, timeout: IMPORT_TIMEOUT_MS, ...withKey(key) })
    .json(responseOf(SubstancesImported))
