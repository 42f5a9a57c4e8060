import { useState } from 'react'

import { Explained } from '#shared/api/errors.ts'
import { logIn } from '#shared/api/session.ts'
import { LoginInput } from '#shared/domain/user.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { sessionStore, signIn, useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'

function LoginForm() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm(LoginInput, {
    fallback: 'Inloggen is niet gelukt',
    save: async (input) => {
      const { stored } = await signIn(await logIn(input))
      if (!stored) throw new Explained('Je browser bewaart geen cookies. Sta cookies toe om in te loggen.')
      await navigate(portalPath(query.get('redirect'), '/bedrijven'))
    },
  })

  return (
    <Form form={form}>
      <TextField
        name="username"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        defaultValue={query.get('email') ?? ''}
      />
      <TextField name="password" label="Wachtwoord" type="password" autoComplete="current-password" />
      <Button type="submit" isPending={form.isSaving}>
        Inloggen
      </Button>
    </Form>
  )
}

function LoginPage() {
  // As it was on arrival: who logs in here goes on to a page, and does not want to hear of being logged in already.
  const [arrivedLoggedIn] = useState(() => sessionStore.getState().user.isLoggedIn)
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  if (arrivedLoggedIn && isLoggedIn) return <AlreadyLoggedIn />

  return (
    <div className="bw-columns">
      <Card>
        <PageHeading>Inloggen</PageHeading>
        <LoginForm />
      </Card>
      <section className="bw-aside">
        <h2>Nieuw hier?</h2>
        <p>
          Met een gratis account bewaar je je verbeterchecks, werk je samen met collega’s en een
          verbetercoach, en bestel je gratis voorlichtingsmateriaal.
        </p>
        <ButtonLink variant="secondary" href="/aanmelden">
          Meld je nu aan!
        </ButtonLink>
      </section>
    </div>
  )
}

export { LoginPage as Component }
