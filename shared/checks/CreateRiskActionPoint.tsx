import type { ActionPointOrigin } from '#shared/domain/improve/action-point.ts'
import { CreateActionPoint } from '#shared/parts/improve/action-points/CreateActionPoint.tsx'
import { useCheckRef } from './check-context.ts'
import { useRights } from './use-rights.ts'

type Props = {
  /** The answer that shows the risk. `sectionId` null: for the whole company. */
  origin: { sectionId: number | null } & Pick<ActionPointOrigin, 'scriptKey' | 'questionId'>
  risk: { label: string; actions: readonly string[] }
  onCreated?: () => unknown
}

/** Measures are sorted by effect: the first is the most effective. */
const descriptionOf = ({ label, actions: [best] }: Props['risk']) =>
  best ? `${label}. ${best}.` : `${label}.`

export function CreateRiskActionPoint({ origin: { sectionId, ...origin }, risk, onCreated }: Props) {
  const { check, companyId } = useCheckRef()
  const { mayCreateActionPoints } = useRights()
  if (!mayCreateActionPoints) return null
  return (
    <CreateActionPoint
      companyId={companyId}
      source={{ origin: { check, checkSectionId: sectionId, ...origin } }}
      label="Maak hier een actiepunt van"
      variant="quiet"
      subject={risk.label}
      defaultValues={{ description: descriptionOf(risk), themes: [check] }}
      onCreated={onCreated}
    />
  )
}
