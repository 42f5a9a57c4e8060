import './Calculation.css'

import { useEffect, useRef, useState } from 'react'

import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import type { Computation, Question } from '#shared/domain/checks/questionnaire.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { Button } from '#shared/ui/Button.tsx'
import type { DialogCalculator } from './calculators.ts'

type Props = {
  calculator: DialogCalculator
  question: Question & { computation: Computation }
  given: readonly GivenAnswer[]
  /** With an empty list when the user removes the answer. */
  onChange: (answers: GivenAnswer[]) => void
}

export function Calculation({ calculator, question: { computation, answers }, given, onChange }: Props) {
  const { invitation, importDialog, Outcome } = calculator
  const dialog = useDialogOnDemand(importDialog)
  const outcomeRef = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const [isChanged, setChanged] = useState(false)
  const [answer] = given
  const label = answers.find(({ answerKey }) => answerKey === answer?.answerId)?.label
  // The button that was pressed is not rendered any more.
  useEffect(() => {
    if (isChanged) outcomeRef.current?.focus()
    setChanged(false)
  }, [isChanged])

  function change(next: GivenAnswer[]) {
    onChange(next)
    dialog.close()
    setChanged(true)
  }

  function finish(value: string) {
    const computed = computeAnswer(computation, value)
    change(computed ? [computed] : [])
  }

  return (
    <div className="bw-calculation">
      {answer && label ? (
        <>
          <h2 ref={outcomeRef} tabIndex={-1}>
            {label}
          </h2>
          <Outcome value={answer.value} />
          <div className="bw-actions">
            <Button variant="secondary" onClick={({ currentTarget }) => dialog.open(currentTarget)}>
              Wijzig de berekening
            </Button>
            <Button variant="secondary" onClick={() => change([])}>
              Wis de berekening
            </Button>
          </div>
        </>
      ) : (
        <>
          <p ref={outcomeRef} tabIndex={-1} className="bw-soft">
            {invitation}
          </p>
          <div className="bw-actions">
            <Button variant="secondary" onClick={({ currentTarget }) => dialog.open(currentTarget)}>
              Reken het uit
            </Button>
          </div>
        </>
      )}
      {dialog.show({ value: answer?.value, onComputed: finish })}
    </div>
  )
}
