import { daysBetween, formatInstant, today } from '#shared/domain/basics/date.ts'
import type { ReminderRecord } from '#shared/domain/improve/reminder.ts'

const recipientOf = ({ audience, holder }: ReminderRecord) =>
  audience === 'OWNER' ? 'de eigenaar' : holder || 'wie het doet'

/** Measured when the mail was sent: a late mail says so. */
function timeBefore(sentDate: string, deadline: string): string {
  const days = daysBetween(today(new Date(sentDate)), deadline)
  if (days === 0) return 'op de datum zelf'
  return `${days} ${days === 1 ? 'dag' : 'dagen'} voor de datum`
}

function sentenceOf(reminder: ReminderRecord): string {
  const { sentDate, deadline } = reminder
  const recipient = recipientOf(reminder)
  if (sentDate === null) return `Herinnering aan ${recipient}: staat klaar om te versturen`
  return `Herinnering gestuurd op ${formatInstant(sentDate)} aan ${recipient}, ${timeBefore(sentDate, deadline)}`
}

export const ReminderList = ({ reminders }: { reminders: readonly ReminderRecord[] }) => (
  <ul className="bw-stack" role="list">
    {reminders.map((reminder) => (
      <li key={`${reminder.deadline} ${reminder.audience} ${reminder.sentDate}`}>{sentenceOf(reminder)}</li>
    ))}
  </ul>
)
