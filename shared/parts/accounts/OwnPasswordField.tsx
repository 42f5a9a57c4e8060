import { TextField } from '#shared/ui/TextField.tsx'

export const OwnPasswordField = () => (
  <TextField
    name="password"
    label="Je wachtwoord"
    description="Zo weten we zeker dat jij het bent."
    type="password"
    autoComplete="current-password"
  />
)
