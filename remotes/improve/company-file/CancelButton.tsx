import { useStore } from 'zustand'

import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { isUploading, uploadStore } from './uploads/store.ts'
import { useRecordDeletion } from './use-record-deletion.ts'

/** Returns to the company file. Deletes an item without files and links after confirmation, except during an upload to it. */
export function CancelButton({ record }: { record: CompanyRecord }) {
  const { companyId, id, subject, files, urls } = record
  const isReceiving = useStore(uploadStore, () => isUploading(id))
  const { start, isPending, dialog } = useRecordDeletion(
    record,
    `Er zit nog niets in “${subject}”. Als je stopt, wordt het item verwijderd.`,
  )

  if (files.length > 0 || urls.length > 0 || isReceiving)
    return (
      <ButtonLink variant="secondary" href={`/bedrijven/${companyId}/bedrijfsdossier`}>
        Terug naar het dossier
      </ButtonLink>
    )
  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={start}>
        Annuleren
      </Button>
      {dialog}
    </>
  )
}
