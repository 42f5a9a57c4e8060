import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { useCompletion } from './use-completion.ts'

type Props = { actionPoint: ActionPoint; onEdit: () => void; onCompleted: () => void }

export function CompleteActionPoint({ actionPoint, onEdit, onCompleted }: Props) {
  const { start, isPending, dialog } = useCompletion(actionPoint, onCompleted)

  return (
    <NextStep
      title="Is het klaar?"
      description="Rond het actiepunt dan af. Daarna kun je het niet meer aanpassen."
    >
      <div className="bw-actions">
        <Button isPending={isPending} onClick={start}>
          Afronden
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          Aanpassen
        </Button>
      </div>
      {dialog}
    </NextStep>
  )
}
