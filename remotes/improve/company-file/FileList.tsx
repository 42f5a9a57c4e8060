import './FileList.css'

import { useCallback, useState } from 'react'

import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { Card } from '#shared/ui/Card.tsx'
import { FileRow } from './FileRow.tsx'
import { FilePicker } from './uploads/FilePicker.tsx'
import type { FileUpload } from './uploads/store.ts'
import { UploadRow } from './uploads/UploadRow.tsx'
import { useUploads } from './uploads/use-uploads.ts'

type Props = {
  record: CompanyRecord
  mayEdit: boolean
  refresh: () => Promise<unknown>
}

/** Includes current uploads; files can be added by users who may change the item. */
export function FileList({ record, mayEdit, refresh }: Props) {
  const [message, setMessage] = useState('')
  const onFinished = useCallback(
    ({ file }: FileUpload) => {
      setMessage(`${file.name} is bewaard.`)
      void refresh()
    },
    [refresh],
  )
  const uploads = useUploads(record.id, onFinished)
  const { companyId, id, files } = record

  return (
    <Card>
      <div className="bw-row">
        <h2>Bestanden ({files.length})</h2>
        {mayEdit && <p className="bw-soft bw-files-details">Een bestand is bewaard als de balk vol is.</p>}
      </div>
      {mayEdit && <FilePicker target={{ companyId, recordId: id }} />}
      {!mayEdit && files.length === 0 && <p className="bw-soft">Er zijn nog geen bestanden.</p>}
      <ul role="list" className="bw-files" aria-label="Bestanden">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
        {files.map((file) => (
          <FileRow
            key={file.id}
            record={record}
            file={file}
            mayDelete={mayEdit}
            onDeleted={async () => {
              await refresh()
              setMessage(`${file.name} is verwijderd.`)
            }}
          />
        ))}
      </ul>
      <p role="status" className="bw-soft">
        {message}
      </p>
    </Card>
  )
}
