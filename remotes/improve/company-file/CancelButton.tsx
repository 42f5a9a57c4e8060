import { useSyncExternalStore } from 'react'

import { deleteCompanyRecord } from '#shared/api/company-records.ts'
import type { CompanyRecord } from '#shared/domain/company-record.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useConfirmedAction } from '#shared/parts/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { isUploading, subscribeToUploads } from './uploads/store.ts'

/**
 * Goes back to the company file. An item without files and links is deleted then, after confirmation; not while a file
 * is being uploaded to it.
 */
export function CancelButton({ record: { companyId, id, subject, files, urls } }: { record: CompanyRecord }) {
  const navigate = useNavigate()
  const isReceiving = useSyncExternalStore(subscribeToUploads, () => isUploading(id))
  const companyFile = `/bedrijven/${companyId}/bedrijfsdossier`
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Er zit nog niets in “${subject}”. Als je stopt, wordt het item verwijderd.`,
    run: async () => {
      await deleteCompanyRecord(companyId, id)
      await navigate(companyFile, { replace: true, state: { isDeleted: true } })
    },
    fallback: 'Item kon niet worden verwijderd',
  })

  if (files.length > 0 || urls.length > 0 || isReceiving)
    return (
      <ButtonLink variant="secondary" href={companyFile}>
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
