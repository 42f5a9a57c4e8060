import * as v from 'valibot'

/** `day`: yyyy-mm-dd. `visitReportId`: of the report that contains it. */
export const NextAppointment = v.object({ day: v.string(), visitReportId: v.number() })
export type NextAppointment = v.InferOutput<typeof NextAppointment>
