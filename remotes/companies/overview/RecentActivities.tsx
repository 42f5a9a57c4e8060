import './RecentActivities.css'

import { useState } from 'react'

import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ActivityList } from '../history/ActivityList.tsx'
import { dayName, groupByDay } from '../history/days.ts'

const NUM_SHOWN = 5

/** The last thirty days, newest first; the rest on demand, with a link to the full history. */
export function RecentActivities({ activities }: { activities: readonly CompanyActivity[] }) {
  const { id } = useCompany()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? activities : activities.slice(0, NUM_SHOWN)

  return (
    <Card>
      <h2>Wat er gebeurde</h2>
      {groupByDay(shown).map(({ day, activities }) => (
        <div key={day} className="bw-recent-day">
          <h3>{dayName(day)}</h3>
          <ActivityList activities={activities} label={`Wat er gebeurde: ${dayName(day)}`} />
        </div>
      ))}
      <div className="bw-actions bw-recent-more">
        {activities.length > NUM_SHOWN && (
          <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Toon minder' : 'Toon de laatste 30 dagen'}
          </Button>
        )}
        <a href={`/bedrijven/${id}/geschiedenis`}>Hele geschiedenis</a>
      </div>
    </Card>
  )
}
