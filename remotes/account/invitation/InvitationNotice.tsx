import type { InvitationPreview } from '#shared/domain/companies/invitation.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { accessSentences, invitationProblem, invitationSentence } from './invitation-texts.ts'

type Props = {
  /** null: the server did not answer. */
  invitation: InvitationPreview | null
  toAccept: string
  without: string
}

/** Tells a visitor who is not logged in who invites them to what, or why the invitation has ended. */
export function InvitationNotice({ invitation, toAccept, without }: Props) {
  const problem = invitation && invitationProblem(invitation)
  if (problem)
    return (
      <Warning variant="warning" title={problem.title}>
        <p>{problem.advice}</p>
        <p>{without}</p>
      </Warning>
    )

  const known = invitation?.status === 'OPEN' ? invitation : null
  return (
    <Warning variant="info" title={invitationSentence(known)}>
      {known && accessSentences(known).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <p>{toAccept}</p>
    </Warning>
  )
}
