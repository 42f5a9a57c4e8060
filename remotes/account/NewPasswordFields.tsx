import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** What the two fields are called in the schema. */
  names: readonly [password: string, repeat: string]
  /** What they are called on the screen. */
  labels: readonly [password: string, repeat: string]
}

/** Asks for a password to be, twice. */
export const NewPasswordFields = ({ names, labels }: Props) => (
  <>
    <TextField
      name={names[0]}
      label={labels[0]}
      description="Minimaal acht tekens, met een kleine letter, een hoofdletter en een cijfer."
      type="password"
      autoComplete="new-password"
    />
    <TextField name={names[1]} label={labels[1]} type="password" autoComplete="new-password" />
  </>
)
