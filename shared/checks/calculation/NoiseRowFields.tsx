import { useId } from 'react'

import { ASSUMED_WEAR } from '#shared/domain/checks/calculations/noise-dose.ts'
import { formatShare } from '#shared/domain/checks/calculations/noise-texts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { NumberField } from './NumberField.tsx'
import type { NoiseDraft, NoiseErrors, NoiseNumber } from './noise-form.ts'

type Props = {
  number: number
  draft: NoiseDraft
  errors: NoiseErrors
  more: readonly NoiseNumber[]
  /** The part of the dose that it adds, from 0 to 1; undefined while it is not known, and where it is not shown. */
  share: number | undefined
  onChange: (changed: Partial<NoiseDraft>) => void
  onRemove: (() => void) | undefined
}

const labels: Record<NoiseNumber, { label: string; unit: string }> = {
  hours: { label: 'Tijd per dag', unit: 'uur' },
  level: { label: 'Geluid', unit: 'dB(A)' },
  peak: { label: 'Hardste klap', unit: 'dB(C)' },
  snr: { label: 'Demping (SNR)', unit: 'dB' },
  worn: { label: 'Echt gedragen', unit: 'uur' },
}

function noteOf(field: NoiseNumber, { isEstimate, snr, worn }: NoiseDraft): string | undefined {
  if (field === 'level' && isEstimate) return 'Schatting, meet bij twijfel.'
  return field === 'worn' && snr !== '' && worn === ''
    ? `Gerekend met ${ASSUMED_WEAR * 100}% van de tijd.`
    : undefined
}

export function NoiseRowFields({ number, draft, errors, more, share, onChange, onRemove }: Props) {
  const id = useId()
  const name = draft.source.trim() || `werk ${number}`

  return (
    <fieldset className="bw-noise-row" data-row={draft.id} data-numbers={2 + more.length}>
      <legend className="bw-visually-hidden">Werk {number}</legend>
      <div className="bw-field">
        <label className="bw-field-label" htmlFor={`${id}-source`}>
          Werk
        </label>
        <input
          id={`${id}-source`}
          className="bw-input"
          autoComplete="off"
          maxLength={60}
          value={draft.source}
          onChange={({ target }) => onChange({ source: target.value })}
        />
      </div>
      {(['hours', 'level', ...more] as const).map((field) => (
        <NumberField
          key={field}
          {...labels[field]}
          value={draft[field]}
          error={errors[field]}
          note={noteOf(field, draft)}
          onChange={(text) => onChange({ [field]: text, ...(field === 'level' && { isEstimate: false }) })}
        />
      ))}
      {share !== undefined && (
        <p className="bw-noise-share">
          {formatShare(share)}
          <meter min={0} max={1} value={share} aria-hidden="true" />
        </p>
      )}
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          Verwijder <span className="bw-visually-hidden">{name}</span>
        </Button>
      )}
    </fieldset>
  )
}
