import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { type CheckRef, sectionThemeOf } from '#shared/domain/checks/themes.ts'
import { InstructionCard } from '#shared/domain/substances/instruction-card.ts'
import { RegisterPage, type RegisterQuery, Substance } from '#shared/domain/substances/register.ts'
import { RegisterImported, type RegisterImportInput } from '#shared/domain/substances/register-import.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'

const substanceUrl = (ref: CheckRef, path = '') =>
  checkUrl(ref, `${sectionThemeOf(ref.check).sectionApi}${path}`)

const SubstanceResponse = responseOf(Substance)

/** Returns a page of the register; an empty one when it was not started. */
export const listRegister = (ref: CheckRef, query: RegisterQuery) =>
  api.get(checkUrl(ref, 'register'), { searchParams: { ...query } }).json(responseOf(RegisterPage))

/** Returns a substance. Rejects with 404. */
export const getSubstance = (ref: CheckRef, id: number) =>
  api.get(substanceUrl(ref, `/${id}`)).json(SubstanceResponse)

/** Returns the languages of the instruction card of a substance, and why there is none in others. Rejects with 404. */
export const listCards = (ref: CheckRef, id: number) =>
  api.get(substanceUrl(ref, `/${id}/cards`)).json(responseOf(v.array(InstructionCard)))

/** Adds a substance and returns its id. Rejects with 400 when the name is taken, and with 409 when the register is full. */
export const createSubstance = (ref: CheckRef, input: SubstanceInput, key: string) =>
  api.post(substanceUrl(ref), { json: input, ...withKey(key) }).json(responseOf(v.object({ id: v.number() })))

/** Changes a substance and returns it. Rejects with 400 when the name is taken, and with 409 after a conflict. */
export const updateSubstance = (ref: CheckRef, id: number, input: SubstanceInput) =>
  api.put(substanceUrl(ref, `/${id}`), { json: input }).json(SubstanceResponse)

/** How long the server may take to store the substances of a list, in milliseconds. */
const IMPORT_TIMEOUT_MS = 60_000

/**
 * Adds the substances of a list, all or none, and returns how many. Rejects with 400 when one is wrong or its name is taken,
 * and with 409 when the register would have too many.
 */
export const importSubstances = (ref: CheckRef, body: RegisterImportInput, key: string) =>
  api
    .post(checkUrl(ref, 'register/import'), { json: body, timeout: IMPORT_TIMEOUT_MS, ...withKey(key) })
    .json(responseOf(RegisterImported))
