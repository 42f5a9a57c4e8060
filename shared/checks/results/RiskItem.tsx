import { urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import type { RiskResult } from '#shared/domain/checks/section-check.ts'
import { useLocation } from '#shared/federation/router.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CreateRiskActionPoint } from '../CreateRiskActionPoint.tsx'
import { useCheckRef } from '../check-context.ts'
import { checkHref, editSectionHref } from '../hrefs.ts'
import { NormExplanation } from '../NormExplanation.tsx'
import { RiskActionPoints } from '../RiskActionPoints.tsx'
import { useRights } from '../use-rights.ts'

/** `isInUse`: of the section; otherwise nothing can be changed. */
type Props = { risk: RiskResult; scriptKey: string; sectionId: number | null; isInUse: boolean }

export function RiskItem({ risk, scriptKey, sectionId, isInUse }: Props) {
  const reload = useReload()
  const check = useCheckRef()
  const { mayWrite } = useRights()
  const { pathname, search } = useLocation()
  const { label, questionId, question, answer, isDecided, urgency, actions, norm, actionPoints } = risk
  const change = isDecided ? 'Wijzig de gegevens' : 'Wijzig het antwoord'
  const href =
    isDecided && sectionId !== null
      ? editSectionHref(check, { id: sectionId })
      : checkHref(check, { scriptKey, sectionId, questionId, terug: pathname + search })

  return (
    <li className="bw-risk">
      <div className="bw-risk-title">
        <Icon shape="triangle" />
        <h3>{label}</h3>
        <span className="bw-risk-urgency" data-urgency={urgency}>
          {urgencyLabels[urgency]}
        </span>
      </div>
      <p className="bw-soft bw-risk-answer">
        {question} <q>{answer}</q>{' '}
        {mayWrite && isInUse && (
          <a className="bw-screen-only" href={href} aria-label={`${change}: ${question}`}>
            {change}
          </a>
        )}
      </p>
      <div>
        <h4>Wat kun je doen</h4>
        <ul className="bw-risk-actions">
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      </div>
      <NormExplanation norm={norm} />
      <RiskActionPoints actionPoints={actionPoints} />
      {isInUse && (
        <div className="bw-stack bw-risk-make">
          <CreateRiskActionPoint
            origin={{ sectionId, scriptKey, questionId }}
            risk={risk}
            onCreated={reload}
          />
        </div>
      )}
    </li>
  )
}
