import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { FunctionGroup, FunctionGroupInput, FunctionGroupUpdateInput } from '#shared/domain/section-check.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import {
  copySection,
  createSection,
  deleteSection,
  listSections,
  renameSection,
} from '../section-checks/sections.ts'
import { checkOf, FunctionGroupParams, READ, WRITE } from './access.ts'

const NAME_TAKEN = 'Er is al een functiegroep met deze naam.'

/** Returns the function group. Throws a Refusal with 400 when there is none because its name is taken. */
function requireUniqueName(group: FunctionGroup | undefined): FunctionGroup {
  if (!group)
    throw new Refusal(400, [{ field: 'functionGroupName', message: NAME_TAKEN }], 'FUNCTION_GROUP_NAME_TAKEN')
  return group
}

/** The function groups of a company. */
export function functionGroupRoutes(app: FastifyInstance): void {
  const {
    db,
    config: { sectionsPerCheck: maxSections },
  } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/functiongroup',
      access: READ,
      summary:
        'The function groups in the order in which they were made; none when the check was not started',
      response: v.array(FunctionGroup),
    },
    ({ company }) => listSections(db, checkOf(company)),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/physicalstrain/functiongroup',
      access: WRITE,
      once: true,
      summary: 'Add a function group; its name is the only one in the check',
      body: FunctionGroupInput,
      response: FunctionGroup,
    },
    async ({ company, body: { functionGroupName: name }, user }) =>
      requireUniqueName(await createSection(db, checkOf(company), { name, userId: user.id, maxSections })),
  )

  route(
    app,
    {
      method: 'PUT',
      url: '/rest/:companyId/physicalstrain/functiongroup/:functionGroupId',
      access: WRITE,
      summary: 'Call a function group something else; 409 when another user renamed it since the revision',
      params: FunctionGroupParams,
      body: FunctionGroupUpdateInput,
      response: FunctionGroup,
    },
    async ({ company, params: { functionGroupId }, body: { functionGroupName: name, revision }, user }) =>
      requireUniqueName(
        await renameSection(db, checkOf(company), functionGroupId, { name, revision, userId: user.id }),
      ),
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/:companyId/physicalstrain/functiongroup/:functionGroupId',
      access: WRITE,
      summary: 'Delete a function group with everything that was answered in it, for good',
      params: FunctionGroupParams,
    },
    ({ company, params: { functionGroupId }, user }) =>
      deleteSection(db, checkOf(company), functionGroupId, user.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/physicalstrain/functiongroup/:functionGroupId/copy',
      access: WRITE,
      once: true,
      summary: 'Add a function group with the answers and remarks of another',
      params: FunctionGroupParams,
      body: FunctionGroupInput,
      response: FunctionGroup,
    },
    async ({ company, params: { functionGroupId }, body: { functionGroupName: name }, user }) =>
      requireUniqueName(
        await copySection(db, checkOf(company), functionGroupId, { name, userId: user.id, maxSections }),
      ),
  )
}
