import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { FinishedRound, RoundDetails, RoundSummary } from '#shared/domain/check-round.ts'
import { route } from '../http/route.ts'
import { finishRound, listRounds, readRound } from '../section-checks/rounds.ts'
import { checkOf, READ, RoundParams, WRITE } from './access.ts'

/** The finished rounds of the check for physical strain. */
export function physicalStrainRoundRoutes(app: FastifyInstance): void {
  const { db } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/round',
      access: READ,
      summary: 'The finished rounds, the newest first',
      response: v.array(RoundSummary),
    },
    ({ company }) => listRounds(db, checkOf(company)),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/:companyId/physicalstrain/round',
      access: WRITE,
      once: true,
      summary:
        'Finish a round: keep what came out of the check; 409 while a question is open, the last round when nothing has changed',
      response: FinishedRound,
    },
    ({ company, user }) => finishRound(db, checkOf(company), user.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/:companyId/physicalstrain/round/:roundId',
      access: READ,
      summary: 'A finished round, and what has changed from there to the next one, or to now',
      params: RoundParams,
      response: RoundDetails,
    },
    ({ company, params: { roundId } }) => readRound(db, checkOf(company), roundId),
  )
}
