import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** Names of the two fields in the schema. */
  names: readonly [password: string, repeat: string]
  /** Their labels. */
  labels: readonly [password: string, repeat: string]
}

/** Two form fields for a new password. */
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
