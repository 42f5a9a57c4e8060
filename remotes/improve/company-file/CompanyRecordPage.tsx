import './CompanyRecordPage.css'

import { useCallback, useRef, useState } from 'react'

import { getCompanyRecord } from '#shared/api/files/company-records.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { useRights } from '../parts/use-rights.ts'
import { CompanyRecordForm } from './CompanyRecordForm.tsx'
import { CompanyRecordLinks } from './CompanyRecordLinks.tsx'
import { DeleteCompanyRecord } from './DeleteCompanyRecord.tsx'
import { FileList } from './FileList.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(
    getCompanyRecord(Number(params.companyId), Number(params.companyRecordId)),
    'Bedrijfsdossier item kon niet geladen worden',
  )

function CompanyRecordPage() {
  const { record, refresh } = useRecord()
  const { mayChange } = useRights()
  const mayEdit = mayChange(record.createdBy)
  const { createdDate, createdBy, lastUpdatedDate, lastUpdatedBy } = record

  return (
    <div className="bw-stack bw-company-record">
      <div className="bw-intro">
        <PageHeading>{record.subject}</PageHeading>
        <p className="bw-soft">
          Toegevoegd op {formatInstant(createdDate)} door {createdBy.name} · bijgewerkt op{' '}
          {formatInstant(lastUpdatedDate)} door {lastUpdatedBy.name}
        </p>
      </div>
      <FileList record={record} mayEdit={mayEdit} refresh={refresh} />
      {/* The key resets the form when another item is shown. */}
      {mayEdit ? (
        <CompanyRecordForm key={record.id} record={record} />
      ) : (
        <CompanyRecordLinks record={record} />
      )}
      {mayEdit && <DeleteCompanyRecord record={record} />}
    </div>
  )
}

/** When fetching again fails, the item stays as it was: an error page would discard the user's input. */
function useRecord() {
  const loaded = useLoaderData<CompanyRecord>()
  const [refreshed, setRefreshed] = useState({ loaded, record: loaded })
  const lastRequest = useRef(0)
  const refresh = useCallback(async () => {
    lastRequest.current += 1
    const request = lastRequest.current
    const record = await getCompanyRecord(loaded.companyId, loaded.id).catch(() => undefined)
    // When several uploads end together, responses may arrive in another order.
    if (record && request === lastRequest.current) setRefreshed({ loaded, record })
  }, [loaded])
  return { record: refreshed.loaded === loaded ? refreshed.record : loaded, refresh }
}

export { CompanyRecordPage as Component }
