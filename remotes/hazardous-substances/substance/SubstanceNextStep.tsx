import { hasAccess } from '#shared/domain/basics/access.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { useCompany } from '#shared/federation/company.ts'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { CreateActionPoint } from '#shared/parts/improve/action-points/CreateActionPoint.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { formHref, questionsHref, substanceListOf } from '../hrefs.ts'

type Props = { substance: Substance; companyId: number }

/** Renders nothing when there is nothing to do. */
export function SubstanceNextStep({ substance: { id, nextStep }, companyId }: Props) {
  const { permission } = useCompany()
  const reload = useReload()
  if (!nextStep) return null
  const { kind, title, reason, origin } = nextStep
  const { check } = substanceListOf(companyId)
  const mayWrite = hasAccess(permission, 'WRITE')

  return (
    <NextStep title={title} description={reason}>
      {kind === 'RECORD' && mayWrite && (
        <div className="bw-actions">
          <ButtonLink href={formHref(companyId, id)}>Vul de gegevens aan</ButtonLink>
        </div>
      )}
      {kind === 'QUESTIONS' && mayWrite && (
        <div className="bw-actions">
          <ButtonLink href={questionsHref(companyId, id)}>Beantwoord de vragen</ButtonLink>
        </div>
      )}
      {origin && hasAccess(permission, 'ADMIN') && (
        <CreateActionPoint
          companyId={companyId}
          source={{ origin: { check, checkSectionId: id, ...origin } }}
          label="Maak actiepunt"
          variant="primary"
          subject={reason}
          defaultValues={{ description: `${reason}. ${title}.`, themes: [check] }}
          onCreated={reload}
        />
      )}
    </NextStep>
  )
}
