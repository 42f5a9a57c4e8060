import '#shared/parts/improve/Stars.css'

import { starLabels, stars } from '#shared/domain/improve/visit-report.ts'
import { formatStars, Star } from '#shared/parts/improve/Stars.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'

type Props = {
  name: string
  label: string
  defaultValue?: number | undefined
  onChange: (count: number) => void
}

const options = stars.map((count) => ({
  value: String(count),
  label: (
    <>
      <Star />
      <span className="bw-visually-hidden">{formatStars(count)}: </span>
      {starLabels[count]}
    </>
  ),
}))

/** One to five stars, each with a word; posted as the number. Required. */
export const StarsField = ({ name, label, defaultValue, onChange }: Props) => (
  <RadioGroup
    name={name}
    label={label}
    className="bw-stars-choice"
    options={options}
    defaultValue={String(defaultValue ?? '')}
    onChange={(value) => onChange(Number(value))}
  />
)
