import * as v from 'valibot'

/** The next appointment with the coach, and the visit report that contains it. `day`: yyyy-mm-dd. */
export const NextAppointment = v.object({ day: v.string(), visitReportId: v.number() })
export type NextAppointment = v.InferOutput<typeof NextAppointment>
