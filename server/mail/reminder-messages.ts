import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { ReminderAudience } from '#shared/domain/improve/reminder.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

// User input in reminders is on single lines and cut off, since a holder did not ask for these mails. They contain
// dates, not how many days are left: a mail may arrive late.

/** In characters. */
const MAX_DESCRIPTION = 200
/** Action points in a reminder, and dates. */
const MAX_LISTED = 50

type Company = { id: number; name: string }
type SectionDate = { section: string; name: string; label: string; day: string; path: string }
type ActionPoint = { id: number; description: string; actionHolder: string; deadline: string }

function shorten(typed: string): string {
  const line = toSingleLine(typed)
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`
}

const describe = ({ description, actionHolder, deadline }: ActionPoint) => [
  `Wat: ${shorten(description)}`,
  `Wie: ${toSingleLine(actionHolder) || 'nog niemand'}`,
  `Klaar op: ${formatDay(deadline)}`,
]

const describeDate = (publicUrl: string, { section, name, label, day, path }: SectionDate) =>
  paragraph([
    `${section}: ${shorten(name)}`,
    `${label}: ${formatDay(day)}`,
    `Bekijk het: ${publicUrl}${path}`,
  ])

const pageOf = (publicUrl: string, company: Company, { id }: ActionPoint) =>
  `${publicUrl}/bedrijven/${company.id}/actiepunten/${id}`

const paragraph = (lines: string[]) => lines.join('\n')

const countOf = (count: number) => (count === 1 ? 'een actiepunt' : `${count} actiepunten`)
const countDates = (count: number) => (count === 1 ? 'een datum' : `${count} datums`)
const andMore = (count: number, words = countOf) => (count > 0 ? [`En nog ${words(count)}.`] : [])

const closing = (
  mails: string,
  unsubscribePage: string,
) => `Wil je ${mails} over dit bedrijf niet meer krijgen? Meld je af op deze pagina:

${unsubscribePage}

Met vriendelijke groet,
Beterwerk
`

const comingDates = ({ length }: readonly SectionDate[]) =>
  length === 1 ? 'Deze datum van je bedrijf komt eraan.' : 'Deze datums van je bedrijf komen eraan.'

type Reminder = {
  audience: ReminderAudience
  company: Company
  /** By deadline, which is yyyy-mm-dd. */
  actionPoints: ActionPoint[]
  dates: SectionDate[]
  unsubscribePage: string
}

export function reminderMail(
  publicUrl: string,
  { audience, company, actionPoints, dates, unsubscribePage }: Reminder,
): Message {
  const isOwner = audience === 'OWNER'
  const listed = actionPoints
    .slice(0, MAX_LISTED)
    .map((actionPoint) =>
      paragraph([
        ...describe(actionPoint),
        ...(isOwner ? [`Bekijk het: ${pageOf(publicUrl, company, actionPoint)}`] : []),
      ]),
    )
  const listedDates = dates.slice(0, MAX_LISTED).map((date) => describeDate(publicUrl, date))
  const one = isOwner
    ? 'Dit actiepunt van je bedrijf moet binnenkort klaar zijn.'
    : 'Dit actiepunt moet binnenkort klaar zijn. Het bedrijf heeft ingevuld dat jij het doet.'
  const several = isOwner
    ? 'Deze actiepunten van je bedrijf moeten binnenkort klaar zijn.'
    : 'Deze actiepunten moeten binnenkort klaar zijn. Het bedrijf heeft ingevuld dat jij ze doet.'
  return {
    subject: `Herinnering aan ${[
      ...(actionPoints.length > 0 ? [countOf(actionPoints.length)] : []),
      ...(dates.length > 0 ? [countDates(dates.length)] : []),
    ].join(' en ')}`,
    drawing: 'clipboard',
    body: [
      'Hallo,',
      ...(actionPoints.length > 0 ? [actionPoints.length === 1 ? one : several] : [comingDates(dates)]),
      `Bedrijf: ${toSingleLine(company.name)}`,
      ...listed,
      ...andMore(actionPoints.length - listed.length),
      ...(actionPoints.length > 0 && dates.length > 0 ? [comingDates(dates)] : []),
      ...listedDates,
      ...andMore(dates.length - listedDates.length, countDates),
      ...(isOwner ? [] : ['Ken je dit bedrijf niet? Dan hoef je niets te doen.']),
      closing('herinneringen', unsubscribePage),
    ].join('\n\n'),
  }
}

type Digest = {
  company: Company
  /** By deadline, which is yyyy-mm-dd. `count`: also those that are not listed. */
  late: { items: ActionPoint[]; count: number }
  /** The dates of sections that have passed, by day; the same for `count`. */
  past: { items: SectionDate[]; count: number }
  unsubscribePage: string
}

const lateWords = (count: number) =>
  count === 1 ? 'een actiepunt is te laat' : `${count} actiepunten zijn te laat`
const pastWords = (count: number) => (count === 1 ? 'een datum is voorbij' : `${count} datums zijn voorbij`)
const pastDates = (count: number) =>
  count === 1 ? 'Deze datum van je bedrijf is voorbij.' : 'Deze datums van je bedrijf zijn voorbij.'

export const digestMail = (publicUrl: string, { company, late, past, unsubscribePage }: Digest): Message => ({
  subject: capitalize(
    [
      ...(late.count > 0 ? [lateWords(late.count)] : []),
      ...(past.count > 0 ? [pastWords(past.count)] : []),
    ].join(', '),
  ),
  drawing: 'clipboard',
  body: [
    'Hallo,',
    late.count === 0
      ? pastDates(past.count)
      : late.count === 1
        ? 'Dit actiepunt van je bedrijf is nog niet klaar. De datum is voorbij.'
        : 'Deze actiepunten van je bedrijf zijn nog niet klaar. De datum is voorbij.',
    `Bedrijf: ${toSingleLine(company.name)}`,
    ...late.items.map((actionPoint) =>
      paragraph([...describe(actionPoint), `Bekijk het: ${pageOf(publicUrl, company, actionPoint)}`]),
    ),
    ...andMore(late.count - late.items.length),
    ...(late.count > 0 && past.count > 0 ? [pastDates(past.count)] : []),
    ...past.items.map((date) => describeDate(publicUrl, date)),
    ...andMore(past.count - past.items.length, countDates),
    closing('dit weekoverzicht', unsubscribePage),
  ].join('\n\n'),
})
