import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CoachDay } from '#shared/domain/overview/coach-day.ts'

const CoachDayResponse = responseOf(CoachDay)

/** Over all companies that are open to coaches. */
export const getCoachDay = () => api.get('coach/today').json(CoachDayResponse)
