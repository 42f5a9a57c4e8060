import { CoachDay } from '#shared/domain/coach-day.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const CoachDayResponse = responseOf(CoachDay)

/** Returns what the coach has to do today, over all companies that are open to coaches. */
export const getCoachDay = () => api.get('coach/today').json(CoachDayResponse)
