import './Stars.css'

import { useId } from 'react'

import { starLabels, stars } from '#shared/domain/visit-report.ts'
import { useField } from '#shared/ui/use-field.tsx'
import { formatStars, Star } from './Stars.tsx'

type Props = {
  name: string
  label: string
  defaultValue?: number | undefined
  /** Called with the number of stars that was chosen. */
  onChange: (count: number) => void
}

/** The choice of one to five stars, each with a word: radio buttons, posted as the number. Required. */
export function StarsField({ name, label, defaultValue, onChange }: Props) {
  const field = useField(name)
  const labelId = useId()

  return (
    <div
      className="bw-field"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required="true"
      {...field.aria}
    >
      <span id={labelId} className="bw-field-label">
        {label}
      </span>
      <div className="bw-stars-choice">
        {stars.map((count) => (
          <label key={count}>
            <input
              id={count === 1 ? field.id : undefined}
              type="radio"
              name={name}
              value={count}
              defaultChecked={count === defaultValue}
              onChange={() => onChange(count)}
            />
            <Star />
            <span>
              <span className="bw-visually-hidden">{formatStars(count)}: </span>
              {starLabels[count]}
            </span>
          </label>
        ))}
      </div>
      {field.error}
    </div>
  )
}
