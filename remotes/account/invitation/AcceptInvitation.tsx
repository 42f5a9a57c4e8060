import type { InvitationPreview } from '#shared/domain/companies/invitation.ts'
import { endSession } from '#shared/parts/accounts/end-session.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { accessSentences, invitationProblem, invitationSentence } from './invitation-texts.ts'
import { ACCEPT_FAILED } from './use-accept-invitation.ts'

type Props = {
  /** null: the server did not answer. */
  invitation: InvitationPreview | null
  accept: () => Promise<void>
  ask: () => Promise<unknown>
}

function OtherAddress({ invitation }: { invitation: Exclude<InvitationPreview, { status: 'UNKNOWN' }> }) {
  const { sentTo, access, visitor } = invitation
  if (!access)
    return (
      <p>
        De uitnodiging is voor een ander e-mailadres. Log uit, en gebruik het account van het adres waarop je
        de mail kreeg: {sentTo}.
      </p>
    )
  if (visitor?.claim === 'WAITING')
    return (
      <Warning variant="info" title="Je wacht op een bevestiging.">
        <p>
          We hebben een mail gestuurd naar {sentTo} en naar de eigenaar van het bedrijf. Als een van hen jouw
          account bevestigt, krijg je een mail. Vanaf dan kijk je mee.
        </p>
      </Warning>
    )
  if (visitor?.claim === 'REFUSED')
    return (
      <Warning variant="warning" title="De eigenaar van het bedrijf heeft dit account geweigerd.">
        <p>Log uit, en gebruik het account van het adres waarop je de mail kreeg: {sentTo}.</p>
      </Warning>
    )
  return (
    <>
      <p>De uitnodiging is naar een ander e-mailadres gestuurd: {sentTo}. Je kijkt daarom nog niet mee.</p>
      <p>
        Wil je toch dit account gebruiken? Vraag dan om bevestiging. Dat adres en de eigenaar van het bedrijf
        krijgen dan een mail met je naam en je e-mailadres. Heb je een account met het andere adres? Log dan
        uit, en log daarmee in.
      </p>
    </>
  )
}

/** For a logged-in user who opens an invitation: one button accepts it with this account, or requests that. */
export function AcceptInvitation({ invitation, accept, ask }: Props) {
  const user = useSession((session) => session.user)
  const acceptance = useAction(ACCEPT_FAILED)
  const question = useAction('Om bevestiging vragen is niet gelukt')
  const logout = useAction()
  const reload = useReload()
  // The button that had the focus is gone.
  useHeadingFocus(invitation?.status === 'OPEN' && invitation.visitor?.claim === 'WAITING')
  const problem = invitation && invitationProblem(invitation)
  const known = invitation?.status === 'OPEN' ? invitation : null
  const { visitor = null } = known ?? {}
  const isOwn = visitor?.companyId != null
  const isForOther = visitor?.isInvited === false
  const mayAccept = !problem && !isOwn && !isForOther
  const mayAsk = isForOther && !isOwn && known?.access != null && visitor.claim === 'NONE'
  const failure = acceptance.failure ?? question.failure ?? logout.failure

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
        {known && isForOther && !isOwn && <OtherAddress invitation={known} />}
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        <div className="bw-actions">
          {mayAccept && (
            <Button isPending={acceptance.isPending} onClick={() => acceptance.run(accept)}>
              Uitnodiging accepteren
            </Button>
          )}
          {mayAsk && (
            <Button
              isPending={question.isPending}
              onClick={() =>
                question.run(async () => {
                  await ask()
                  await reload()
                })
              }
            >
              Vraag om bevestiging
            </Button>
          )}
          <ButtonLink
            variant={mayAccept || mayAsk ? 'secondary' : 'primary'}
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
