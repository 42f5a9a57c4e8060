import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { CheckResult, Matrix } from '#shared/domain/checks/section-check.ts'
import { readMatrix } from '../engine/matrix.ts'
import { readScriptResult, readSectionResult } from '../engine/results.ts'
import {
  accessTo,
  type CheckContent,
  checkOf,
  ScriptParams,
  SectionParams,
  sectionUrlOf,
  urlOf,
} from './check-access.ts'

export function resultRoutes(app: FastifyInstance, content: CheckContent): void {
  const { db } = app
  const access = accessTo(content)

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'result/matrix'),
      access: access.READ,
      summary: 'The risk matrix; empty when the check was not started',
      response: Matrix,
    },
    ({ company }) => readMatrix(db, checkOf(content, company)),
  )

  route(
    app,
    {
      method: 'GET',
      url: sectionUrlOf(content, '/:sectionId/result'),
      access: access.READ,
      summary: 'What came out of one section',
      params: SectionParams,
      response: CheckResult,
    },
    ({ company, params: { sectionId } }) => readSectionResult(db, checkOf(content, company), sectionId),
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'survey/:scriptKey/result'),
      access: access.READ,
      summary: 'What came out of one script, or one column of the matrix, in every section',
      params: ScriptParams,
      response: CheckResult,
    },
    ({ company, params: { scriptKey } }) => readScriptResult(db, checkOf(content, company), scriptKey),
  )
}
