import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  names: readonly [password: string, repeat: string]
  labels: readonly [password: string, repeat: string]
}

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
