import './EventList.css'

import {
  type AccountEvent,
  accountEventLabels,
  type UserAccountEvent,
} from '#shared/domain/accounts/account-event.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

type Props = {
  events: readonly (AccountEvent & Partial<Pick<UserAccountEvent, 'actor'>>)[]
  label: string
}

export const EventList = ({ events, label }: Props) => (
  <ol role="list" className="bw-events" aria-label={label}>
    {events.map(({ id, kind, company, actor, happenedAt }) => (
      <li key={id}>
        <p>
          {accountEventLabels[kind]}
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
