import { readableColumns } from '#shared/domain/substances/substance-list-columns.ts'
import type { FoundHeading } from '#shared/domain/substances/substance-list-reading.ts'
import { Select } from '#shared/ui/Select.tsx'

/** By column index in the file; '' for a column left out. */
export type ChosenColumns = Readonly<Record<number, string>>

type Props = {
  headings: readonly FoundHeading[]
  chosen: ChosenColumns
  onChoose: (index: number, key: string) => void
}

export function ColumnChoices({ headings, chosen, onChoose }: Props) {
  const found = headings.flatMap(({ column }) => column ?? [])
  const others = headings.filter(({ column }) => !column)
  const taken = new Set([...found.map(({ key }) => key), ...Object.values(chosen)])

  return (
    <section className="bw-stack">
      <h2>Kolommen</h2>
      <p>
        {found.length > 0
          ? `Herkend: ${found.map(({ header }) => header).join(', ')}.`
          : 'Er is geen kolom herkend.'}
      </p>
      {others.map(({ index, text }) => (
        <Select
          key={index}
          name={`kolom-${index}`}
          label={`Kolom “${text}”`}
          required={false}
          value={chosen[index] ?? ''}
          options={[
            { value: '', label: 'Niet inlezen' },
            ...readableColumns
              .filter(({ key }) => !taken.has(key) || key === chosen[index])
              .map(({ key, header }) => ({ value: key, label: header })),
          ]}
          onChange={({ target }) => onChoose(index, target.value)}
        />
      ))}
    </section>
  )
}
