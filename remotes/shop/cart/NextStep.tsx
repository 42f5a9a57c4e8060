import { useNavigate } from '#shared/federation/router.ts'
import { LoginForm } from '#shared/parts/accounts/LoginForm.tsx'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

const CHECKOUT = '/winkelwagen/afronden'

/** The checkout; for visitors who are not logged in, a login form and a link to the registration. */
export function NextStep() {
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  const navigate = useNavigate()

  if (isLoggedIn)
    return (
      <div className="bw-actions">
        <ButtonLink href={CHECKOUT}>Ga verder met bestellen</ButtonLink>
      </div>
    )
  return (
    <div className="bw-grid bw-cart-next">
      <Card>
        <h2>Log in en ga verder</h2>
        <LoginForm onLoggedIn={() => navigate(CHECKOUT)} />
      </Card>
      <Card>
        <h2>Nieuw hier?</h2>
        <p>
          Om te bestellen heb je een account nodig. Dat is gratis. Je winkelwagen blijft bewaard terwijl je je
          aanmeldt.
        </p>
        <ButtonLink variant="secondary" href={`/aanmelden?${new URLSearchParams({ redirect: CHECKOUT })}`}>
          Meld je aan
        </ButtonLink>
      </Card>
    </div>
  )
}
