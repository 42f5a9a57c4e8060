import '#shared/parts/basics/clamp.css'

import { checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import { type CheckEntry, isFinished } from '#shared/domain/checks/check-entry.ts'
import { openQuestionsSentence } from '#shared/domain/checks/check-texts.ts'
import type { NextStep as Step } from '#shared/domain/overview/company-overview.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Calendar, Clipboard, Conversation, Finished } from '#shared/parts/basics/drawings/states.tsx'
import { ThemeDrawing } from '#shared/parts/basics/drawings/ThemeDrawing.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { ActionPointButton } from '#shared/parts/improve/action-points/ActionPointButton.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { AssignRisk } from './AssignRisk.tsx'
import { StartCheck } from './StartCheck.tsx'

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

function LateActionPoint({ actionPoint, numLate }: StepOf<'LATE_ACTION_POINT'>) {
  const { id } = useCompany()
  const { description, actionHolder, deadline } = actionPoint
  return (
    <NextStep title={`Dit actiepunt had op ${formatDay(deadline)} klaar moeten zijn`} drawing={<Clipboard />}>
      <p className="bw-clamp bw-measure">
        <strong>{actionHolder || 'Nog niemand'}</strong>: {description}
      </p>
      <p className="bw-soft bw-measure">
        Is het gedaan? Rond het dan af. Anders spreek je een nieuwe datum af.
      </p>
      <div className="bw-actions">
        <ButtonLink href={`/bedrijven/${id}/actiepunten/${actionPoint.id}`}>Bekijk het actiepunt</ButtonLink>
        {numLate > 1 && (
          <a href={`/bedrijven/${id}/actiepunten?toon=te-laat`}>
            Alle {numLate} actiepunten die te laat zijn
          </a>
        )}
      </div>
    </NextStep>
  )
}

function ContinueCheck({ check, numUnfinished, sectionName, href }: StepOf<'CONTINUE_CHECK'>) {
  const stoppedAt = sectionName === null ? '' : ` Je was gebleven bij ${sectionName}.`
  // An empty list of substances has no questions.
  const open = numUnfinished > 0 ? openQuestionsSentence(numUnfinished) : ''
  return (
    <NextStep
      title={`Maak ${checkLabels[check]} af`}
      drawing={<ThemeDrawing theme={check} />}
      description={`${open}${stoppedAt} Alles wat je al invulde is bewaard.`.trim()}
    >
      <div className="bw-actions">
        <ButtonLink href={href} aria-label={`Ga verder met ${checkLabels[check]}`}>
          Ga verder
        </ButtonLink>
      </div>
    </NextStep>
  )
}

function ReadAdvice({ adviceId, createdBy, createdDate }: StepOf<'READ_ADVICE'>) {
  const { id } = useCompany()
  return (
    <NextStep
      title={`${createdBy.name} schreef een advies`}
      drawing={<Conversation />}
      description={`Je hebt het advies van ${formatInstant(createdDate)} nog niet gelezen.`}
    >
      <div className="bw-actions">
        <ButtonLink href={`/bedrijven/${id}/adviezen/${adviceId}`}>Lees het advies</ButtonLink>
      </div>
    </NextStep>
  )
}

function RateVisit({ visitReportId, createdBy, dateAppointment }: StepOf<'RATE_VISIT'>) {
  const { id } = useCompany()
  return (
    <NextStep
      title={`Hoe was het bezoek van ${formatDay(dateAppointment)}?`}
      drawing={<Calendar />}
      description={`${createdBy.name} schreef er een verslag van. Lees het en geef je beoordeling.`}
    >
      <div className="bw-actions">
        <ButtonLink href={`/bedrijven/${id}/bezoekverslagen/${visitReportId}`}>
          Beoordeel het bezoek
        </ButtonLink>
      </div>
    </NextStep>
  )
}

function NextRound({ isAllFinished, onCreated }: { isAllFinished: boolean; onCreated: () => unknown }) {
  const { id } = useCompany()
  return (
    <NextStep
      title="Plan je volgende ronde"
      drawing={<Finished />}
      description={`${isAllFinished ? 'Alles is gedaan. ' : ''}Werk verandert: spreek af wanneer je de verbeterchecks opnieuw doorloopt, en wie daarvoor zorgt.`}
    >
      <ActionPointButton
        companyId={id}
        label="Maak er een actiepunt van"
        variant="secondary"
        source={{ origin: null, adviceId: null }}
        defaultValues={{ description: 'De verbeterchecks opnieuw doorlopen', themes: ['GENERAL'] }}
        onCreated={onCreated}
      />
    </NextStep>
  )
}

type Props = { step: Step; checks: readonly CheckEntry[]; onActionPointCreated: () => unknown }

/** Renders nothing when there is nothing that the user may do. */
export function NextStepCard({ step, checks, onActionPointCreated }: Props) {
  switch (step.kind) {
    case 'ASSIGN_RISK':
      return <AssignRisk step={step} onCreated={onActionPointCreated} />
    case 'LATE_ACTION_POINT':
      return <LateActionPoint {...step} />
    case 'CONTINUE_CHECK':
      return <ContinueCheck {...step} />
    case 'READ_ADVICE':
      return <ReadAdvice {...step} />
    case 'RATE_VISIT':
      return <RateVisit {...step} />
    case 'START_CHECK': {
      const entry = checks.find(({ check }) => check === step.check)
      const isRestFinished = checks.every((other) => !other.started || isFinished(other))
      return entry ? (
        <StartCheck entry={entry} isFirst={step.isFirst} isRestFinished={isRestFinished} />
      ) : null
    }
    case 'NEXT_ROUND':
      return <NextRound isAllFinished={checks.every(isFinished)} onCreated={onActionPointCreated} />
    case 'NONE':
      return null
  }
}
