import './SubstanceSummary.css'
import '#shared/parts/basics/two-columns.css'

import { getSubstance } from '#shared/api/substances/substances.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { useCompany } from '#shared/federation/company.ts'
import { InstructionCards } from './InstructionCards.tsx'
import { LabelCard } from './LabelCard.tsx'
import { MeasuresLadder } from './MeasuresLadder.tsx'
import { SubstanceActions } from './SubstanceActions.tsx'
import { SubstanceFacts } from './SubstanceFacts.tsx'
import { SubstanceNextStep } from './SubstanceNextStep.tsx'
import { SubstanceTasks } from './SubstanceTasks.tsx'

/** Shown above the results of the questions. */
export function SubstanceSummary({ data }: { data: unknown }) {
  const substance = data as Substance
  const { id: companyId, permission } = useCompany()
  const { uses } = substance.record

  return (
    <div className="bw-two-columns bw-substance">
      <div className="bw-stack">
        <SubstanceNextStep substance={substance} companyId={companyId} />
        <MeasuresLadder record={substance.record} />
        {uses.length > 0 && <SubstanceTasks uses={uses} />}
        <SubstanceFacts substance={substance} companyId={companyId} />
        <InstructionCards companyId={companyId} sectionId={substance.id} />
        {hasAccess(permission, 'WRITE') && <SubstanceActions substance={substance} companyId={companyId} />}
      </div>
      <LabelCard substance={substance} />
    </div>
  )
}

/** Rejects with 404. */
export const loadSubstance = (check: CheckRef, id: number): Promise<Substance> => getSubstance(check, id)
