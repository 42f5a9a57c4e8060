import { hash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { Questionnaire } from '#shared/domain/questionnaire.ts'
import {
  AnswerInput,
  AnswersOverview,
  Remark,
  RemarkInput,
  ResumePage,
  StoredAnswer,
} from '#shared/domain/section-check.ts'
import { route } from '../http/route.ts'
import { physicalStrain } from '../questionnaires/physical-strain.ts'
import { listAnswers, listAnswersOfScript, saveAnswer } from '../section-checks/answers.ts'
import { readAnswersOverview } from '../section-checks/answers-overview.ts'
import { findStartPage } from '../section-checks/matrix.ts'
import { saveRemark } from '../section-checks/remarks.ts'
import { checkOf, READ, ScriptParams, SectionQuery, WRITE } from './access.ts'

/** Identifies the content of the questionnaire, so that a browser that has it does not download it again. */
const etag = `"${hash('sha256', JSON.stringify(physicalStrain), 'base64url')}"`

/** The questionnaire about physical strain, and the answers and remarks of a company. */
export function physicalStrainSurveyRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/physicalstrain/scriptflow',
      access: 'user',
      summary: 'The questionnaire: every script with its questions, and how one leads to the next',
      response: Questionnaire,
    },
    ({ request, reply }) => {
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === etag) reply.code(304)
      // Fastify's serializer cannot distinguish the two kinds of scripts.
      else reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
      return physicalStrain
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/start',
      access: READ,
      summary:
        'Where to begin, or to go on where the user stopped; null when all is finished or there is no function group yet',
      response: v.nullable(ResumePage),
    },
    ({ company, user }) => findStartPage(db, checkOf(company), user.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/answers',
      access: READ,
      summary: 'Everything that was answered in a function group, or for the company as a whole',
      query: SectionQuery,
      response: v.array(StoredAnswer),
    },
    ({ company, query: { checkSectionId: sectionId = null } }) =>
      listAnswers(db, checkOf(company), sectionId),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey',
      access: READ,
      summary: 'The answers of one script',
      params: ScriptParams,
      query: SectionQuery,
      response: v.array(StoredAnswer),
    },
    ({ company, params: { scriptKey }, query: { checkSectionId: sectionId = null } }) =>
      listAnswersOfScript(db, checkOf(company), scriptKey, sectionId),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey',
      access: WRITE,
      summary:
        'Answer one question; gives the answers of its script, 409 when somebody else answered meanwhile',
      params: ScriptParams,
      body: AnswerInput,
      response: v.array(StoredAnswer),
    },
    ({ company, params: { scriptKey }, body, user }) =>
      saveAnswer(db, checkOf(company), scriptKey, body, user),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey/sectionanswers',
      access: READ,
      summary: 'The questions of one script with what was answered, in words',
      params: ScriptParams,
      query: SectionQuery,
      response: AnswersOverview,
    },
    ({ company, params: { scriptKey }, query: { checkSectionId: sectionId = null } }) =>
      readAnswersOverview(db, checkOf(company), scriptKey, sectionId),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/physicalstrain/survey/:scriptKey/remark',
      access: WRITE,
      summary: 'Write a remark with one script; 409 when somebody else wrote another meanwhile',
      params: ScriptParams,
      body: RemarkInput,
      response: Remark,
    },
    ({ company, params: { scriptKey }, body, user }) =>
      saveRemark(db, checkOf(company), scriptKey, body, user),
  )
}
