import { deleteCompanyRecord } from '#shared/api/company-records.ts'
import type { CompanyRecord } from '#shared/domain/company-record.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useConfirmedAction } from '#shared/parts/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Button to delete an item with its files and links, after confirmation. */
export function DeleteCompanyRecord({ record: { companyId, id, subject } }: { record: CompanyRecord }) {
  const navigate = useNavigate()
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert “${subject}” met alle bestanden en links. Dit kun je niet ongedaan maken.`,
    run: async () => {
      await deleteCompanyRecord(companyId, id)
      await navigate(`/bedrijven/${companyId}/bedrijfsdossier`, { replace: true, state: { isDeleted: true } })
    },
    fallback: 'Item kon niet worden verwijderd',
  })

  return (
    <div className="bw-actions">
      <Button variant="quiet" isPending={isPending} onClick={start}>
        Item verwijderen
      </Button>
      {dialog}
    </div>
  )
}
