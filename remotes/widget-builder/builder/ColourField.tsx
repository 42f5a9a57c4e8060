import './ColourField.css'

import { Button } from '#shared/ui/Button.tsx'

type Props = {
  label: string
  /** '' for the default. */
  value: string
  standard: string
  onChange: (value: string) => void
}

export const ColourField = ({ label, value, standard, onChange }: Props) => (
  <div className="bw-colour">
    <label>
      <input type="color" value={value || standard} onChange={({ target }) => onChange(target.value)} />
      {label}
    </label>
    {value && (
      <Button variant="quiet" onClick={() => onChange('')}>
        Standaard<span className="bw-visually-hidden"> kleur voor {label.toLowerCase()}</span>
      </Button>
    )}
  </div>
)
