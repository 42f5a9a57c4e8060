import { useSearchParams } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Benefits } from '../Benefits.tsx'
import { Helpline } from '../Helpline.tsx'
import { accountLink } from '../links.ts'

/** Says that it worked, what an account is good for, and how to go on. */
export function Registered({ email }: { email: string }) {
  const [query] = useSearchParams()
  // The key that the visitor came with is used by now; the page to go on to is not.
  const kept = { email, redirect: query.get('redirect') ?? '' }

  return (
    <>
      <PageHeading>Je bent aangemeld</PageHeading>
      <p>Welkom! Met je account:</p>
      <Benefits />
      <ButtonLink href={accountLink('/inloggen', new URLSearchParams(kept))}>Inloggen</ButtonLink>
      <p className="bw-soft">
        Kom je er niet uit? Bel de helpdesk: <Helpline />.
      </p>
    </>
  )
}
