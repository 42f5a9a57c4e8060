import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { InstructionCard } from '#shared/domain/substances/instruction-card.ts'
import { Substance } from '#shared/domain/substances/registered-substance.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'

const substanceUrl = (ref: CheckRef, path = '') =>
  checkUrl(ref, `${definitionOf(ref.check).sectionApi}${path}`)

const SubstanceResponse = responseOf(Substance)

/** Rejects with 404. */
export const getSubstance = (ref: CheckRef, id: number) =>
  api.get(substanceUrl(ref, `/${id}`)).json(SubstanceResponse)

/** The languages of the instruction card, and why there is none in others. Rejects with 404. */
export const listCards = (ref: CheckRef, id: number) =>
  api.get(substanceUrl(ref, `/${id}/cards`)).json(responseOf(v.array(InstructionCard)))

/** Rejects with 400 when the name is taken, and with 409 when the list of substances is full. */
export const createSubstance = (ref: CheckRef, input: SubstanceInput, key: string) =>
  api.post(substanceUrl(ref), { json: input, ...withKey(key) }).json(responseOf(v.object({ id: v.number() })))

/** Rejects with 400 when the name is taken, and with 409 after a conflict. */
export const updateSubstance = (ref: CheckRef, id: number, input: SubstanceInput) =>
  api.put(substanceUrl(ref, `/${id}`), { json: input }).json(SubstanceResponse)
