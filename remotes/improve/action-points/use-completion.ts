import { updateActionPoint } from '#shared/api/improve/action-points.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'

/** Completes an action point after confirmation. Returns the result of `useConfirmedAction`. */
export function useCompletion(
  { companyId, id, description, revision }: ActionPoint,
  onCompleted: () => void,
) {
  const reload = useReload()
  return useConfirmedAction({
    message: `Je rondt dit actiepunt af: ${description}\n\nDaarna kun je het niet meer aanpassen.`,
    run: async () => {
      await updateActionPoint(companyId, id, { completed: true, revision })
      await reload()
      onCompleted()
    },
    fallback: 'Actiepunt kon niet worden opgeslagen',
  })
}
