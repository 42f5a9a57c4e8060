import type { AdviceDetails } from '#shared/domain/improve/advice.ts'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { ActionPointList } from '#shared/parts/improve/action-points/ActionPointList.tsx'
import { CreateActionPoint } from '#shared/parts/improve/action-points/CreateActionPoint.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { useRights } from '../parts/use-rights.ts'

export function AdviceActionPoints({ advice }: { advice: AdviceDetails }) {
  const { isOwner } = useRights()
  const reload = useReload()
  const { companyId, actionPoints, agreements, themes } = advice

  return (
    <>
      {isOwner && !advice.archived && (
        <NextStep
          title={actionPoints.length === 0 ? 'Maak van de afspraak een actiepunt' : 'Is er nog een afspraak?'}
          description="Wij vullen thema’s en tekst alvast in. Jij kiest wie en wanneer."
        >
          <CreateActionPoint
            companyId={companyId}
            source={{ adviceId: advice.id }}
            label="Maak een actiepunt"
            variant={actionPoints.length === 0 ? 'primary' : 'secondary'}
            defaultValues={{ description: agreements, themes }}
            onCreated={reload}
          />
        </NextStep>
      )}
      {actionPoints.length > 0 && (
        <Card>
          <h2>Actiepunten bij dit advies ({actionPoints.length})</h2>
          <ActionPointList companyId={companyId} actionPoints={actionPoints} />
        </Card>
      )}
    </>
  )
}
