import { responseOf } from '#shared/domain/basics/response.ts'
import { CoachDay } from '#shared/domain/overview/coach-day.ts'
import { api } from '../basics/client.ts'

const CoachDayResponse = responseOf(CoachDay)

/** Returns what the coach has to do today, over all companies that are open to coaches. */
export const getCoachDay = () => api.get('coach/today').json(CoachDayResponse)
