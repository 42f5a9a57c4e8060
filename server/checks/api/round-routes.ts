import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { FinishedRound, RoundDetails, RoundSummary } from '#shared/domain/checks/check-round.ts'
import { finishRound, listRounds, readRound } from '../engine/rounds.ts'
import { accessTo, type CheckContent, checkOf, RoundParams, urlOf } from './check-access.ts'

export function roundRoutes(app: FastifyInstance, content: CheckContent): void {
  const { db } = app
  const access = accessTo(content)

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'round'),
      access: access.READ,
      summary: 'The finished rounds, the newest first',
      response: v.array(RoundSummary),
    },
    ({ company }) => listRounds(db, checkOf(content, company)),
  )

  route(
    app,
    {
      method: 'POST',
      url: urlOf(content, 'round'),
      access: access.WRITE,
      once: true,
      summary:
        'Finish a round: keep what came out of the check; 409 while a question is open, the last round when nothing has changed',
      response: FinishedRound,
    },
    ({ company, user }) => finishRound(db, checkOf(content, company), user.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: urlOf(content, 'round/:roundId'),
      access: access.READ,
      summary: 'A finished round, and what has changed from there to the next one, or to now',
      params: RoundParams,
      response: RoundDetails,
    },
    ({ company, params: { roundId } }) => readRound(db, checkOf(content, company), roundId),
  )
}
