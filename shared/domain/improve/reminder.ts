import * as v from 'valibot'

/** The person who does it, or the owner of the company. */
const ReminderAudience = v.picklist(['HOLDER', 'OWNER'])
export type ReminderAudience = v.InferOutput<typeof ReminderAudience>

/**
 * `holder`: '' when there was none, and for the owner. `deadline`: that it is about, yyyy-mm-dd. `sentDate`: ISO 8601;
 * null while the mail waits for the mail server.
 */
export const ReminderRecord = v.object({
  audience: ReminderAudience,
  holder: v.string(),
  deadline: v.string(),
  sentDate: v.nullable(v.string()),
})
export type ReminderRecord = v.InferOutput<typeof ReminderRecord>
