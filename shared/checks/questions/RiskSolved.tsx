import { useEffect, useRef } from 'react'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { actionPointHref, planHref } from '../hrefs.ts'

type Props = {
  actionPoint: ActionPointDetails
  /** It was solved on this page, by the answer that was just saved. */
  isNew: boolean
}

export function RiskSolved({ actionPoint, isNew }: Props) {
  const messageRef = useRef<HTMLDivElement>(null)
  // The button that was pressed is not rendered any more.
  useEffect(() => {
    if (isNew) messageRef.current?.focus()
  }, [isNew])
  const { solved, companyId } = actionPoint
  if (!solved) return null

  return (
    <>
      <Warning ref={messageRef} tabIndex={-1} variant="success" title="Het risico is opgelost.">
        <p>
          “{solved.risk}” staat niet meer open in het Plan van Aanpak. Opgelost door {solved.solvedBy.name} op{' '}
          {formatInstant(solved.solvedDate)}.
        </p>
      </Warning>
      <div className="bw-actions">
        <ButtonLink href={planHref(companyId)}>Bekijk het Plan van Aanpak</ButtonLink>
        <ButtonLink variant="secondary" href={actionPointHref(actionPoint)}>
          Terug naar het actiepunt
        </ButtonLink>
      </div>
    </>
  )
}
