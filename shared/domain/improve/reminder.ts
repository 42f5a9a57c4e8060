import * as v from 'valibot'

/** Who gets a reminder of an action point: the person who does it, or the owner of the company. */
const ReminderAudience = v.picklist(['HOLDER', 'OWNER'])
export type ReminderAudience = v.InferOutput<typeof ReminderAudience>

/** A reminder of an action point, as its page shows it. */
export const ReminderRecord = v.object({
  audience: ReminderAudience,
  /** The name of the holder who got it; '' when there was none, and for the owner. */
  holder: v.string(),
  /** The deadline that it is about, yyyy-mm-dd. */
  deadline: v.string(),
  /** ISO 8601; null as long as the mail waits for the mail server. */
  sentDate: v.nullable(v.string()),
})
export type ReminderRecord = v.InferOutput<typeof ReminderRecord>
