import { useState } from 'react'

import { mailPlan } from '#shared/api/improve/plan.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { requireSentAnswers } from '#shared/parts/checks/waiting-answers/require-sent-answers.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

export function MailPlan({ check }: { check: CheckRef }) {
  const { run, isPending, failure } = useAction('Het plan kon niet worden gemaild.')
  const [recipient, setRecipient] = useState<string>()

  const mail = () =>
    run(async (key) => {
      setRecipient(undefined)
      await requireSentAnswers(check.companyId)
      setRecipient((await mailPlan(check, key)).emailAddress)
    })

  return (
    <div className="bw-plan">
      <Button variant="secondary" isPending={isPending} onClick={mail}>
        Mail mij het plan
      </Button>
      <p className="bw-plan-status bw-soft" role="status">
        {isPending && 'Het plan wordt gemaakt…'}
        {recipient && `Het plan is gemaild naar ${recipient}.`}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </div>
  )
}
