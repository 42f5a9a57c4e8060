import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { CoachDay } from '#shared/domain/overview/coach-day.ts'
import { readCoachDay } from './read-coach-day.ts'

export function coachDayRoutes(app: FastifyInstance): void {
  route(
    app,
    {
      method: 'GET',
      url: '/rest/coach/today',
      access: 'coach',
      summary:
        'What a coach has to do today: the next step, companies that need attention, appointments, and ratings to read',
      response: CoachDay,
    },
    ({ user }) => readCoachDay(app.db, user.id),
  )
}
