import type { FastifyInstance } from 'fastify'

import { CheckResult, Matrix } from '#shared/domain/section-check.ts'
import { route } from '../http/route.ts'
import { readMatrix } from '../section-checks/matrix.ts'
import { readScriptResult, readSectionResult } from '../section-checks/results.ts'
import { checkOf, FunctionGroupParams, READ, ScriptParams } from './access.ts'

/** The results of the check for physical strain. */
export function physicalStrainResultRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/result/matrix',
      access: READ,
      summary: 'The risk matrix; empty when the check was not started',
      response: Matrix,
    },
    ({ company }) => readMatrix(db, checkOf(company)),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/functiongroup/:functionGroupId/result',
      access: READ,
      summary: 'What came out of one function group',
      params: FunctionGroupParams,
      response: CheckResult,
    },
    ({ company, params: { functionGroupId } }) => readSectionResult(db, checkOf(company), functionGroupId),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey/result',
      access: READ,
      summary: 'What came out of one script, or one column of the matrix, in every function group',
      params: ScriptParams,
      response: CheckResult,
    },
    ({ company, params: { scriptKey } }) => readScriptResult(db, checkOf(company), scriptKey),
  )
}
