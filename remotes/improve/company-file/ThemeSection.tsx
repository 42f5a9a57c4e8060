import '../parts/count.css'

import { useState } from 'react'
import { formatInstant } from '#shared/domain/basics/date.ts'
import { type Theme, themeLabels } from '#shared/domain/basics/theme.ts'
import type { CompanyRecordListItem } from '#shared/domain/files/company-record.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

/** Items shown at first, and added each time: more would make the page slow. */
const STEP = 25

type Props = { theme: Theme; records: readonly CompanyRecordListItem[]; isInitiallyOpen: boolean }

/** Items are only rendered while the section is open. */
export function ThemeSection({ theme, records, isInitiallyOpen }: Props) {
  const [isOpen, setOpen] = useState(isInitiallyOpen && records.length > 0)
  const [numShown, setNumShown] = useState(STEP)
  const isEmpty = records.length === 0

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{themeLabels[theme]}</h2>
        <span className="bw-count" data-none={isEmpty || undefined}>
          {isEmpty ? 'nog leeg' : records.length}
        </span>
        <Icon shape="chevron" />
      </summary>
      {isOpen && (
        <>
          <ul role="list" aria-label={themeLabels[theme]}>
            {records.slice(0, numShown).map((record) => (
              <RecordRow key={record.id} record={record} />
            ))}
          </ul>
          {records.length > numShown && (
            <Button variant="quiet" onClick={() => setNumShown(numShown + STEP)}>
              Toon meer ({records.length - numShown})
            </Button>
          )}
        </>
      )}
    </details>
  )
}

const countText = (count: number, [one, many]: readonly [string, string]) =>
  count > 0 && `${count} ${count === 1 ? one : many}`

function RecordRow({ record }: { record: CompanyRecordListItem }) {
  const { id, companyId, subject, numFiles, numUrls, lastUpdatedDate, lastUpdatedBy } = record
  const contents = [countText(numFiles, ['bestand', 'bestanden']), countText(numUrls, ['link', 'links'])]

  return (
    <li>
      <a href={`/bedrijven/${companyId}/bedrijfsdossier/${id}`}>{subject}</a>
      <span>{contents.filter(Boolean).join(', ') || 'Nog leeg'}</span>
      <span className="bw-soft">
        {formatInstant(lastUpdatedDate)} · {lastUpdatedBy.name}
      </span>
    </li>
  )
}
