import { hash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import {
  AnswerInput,
  AnswersOverview,
  Remark,
  RemarkInput,
  ResumePage,
  StoredAnswer,
} from '#shared/domain/checks/section-check.ts'
import { listAnswers, listAnswersOfScript, saveAnswer } from '../engine/answers.ts'
import { readAnswersOverview } from '../engine/answers-overview.ts'
import { findStartPage } from '../engine/matrix.ts'
import { saveRemark } from '../engine/remarks.ts'
import { accessTo, type CheckContent, checkOf, ScriptParams, SectionQuery, urlOf } from './check-access.ts'

export function surveyRoutes(app: FastifyInstance, content: CheckContent): void {
  const { db } = app
  const access = accessTo(content)
  const { definition, questionnaire } = content
  // Lets a browser that has the content skip the download.
  const etag = `"${hash('sha256', JSON.stringify(questionnaire), 'base64url')}"`

  route(
    app,
    {
      method: 'GET',
      url: `/rest/${definition.api}/scriptflow`,
      access: 'user',
      summary: 'The questionnaire: every script with its questions, and how one leads to the next',
      response: Questionnaire,
    },
    ({ request, reply }) => {
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === etag) reply.code(304)
      // Fastify's serializer cannot distinguish the two kinds of scripts.
      else reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
      return questionnaire
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'start'),
      access: access.READ,
      summary:
        'Where to begin, or to go on where the user stopped; null when all is finished or there is no section yet',
      response: v.nullable(ResumePage),
    },
    ({ company, user }) => findStartPage(db, checkOf(content, company), user.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'answers'),
      access: access.READ,
      summary: 'Everything that was answered in a section, or for the company as a whole',
      query: SectionQuery,
      response: v.array(StoredAnswer),
    },
    ({ company, query: { checkSectionId: sectionId = null } }) =>
      listAnswers(db, checkOf(content, company), sectionId),
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'survey/:scriptKey'),
      access: access.READ,
      summary: 'The answers of one script',
      params: ScriptParams,
      query: SectionQuery,
      response: v.array(StoredAnswer),
    },
    ({ company, params: { scriptKey }, query: { checkSectionId: sectionId = null } }) =>
      listAnswersOfScript(db, checkOf(content, company), scriptKey, sectionId),
  )

  route(
    app,
    {
      method: 'POST',
      url: urlOf(content, 'survey/:scriptKey'),
      access: access.WRITE,
      summary:
        'Answer one question; gives the answers of its script, 409 when somebody else answered meanwhile',
      params: ScriptParams,
      body: AnswerInput,
      response: v.array(StoredAnswer),
    },
    ({ company, params: { scriptKey }, body, user }) =>
      saveAnswer(db, checkOf(content, company), scriptKey, body, user),
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'survey/:scriptKey/sectionanswers'),
      access: access.READ,
      summary: 'The questions of one script with what was answered, in words',
      params: ScriptParams,
      query: SectionQuery,
      response: AnswersOverview,
    },
    ({ company, params: { scriptKey }, query: { checkSectionId: sectionId = null } }) =>
      readAnswersOverview(db, checkOf(content, company), scriptKey, sectionId),
  )

  route(
    app,
    {
      method: 'POST',
      url: urlOf(content, 'survey/:scriptKey/remark'),
      access: access.WRITE,
      summary: 'Write a remark with one script; 409 when somebody else wrote another meanwhile',
      params: ScriptParams,
      body: RemarkInput,
      response: Remark,
    },
    ({ company, params: { scriptKey }, body, user }) =>
      saveRemark(db, checkOf(content, company), scriptKey, body, user),
  )
}
