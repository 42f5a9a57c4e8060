import '#shared/parts/basics/form-pair.css'

import type { SectionField } from '#shared/domain/checks/questionnaire.ts'
import type { FieldValues } from '#shared/domain/checks/section-fields.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = { fields: readonly SectionField[]; values: FieldValues }

export const SectionFields = ({ fields, values }: Props) =>
  fields.length > 0 && (
    <div className="bw-form-pair">
      {fields.map((field) => (
        <FieldInput key={field.fieldKey} field={field} value={values[field.fieldKey] ?? ''} />
      ))}
    </div>
  )

const inputTypes = { TEXT: {}, NUMBER: { inputMode: 'numeric' }, DATE: { type: 'date' } } as const

function FieldInput({ field, value }: { field: SectionField; value: string }) {
  const { fieldKey, label, description, required } = field
  const common = { name: `fields.${fieldKey}`, label, description, required, defaultValue: value }
  if (field.type !== 'CHOICE') return <TextField {...common} {...inputTypes[field.type]} autoComplete="off" />
  const options = field.options.map(({ optionKey, label: text }) => ({ value: optionKey, label: text }))
  return <Select {...common} placeholder={required ? 'Kies' : 'Niet ingevuld'} options={options} />
}
