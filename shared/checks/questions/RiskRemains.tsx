import { useEffect, useRef } from 'react'
import { judgedQuestion } from '#shared/domain/checks/check-flow.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { actionPointHref } from '../hrefs.ts'
import { AnswerConsequences } from './AnswerConsequences.tsx'
import type { Step } from './step.ts'
import { useSection } from './use-check.ts'

type Props = {
  step: Step & { questionKey: string }
  question: Question
  actionPoint: ActionPointDetails
  isSame: boolean
  onRetry: () => void
}

export function RiskRemains({ step, question, actionPoint, isSame, onRetry }: Props) {
  const { sectionId, scriptKey, questionKey } = step
  const { check, answers } = useSection(sectionId)
  const messageRef = useRef<HTMLDivElement>(null)
  // The button that was pressed is not rendered any more.
  useEffect(() => messageRef.current?.focus(), [])

  return (
    <>
      <Warning ref={messageRef} tabIndex={-1} variant="info" title="Het risico blijft open.">
        <p>
          {isSame
            ? 'Jullie antwoord is niet veranderd.'
            : `Ook “${actionPoint.lookAgain?.answer}” is een risico.`}{' '}
          Er is nog een actie nodig.
        </p>
      </Warning>
      <AnswerConsequences
        question={judgedQuestion(check.questionnaire, question, answers)}
        given={answers[scriptKey]?.[questionKey] ?? []}
        origin={{ sectionId, scriptKey }}
      />
      <div className="bw-actions">
        <ButtonLink variant="secondary" href={actionPointHref(actionPoint)}>
          Terug naar het actiepunt
        </ButtonLink>
        <Button variant="quiet" onClick={onRetry}>
          Kies een ander antwoord
        </Button>
      </div>
    </>
  )
}
