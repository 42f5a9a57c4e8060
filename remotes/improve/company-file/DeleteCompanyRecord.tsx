import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { Button } from '#shared/ui/Button.tsx'
import { photoPlaces } from './photo-places.ts'
import { useRecordDeletion } from './use-record-deletion.ts'

export function DeleteCompanyRecord({ record }: { record: CompanyRecord }) {
  const places = photoPlaces(record.files)
  const { start, isPending, dialog } = useRecordDeletion(
    record,
    `Je verwijdert “${record.subject}” met alle bestanden en links.${places && ` Er zijn foto’s bij die ook ${places} staan.`} Dit kun je niet ongedaan maken.`,
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
