import './EventList.css'

import {
  type AuditEvent,
  auditEventLabels,
  type UserAuditEvent,
} from '#shared/domain/accounts/audit-event.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

type Props = {
  events: readonly (AuditEvent & Partial<Pick<UserAuditEvent, 'actor'>>)[]
  label: string
}

export const EventList = ({ events, label }: Props) => (
  <ol role="list" className="bw-events" aria-label={label}>
    {events.map(({ id, kind, company, actor, happenedAt }) => (
      <li key={id}>
        <p>
          {auditEventLabels[kind]}
          {company && (
            <>
              {': '}
              <a href={`/bedrijven/${company.id}`}>{company.name}</a>
            </>
          )}
        </p>
        <p className="bw-soft">
          {actor && `${actor.name}, `}
          <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
        </p>
      </li>
    ))}
  </ol>
)
