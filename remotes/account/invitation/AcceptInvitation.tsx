import type { InvitationPreview } from '#shared/domain/invitation.ts'
import { endSession } from '#shared/parts/end-session.ts'
import { useAction } from '#shared/parts/use-action.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { accessSentences, invitationProblem, invitationSentence } from './invitation-words.ts'
import { ACCEPT_FAILED } from './use-accept-invitation.ts'

type Props = {
  /** null: the server did not answer. */
  invitation: InvitationPreview | null
  /** Result of `useAcceptInvitation`. */
  accept: () => Promise<void>
}

/** Shown to a user who is logged in and opens an invitation: one button accepts it with this account. */
export function AcceptInvitation({ invitation, accept }: Props) {
  const user = useSession((session) => session.user)
  const acceptance = useAction(ACCEPT_FAILED)
  const logout = useAction()
  const problem = invitation && invitationProblem(invitation)
  const known = invitation?.status === 'OPEN' ? invitation : null
  const { visitor = null } = known ?? {}
  const isOwn = visitor?.companyId != null
  const isForOther = visitor?.isInvited === false
  const mayAccept = !problem && !isOwn && !(isForOther && known?.access === null)
  const failure = acceptance.failure ?? logout.failure

  return (
    <div className="bw-measure">
      <Card>
        <PageHeading>{problem?.title ?? 'Je bent uitgenodigd'}</PageHeading>
        {problem ? (
          <p>{problem.advice}</p>
        ) : (
          <>
            <p>
              <strong>{invitationSentence(known)}</strong>
            </p>
            {known && !isOwn && accessSentences(known).map((sentence) => <p key={sentence}>{sentence}</p>)}
          </>
        )}
        {isOwn && <p>Dit is een uitnodiging voor je eigen bedrijf. Je hoeft niets te doen.</p>}
        <p>
          Je bent ingelogd als {user.fullName}
          {visitor && ` (${visitor.email})`}. {mayAccept && 'Met dit account accepteer je de uitnodiging.'}
        </p>
        {isForOther && !isOwn && (
          <p>
            {mayAccept
              ? 'De uitnodiging is naar een ander e-mailadres gestuurd. Je kunt ook uitloggen, en het account van dat adres gebruiken. De eigenaar ziet met welk account je meekijkt.'
              : 'De uitnodiging is voor een ander e-mailadres. Log uit, en gebruik het account van het adres waarop je de mail kreeg.'}
          </p>
        )}
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        <div className="bw-actions">
          {mayAccept && (
            <Button isPending={acceptance.isPending} onClick={() => acceptance.run(accept)}>
              Uitnodiging accepteren
            </Button>
          )}
          <ButtonLink
            variant={mayAccept ? 'secondary' : 'primary'}
            href={visitor?.companyId ? `/bedrijven/${visitor.companyId}/checks` : '/bedrijven'}
          >
            {visitor?.companyId ? 'Naar je bedrijf' : 'Naar mijn bedrijven'}
          </ButtonLink>
          <Button variant="secondary" isPending={logout.isPending} onClick={() => logout.run(endSession)}>
            Log uit
          </Button>
        </div>
      </Card>
    </div>
  )
}
