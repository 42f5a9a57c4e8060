import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { DescriptionItem, DescriptionList } from '../parts/DescriptionList.tsx'
import { ActionPointSource } from './ActionPointSource.tsx'
import { ReminderList } from './ReminderList.tsx'

export function ActionPointContent({ actionPoint }: { actionPoint: ActionPointDetails }) {
  const { description, actionHolder, holderEmail, deadline, reminders } = actionPoint
  const { createdDate, createdBy, completedDate, completedBy } = actionPoint
  return (
    <DescriptionList>
      <DescriptionItem label="Wat" emphasis="main">
        {description}
      </DescriptionItem>
      <DescriptionItem label="Wie">{actionHolder || 'Nog niemand'}</DescriptionItem>
      {holderEmail && <DescriptionItem label="Herinneringen aan">{holderEmail}</DescriptionItem>}
      <DescriptionItem label="Klaar op">{deadline ? formatDay(deadline) : 'Nog geen datum'}</DescriptionItem>
      <ActionPointSource actionPoint={actionPoint} />
      <DescriptionItem label="Toegevoegd">
        {formatInstant(createdDate)} door {createdBy.name}
      </DescriptionItem>
      {completedDate && (
        <DescriptionItem label="Afgerond">
          {formatInstant(completedDate)} door {completedBy?.name}. Je kunt het niet meer aanpassen.
        </DescriptionItem>
      )}
      {reminders.length > 0 && (
        <DescriptionItem label="Herinneringen">
          <ReminderList reminders={reminders} />
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
