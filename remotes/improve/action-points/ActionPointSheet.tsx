import type { ActionPoint } from '#shared/domain/action-point.ts'
import { formatDay, formatInstant } from '#shared/domain/date.ts'
import { Sheet, SheetEntry } from '../parts/Sheet.tsx'
import { ActionPointSource } from './ActionPointSource.tsx'

/** All data of an action point: what, who, when, and where it came from. */
export function ActionPointSheet({ actionPoint }: { actionPoint: ActionPoint }) {
  const { description, actionHolder, deadline, createdDate, createdBy, completedDate, completedBy } =
    actionPoint
  return (
    <Sheet>
      <SheetEntry label="Wat" emphasis="main">
        {description}
      </SheetEntry>
      <SheetEntry label="Wie">{actionHolder || 'Nog niemand'}</SheetEntry>
      <SheetEntry label="Klaar op">{deadline ? formatDay(deadline) : 'Nog geen datum'}</SheetEntry>
      <ActionPointSource actionPoint={actionPoint} />
      <SheetEntry label="Toegevoegd">
        {formatInstant(createdDate)} door {createdBy.name}
      </SheetEntry>
      {completedDate && (
        <SheetEntry label="Afgerond">
          {formatInstant(completedDate)} door {completedBy?.name}. Je kunt het niet meer aanpassen.
        </SheetEntry>
      )}
    </Sheet>
  )
}
