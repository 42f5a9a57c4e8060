import type { CompanyRecord } from '#shared/domain/company-record.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useRecordDeletion } from './use-record-deletion.ts'

/** Button to delete an item with its files and links, after confirmation. */
export function DeleteCompanyRecord({ record }: { record: CompanyRecord }) {
  const hasPhotos = record.files.some(({ isPhoto }) => isPhoto)
  const { start, isPending, dialog } = useRecordDeletion(
    record,
    `Je verwijdert “${record.subject}” met alle bestanden en links.${hasPhotos ? ' Er zijn foto’s bij die ook bij een actiepunt staan.' : ''} Dit kun je niet ongedaan maken.`,
  )

  return (
    <div className="bw-actions">
      <Button variant="quiet" isDestructive isPending={isPending} onClick={start}>
        Item verwijderen
      </Button>
      {dialog}
    </div>
  )
}
