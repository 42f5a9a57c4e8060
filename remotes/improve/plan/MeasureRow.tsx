import { checks } from '#shared/domain/basics/check.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import {
  describeDeadline,
  describeHolder,
  describeOutcome,
  describePlace,
  statusOf,
} from '#shared/domain/improve/plan-texts.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useLocation } from '#shared/federation/router.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useRights } from '../parts/use-rights.ts'

/** The risk, the advice or the action point of a measure; undefined for none. */
function titleHrefOf({ kind, riskHref, adviceId, actionPointId }: PlanMeasure, companyId: number) {
  if (kind === 'RISK') return riskHref ?? undefined
  if (adviceId !== null) return `/bedrijven/${companyId}/adviezen/${adviceId}`
  return `/bedrijven/${companyId}/actiepunten/${actionPointId}`
}

/** A link when the measure is an action point. */
function Measure({ measure, companyId }: { measure: PlanMeasure; companyId: number }) {
  const { measure: text, isSuggestion, actionPointId } = measure
  if (!text) return null
  if (actionPointId !== null)
    return <a href={`/bedrijven/${companyId}/actiepunten/${actionPointId}`}>{text}</a>
  return (
    <span>
      {isSuggestion && 'Voorstel: '}
      {text}
    </span>
  )
}

/** For a measure that is not agreed on yet, or must be answered again. */
function NextLink({ measure, companyId }: { measure: PlanMeasure; companyId: number }) {
  const { mayAdd } = useRights()
  const { state, kind, actionPointId, adviceId, riskHref, number } = measure
  if (state === 'LOOK_AGAIN')
    return (
      <a
        className="bw-screen-only"
        href={`/bedrijven/${companyId}/actiepunten/${actionPointId}`}
        aria-label={`Kijk opnieuw naar nummer ${number}`}
      >
        Kijk opnieuw
      </a>
    )
  if (state === 'DONE' || actionPointId !== null || !mayAdd) return null
  const href = kind === 'ADVICE' ? `/bedrijven/${companyId}/adviezen/${adviceId}` : riskHref
  return (
    href && (
      <a className="bw-screen-only" href={href} aria-label={`Maak een actiepunt bij nummer ${number}`}>
        Maak een actiepunt
      </a>
    )
  )
}

/** Leads to the question whose answer shows the risk, and back to the plan. */
function AnswerLink({ measure: { answerHref, state, themes, number } }: { measure: PlanMeasure }) {
  const { mayAnswer } = useRights()
  const { pathname, search } = useLocation()
  const check = checks.find((candidate) => themes.includes(candidate))
  if (answerHref === null || state !== 'OPEN' || !check || !mayAnswer(check)) return null
  return (
    <>
      {' '}
      <a
        className="bw-screen-only"
        href={`${answerHref}&${new URLSearchParams({ terug: pathname + search })}`}
        aria-label={`Wijzig het antwoord bij nummer ${number}`}
      >
        Wijzig het antwoord
      </a>
    </>
  )
}

type Props = {
  measure: PlanMeasure
  /** yyyy-mm-dd */
  today: string
}

export function MeasureRow({ measure, today }: Props) {
  const { id } = useCompany()
  const { number, title } = measure
  const href = titleHrefOf(measure, id)
  const status = statusOf(measure, today)
  const outcome = describeOutcome(measure)

  return (
    <tr>
      <td>{number}</td>
      <td>
        {href ? <a href={href}>{title}</a> : <b>{title}</b>}
        <Measure measure={measure} companyId={id} />
        <small>
          {describePlace(measure)}
          <AnswerLink measure={measure} />
        </small>
        {outcome && <small>{outcome}</small>}
      </td>
      <td data-label="Wie">{describeHolder(measure)}</td>
      <td data-label="Klaar op">{describeDeadline(measure)}</td>
      <td data-label="Status">
        <StatusPill color={status.color}>{status.text}</StatusPill>
        <NextLink measure={measure} companyId={id} />
      </td>
    </tr>
  )
}
