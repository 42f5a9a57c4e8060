import { useState } from 'react'

import { requiresPassword } from '#shared/domain/account.ts'
import { TextField } from '#shared/ui/TextField.tsx'

/** Form fields for the e-mail address and, when it differs from `stored`, the password. */
export function EmailFields({ stored }: { stored: string }) {
  const [address, setAddress] = useState(stored)

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
