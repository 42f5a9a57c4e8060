import { formatDay } from '#shared/domain/date.ts'
import type { ReminderAudience } from '#shared/domain/reminder.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

// The mails about the deadlines of action points. All user input is on single lines and cut off, since a holder did not ask
// for these mails. They contain dates, and not how many days are left: a mail may arrive late.

/** Maximum length of a description, in characters. */
const MAX_DESCRIPTION = 200
/** Maximum number of action points in a reminder. */
const MAX_LISTED = 50

type Company = { id: number; name: string }
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

const pageOf = (publicUrl: string, company: Company, { id }: ActionPoint) =>
  `${publicUrl}/bedrijven/${company.id}/actiepunten/${id}`

const paragraph = (lines: string[]) => lines.join('\n')

const countOf = (count: number) => (count === 1 ? 'een actiepunt' : `${count} actiepunten`)
const andMore = (count: number) => (count > 0 ? [`En nog ${countOf(count)}.`] : [])

const closing = (
  mails: string,
  unsubscribePage: string,
) => `Wil je ${mails} over dit bedrijf niet meer krijgen? Meld je af op deze pagina:

${unsubscribePage}

Met vriendelijke groet,
Beterwerk
`

type Reminder = {
  audience: ReminderAudience
  company: Company
  /** By deadline, which is yyyy-mm-dd. */
  actionPoints: ActionPoint[]
  unsubscribePage: string
}

/**
 * Creates the mail that reminds somebody of action points. The owner gets a link to each; a holder may have no account.
 * `publicUrl`: the address of the portal, without a slash at the end. `unsubscribePage`: the link to unsubscribe.
 */
export function reminderMail(
  publicUrl: string,
  { audience, company, actionPoints, unsubscribePage }: Reminder,
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
  const one = isOwner
    ? 'Dit actiepunt van je bedrijf moet binnenkort klaar zijn.'
    : 'Dit actiepunt moet binnenkort klaar zijn. Het bedrijf heeft ingevuld dat jij het doet.'
  const several = isOwner
    ? 'Deze actiepunten van je bedrijf moeten binnenkort klaar zijn.'
    : 'Deze actiepunten moeten binnenkort klaar zijn. Het bedrijf heeft ingevuld dat jij ze doet.'
  return {
    subject: `Herinnering aan ${countOf(actionPoints.length)}`,
    drawing: 'clipboard',
    body: [
      'Hallo,',
      actionPoints.length === 1 ? one : several,
      `Bedrijf: ${toSingleLine(company.name)}`,
      ...listed,
      ...andMore(actionPoints.length - listed.length),
      ...(isOwner ? [] : ['Ken je dit bedrijf niet? Dan hoef je niets te doen.']),
      closing('herinneringen', unsubscribePage),
    ].join('\n\n'),
  }
}

type Digest = {
  company: Company
  /** By deadline, which is yyyy-mm-dd. `count`: how many there are, also those that are not listed. */
  late: { items: ActionPoint[]; count: number }
  unsubscribePage: string
}

/** Creates the weekly mail to the owner about the action points that are late. The arguments are as for a reminder. */
export const digestMail = (publicUrl: string, { company, late, unsubscribePage }: Digest): Message => ({
  subject: late.count === 1 ? 'Een actiepunt is te laat' : `${late.count} actiepunten zijn te laat`,
  drawing: 'clipboard',
  body: [
    'Hallo,',
    late.count === 1
      ? 'Dit actiepunt van je bedrijf is nog niet klaar. De datum is voorbij.'
      : 'Deze actiepunten van je bedrijf zijn nog niet klaar. De datum is voorbij.',
    `Bedrijf: ${toSingleLine(company.name)}`,
    ...late.items.map((actionPoint) =>
      paragraph([...describe(actionPoint), `Bekijk het: ${pageOf(publicUrl, company, actionPoint)}`]),
    ),
    ...andMore(late.count - late.items.length),
    closing('dit weekoverzicht', unsubscribePage),
  ].join('\n\n'),
})
