import '#shared/parts/basics/clamp.css'
import './Upcoming.css'

import { checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay, today } from '#shared/domain/basics/date.ts'
import { urgencyOf } from '#shared/domain/improve/deadline.ts'
import type { DueActionPoint, DueDate } from '#shared/domain/overview/company-overview.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Card } from '#shared/ui/Card.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Leaf } from './Leaf.tsx'

type Props = { actionPoints: readonly DueActionPoint[]; dates: readonly DueDate[] }

/** `spoken`: the words before the day, for screen readers, which skip the calendar leaf. */
type Item = { href: string; title: string; about: string; spoken: string; day: string }

const ofActionPoint = (
  companyId: number,
  { id, description, actionHolder, deadline }: DueActionPoint,
): Item => ({
  href: `/bedrijven/${companyId}/actiepunten/${id}`,
  title: description,
  about: actionHolder || 'Nog niemand',
  spoken: 'klaar op',
  day: deadline,
})

const ofDate = ({ check, sectionName, label, day, href }: DueDate): Item => ({
  href,
  title: `${label}: ${sectionName}`,
  about: checkLabels[check],
  spoken: 'op',
  day,
})

/** Deadlines of action points and dates of sections, earliest first. */
export function Upcoming({ actionPoints, dates }: Props) {
  const { id } = useCompany()
  const items = [...actionPoints.map((actionPoint) => ofActionPoint(id, actionPoint)), ...dates.map(ofDate)]
  return (
    <Card>
      <h2>Wat eraan komt</h2>
      <ul className="bw-upcoming" role="list">
        {items
          .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
          .map((item) => (
            <UpcomingItem key={`${item.href} ${item.title}`} item={item} />
          ))}
      </ul>
      <a className="bw-screen-only" href={`/bedrijven/${id}/actiepunten`}>
        Alle actiepunten
      </a>
    </Card>
  )
}

function UpcomingItem({ item: { href, title, about, spoken, day } }: { item: Item }) {
  const urgency = urgencyOf(day, today())
  return (
    <li>
      <Leaf day={day} />
      <div>
        <a className="bw-clamp" href={href}>
          {title}
        </a>
        <span className="bw-soft">
          {about}
          <span className="bw-visually-hidden">
            , {spoken} {formatDay(day)}
          </span>
        </span>
        {urgency && <StatusPill color={urgency.color}>{urgency.text}</StatusPill>}
      </div>
    </li>
  )
}
