import { useState } from 'react'

import { requiresPassword } from '#shared/domain/accounts/account.ts'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  initial: string
  stored: string
}

/** Asks for the password once the address differs from `stored`. */
export function EmailFields({ initial, stored }: Props) {
  const [address, setAddress] = useState(initial)

  return (
    <>
      <TextField
        name="emailAddress"
        label="E-mailadres"
        description="Hiermee log je in."
        type="email"
        autoComplete="email"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      {requiresPassword(stored, address) && (
        <TextField
          name="password"
          label="Je wachtwoord"
          description="Je verandert het adres waarmee je inlogt. Zo weten we zeker dat jij het bent. Daarna bevestig je het nieuwe adres met een mail."
          type="password"
          autoComplete="current-password"
        />
      )}
    </>
  )
}
