import { useId, useState } from 'react'

import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Link = { name: string; link: string }

const emptyLink: Link = { name: '', link: '' }

/** A row per link, at least one, which may stay empty. Empty rows are not saved. */
export function LinkRows({ urls }: Pick<CompanyRecord, 'urls'>) {
  const [initial] = useState<readonly Link[]>(urls.length > 0 ? urls : [emptyLink])
  const [numRows, setNumRows] = useState(initial.length)
  const headingId = useId()
  const rows = Array.from({ length: numRows }, (_, index) => initial[index] ?? emptyLink)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not take its place in a grid in every browser
    <div className="bw-link-rows" role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>Links</h2>
      {/* A field, so that a restored draft has as many rows as the user added. */}
      <input
        hidden
        name="numRows"
        value={numRows}
        onChange={({ target }) => setNumRows(Number(target.value))}
      />
      {rows.map(({ name, link }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          key={index}
          className="bw-link-row"
        >
          <TextField
            name={`urls.${index}.name`}
            label={`Naam van link ${index + 1}`}
            required={false}
            autoComplete="off"
            defaultValue={name}
          />
          <TextField
            name={`urls.${index}.link`}
            label={`Adres van link ${index + 1}`}
            type="url"
            required={false}
            autoComplete="off"
            placeholder="https://"
            defaultValue={link}
          />
        </div>
      ))}
      <p className="bw-soft">Maak naam en adres leeg om een link weg te halen.</p>
      <div className="bw-actions">
        <Button variant="quiet" onClick={() => setNumRows(numRows + 1)}>
          Link toevoegen
        </Button>
      </div>
    </div>
  )
}
