import { useEffect, useRef } from 'react'

import { pageConfig } from '#shared/federation/page-config.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

/** Says that it worked, what an account is good for, and how to go on. */
export function Registered({ email }: { email: string }) {
  const { helpline } = pageConfig()
  const card = useRef<HTMLDivElement>(null)
  // The page stays the same, so nobody else moves focus off the form that is gone.
  useEffect(() => card.current?.querySelector('h1')?.focus(), [])

  return (
    <div ref={card}>
      <Card>
        <PageHeading>Je bent aangemeld</PageHeading>
        <p>Welkom! Met je account:</p>
        <ul>
          <li>gebruik je alle hulpmiddelen gratis</li>
          <li>bewaar je je verbeterchecks en ga je later verder</li>
          <li>werk je samen met collega’s en een verbetercoach</li>
        </ul>
        <p>
          Kom je er niet uit? Bel de helpdesk: <a href={`tel:${helpline.replaceAll(' ', '')}`}>{helpline}</a>.
        </p>
        <ButtonLink href={`/inloggen?email=${encodeURIComponent(email)}`}>Inloggen</ButtonLink>
      </Card>
    </div>
  )
}
