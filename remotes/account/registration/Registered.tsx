import { useSearchParams } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Benefits } from '../Benefits.tsx'
import { Helpline } from '../Helpline.tsx'
import { accountLink } from '../links.ts'

/** Confirmation of a registration, with a link to log in. */
export function Registered({ email }: { email: string }) {
  const [query] = useSearchParams()
  // Without the key, which is used by now.
  const params = { email, redirect: query.get('redirect') ?? '' }

  return (
    <>
      <PageHeading>Je bent aangemeld</PageHeading>
      <p>Welkom! Met je account:</p>
      <Benefits />
      <ButtonLink href={accountLink('/inloggen', new URLSearchParams(params))}>Inloggen</ButtonLink>
      <p className="bw-soft">
        Kom je er niet uit? Bel de helpdesk: <Helpline />.
      </p>
    </>
  )
}
