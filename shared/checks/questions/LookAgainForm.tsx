import { useEffect, useRef, useState } from 'react'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { GradeLegend } from '../GradeLegend.tsx'
import { actionPointHref } from '../hrefs.ts'
import { NormExplanation } from '../NormExplanation.tsx'
import { CheckButtons } from './CheckButtons.tsx'
import { QuestionAnswers } from './QuestionAnswers.tsx'
import { StepForm } from './StepForm.tsx'

type Props = {
  question: Question
  actionPoint: ActionPointDetails
  isSending: boolean
  send: (given: GivenAnswer[]) => void
}

/** No answer is chosen at first: the user chooses one, possibly the same. */
export function LookAgainForm({ question, actionPoint, isSending, send }: Props) {
  const [given, setGiven] = useState<GivenAnswer[]>([])
  const [isMissing, setMissing] = useState(false)
  const missingRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMissing) missingRef.current?.focus()
  }, [isMissing])

  function choose(answers: GivenAnswer[]) {
    setGiven(answers)
    setMissing(false)
  }

  function submit() {
    if (isSending) return
    setMissing(given.length === 0)
    if (given.length > 0) send(given)
  }

  return (
    <StepForm onSubmit={submit}>
      <p>De actie is klaar. Hoe is het nu? Kies het antwoord dat nu klopt.</p>
      {isMissing && (
        <Warning
          ref={missingRef}
          tabIndex={-1}
          title="Kies eerst een antwoord. Is er niets veranderd? Kies dan hetzelfde antwoord als toen."
        />
      )}
      <QuestionAnswers question={question} given={given} earlier={undefined} onChange={choose} />
      <NormExplanation norm={question.norm}>
        <GradeLegend />
      </NormExplanation>
      <CheckButtons>
        <ButtonLink variant="secondary" href={actionPointHref(actionPoint)}>
          Terug naar het actiepunt
        </ButtonLink>
        <Button type="submit" isPending={isSending}>
          Antwoord opslaan
        </Button>
      </CheckButtons>
    </StepForm>
  )
}
