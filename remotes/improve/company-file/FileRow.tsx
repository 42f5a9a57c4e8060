import { deleteFile } from '#shared/api/files/company-records.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import type { CompanyRecord, CompanyRecordFile } from '#shared/domain/files/company-record.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileIcon } from './FileIcon.tsx'
import { photoPlaces } from './photo-places.ts'

type Props = {
  record: Pick<CompanyRecord, 'companyId' | 'id'>
  file: CompanyRecordFile
  mayDelete: boolean
  onDeleted: () => Promise<unknown>
}

export function FileRow({ record, file, mayDelete, onDeleted }: Props) {
  const { id, name, url, size, createdDate, createdBy, thumbnailUrl } = file
  const places = photoPlaces([file])
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert het bestand ${name}.${places && ` Deze foto staat ook ${places}.`} Dit kun je niet ongedaan maken.`,
    isDestructive: true,
    run: async () => {
      await deleteFile(record.companyId, record.id, id)
      await onDeleted()
    },
    fallback: 'Bestand kon niet worden verwijderd',
  })

  return (
    <li>
      <FileIcon name={name} thumbnailUrl={thumbnailUrl} />
      <div>
        <a href={url} download>
          {name}
        </a>
        <p className="bw-files-details">
          {formatSize(size)} · {formatInstant(createdDate)} · {createdBy.name}
        </p>
      </div>
      {mayDelete && (
        <Button
          variant="quiet"
          isDestructive
          aria-label={`Verwijder ${name}`}
          isPending={isPending}
          onClick={start}
        >
          Verwijder
        </Button>
      )}
      {dialog}
    </li>
  )
}
