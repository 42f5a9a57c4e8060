import { deleteCompanyRecord } from '#shared/api/files/company-records.ts'
import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'

/** Then opens the company file. `message`: the question. Returns the result of `useConfirmedAction`. */
export function useRecordDeletion({ companyId, id }: CompanyRecord, message: string) {
  const navigate = useNavigate()
  return useConfirmedAction({
    message,
    isDestructive: true,
    run: async () => {
      await deleteCompanyRecord(companyId, id)
      await navigate(`/bedrijven/${companyId}/bedrijfsdossier`, { replace: true, state: { isDeleted: true } })
    },
    fallback: 'Item kon niet worden verwijderd',
  })
}
