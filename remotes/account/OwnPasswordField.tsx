import { TextField } from '#shared/ui/TextField.tsx'

/** Form field for the user's own password, to confirm a change. */
export const OwnPasswordField = () => (
  <TextField
    name="password"
    label="Je wachtwoord"
    description="Zo weten we zeker dat jij het bent."
    type="password"
    autoComplete="current-password"
  />
)
