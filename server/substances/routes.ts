import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import {
  accessTo,
  type CheckContent,
  checkOf,
  SectionParams,
  sectionUrlOf,
  urlOf,
} from '#server/checks/api/check-access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { Substance } from '#shared/domain/substances/registered-substance.ts'
import { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { SubstanceListPage, SubstanceListQuery } from '#shared/domain/substances/substance-list.ts'
import { MAX_SUBSTANCES } from './limits.ts'
import { listSubstancePage, readSubstance } from './queries.ts'
import { createSubstance, updateSubstance } from './save-substance.ts'

function refuseName(): never {
  const problem = { field: 'name', message: 'Er is al een stof met deze naam.' }
  throw new Refusal(400, [problem], 'SECTION_NAME_TAKEN')
}

export function substanceRoutes(app: FastifyInstance, content: CheckContent): void {
  const { db } = app
  const access = accessTo(content)

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'register'),
      access: access.READ,
      summary: 'A page of the register, what asks for attention first on top; empty when it was not started',
      query: SubstanceListQuery,
      response: SubstanceListPage,
    },
    ({ company, query }) => listSubstancePage(db, checkOf(content, company), query),
  )

  route(
    app,
    {
      method: 'POST',
      url: sectionUrlOf(content),
      access: access.WRITE,
      once: true,
      summary: 'Add a substance; its name is the only one in the register',
      body: SubstanceInput,
      response: v.object({ id: v.number() }),
    },
    async ({ company, body, user }) => {
      const saving = { user, maxSubstances: MAX_SUBSTANCES }
      const id = await createSubstance(db, checkOf(content, company), body, saving)
      return id === undefined ? refuseName() : { id }
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: sectionUrlOf(content, '/:sectionId'),
      access: access.READ,
      summary: 'A substance: what is recorded of it, and what to do now',
      params: SectionParams,
      response: Substance,
    },
    ({ company, params: { sectionId } }) => readSubstance(db, checkOf(content, company), sectionId),
  )

  route(
    app,
    {
      method: 'PUT',
      url: sectionUrlOf(content, '/:sectionId'),
      access: access.WRITE,
      summary: 'Change a substance; 409 when another user did so since the revision',
      params: SectionParams,
      body: SubstanceInput,
      response: Substance,
    },
    async ({ company, params: { sectionId }, body, user }) => {
      const check = checkOf(content, company)
      if (!(await updateSubstance(db, check, sectionId, body, user))) refuseName()
      return readSubstance(db, check, sectionId)
    },
  )
}
