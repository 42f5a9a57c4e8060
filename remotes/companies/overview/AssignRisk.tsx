import { checkLabels } from '#shared/domain/basics/check.ts'
import type { NextStep as Step } from '#shared/domain/overview/company-overview.ts'
import { useCompany } from '#shared/federation/company.ts'
import { dialogHref } from '#shared/federation/dialog-address.ts'
import { ThemeDrawing } from '#shared/parts/basics/drawings/ThemeDrawing.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { ActionPointButton } from '#shared/parts/improve/action-points/ActionPointButton.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = { step: Extract<Step, { kind: 'ASSIGN_RISK' }>; onCreated: () => unknown }

export function AssignRisk({ step, onCreated }: Props) {
  const { id } = useCompany()
  const { risk, origin, measure, actionPointId } = step
  const { check, label, place, href } = risk
  const view = <a href={href}>Bekijk het risico bij {checkLabels[check]}</a>

  return (
    <NextStep
      title={`${label}. Spreek af wie dat oplost.`}
      description={`${checkLabels[check]} · ${place}`}
      drawing={<ThemeDrawing theme={check} />}
    >
      <p className="bw-soft bw-measure">
        Dit risico moet direct weg en niemand heeft het nog op zich genomen. Met één actiepunt staat vast wie
        het doet en wanneer het klaar is.
      </p>
      {actionPointId === null ? (
        <ActionPointButton
          companyId={id}
          label="Maak er een actiepunt van"
          variant="primary"
          source={{
            origin: {
              check,
              checkSectionId: origin.sectionId,
              scriptKey: origin.scriptKey,
              questionId: origin.questionId,
            },
            adviceId: null,
          }}
          defaultValues={{ description: measure ? `${label}. ${measure}.` : `${label}.`, themes: [check] }}
          onCreated={onCreated}
        >
          {view}
        </ActionPointButton>
      ) : (
        <div className="bw-actions">
          <ButtonLink href={dialogHref(`/bedrijven/${id}/actiepunten/${actionPointId}`, 'aanpassen')}>
            Kies wie het doet
          </ButtonLink>
          {view}
        </div>
      )}
    </NextStep>
  )
}
