import * as v from 'valibot'

const ReminderAudience = v.picklist(['HOLDER', 'OWNER'])
export type ReminderAudience = v.InferOutput<typeof ReminderAudience>

/** `holder`: '' for the owner and for none. `deadline`: yyyy-mm-dd. `sentDate`: ISO 8601; null while it waits. */
export const ReminderRecord = v.object({
  audience: ReminderAudience,
  holder: v.string(),
  deadline: v.string(),
  sentDate: v.nullable(v.string()),
})
export type ReminderRecord = v.InferOutput<typeof ReminderRecord>
