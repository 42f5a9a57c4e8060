import './ActivityList.css'

import { formatTime } from '#shared/domain/basics/date.ts'
import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import {
  describeCompanyActivity,
  type SentencePart,
} from '#shared/domain/companies/company-activity-sentence.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useSession } from '#shared/session/store.ts'

type Props = {
  activities: readonly CompanyActivity[]
  label: string
}

/** What happened in the company on one day. */
export function ActivityList({ activities, label }: Props) {
  const { id: companyId } = useCompany()
  const userId = useSession(({ user }) => user.id)

  return (
    <ol role="list" className="bw-activities" aria-label={label}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <Sentence parts={describeCompanyActivity(activity, { companyId, userId })} />
          <time dateTime={activity.at}>{formatTime(activity.at)}</time>
        </li>
      ))}
    </ol>
  )
}

/** The first part says who it is about. */
const Sentence = ({ parts: [actor, ...others] }: { parts: SentencePart[] }) => (
  <p>
    <strong>{actor?.text}</strong>
    {others.map(({ text, to }) =>
      to ? (
        <a key={text} href={to}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
)
