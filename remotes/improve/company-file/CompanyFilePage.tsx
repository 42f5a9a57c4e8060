import './CompanyFilePage.css'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import '../parts/row-card.css'

import { listCompanyRecords } from '#shared/api/files/company-records.ts'
import { themes } from '#shared/domain/basics/theme.ts'
import type { CompanyRecordListItem } from '#shared/domain/files/company-record.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { Folder } from '#shared/parts/basics/drawings/states.tsx'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ListSkeleton } from '../parts/ListSkeleton.tsx'
import { ThemeSection } from './ThemeSection.tsx'

/** Up to this number of items, all themes are open. */
const MAX_OPEN_ITEMS = 20

type Data = { records: Promise<CompanyRecordListItem[]> }

export const loader = ({ params }: LoaderFunctionArgs): Data => ({
  records: withLoadError(
    listCompanyRecords(Number(params.companyId)),
    'Bedrijfsdossier kon niet geladen worden',
  ),
})

function CompanyFilePage() {
  const { value: records } = usePromise(useLoaderData<Data>().records)
  const { state } = useLocation()
  const { id } = useCompany()
  const addHref = `/bedrijven/${id}/bedrijfsdossier/nieuw`

  return (
    <>
      <PageHeader
        step="Verbeter"
        title="Bedrijfsdossier"
        actions={
          <ButtonLink href={addHref}>
            <Icon shape="plus" />
            Item toevoegen
          </ButtonLink>
        }
      >
        <p className="bw-soft">
          Keuringen, veiligheidsbladen, foto’s en certificaten. Handig als de inspectie komt.
        </p>
      </PageHeader>
      {state?.isDeleted && <Warning variant="success" title="Het item is verwijderd." />}
      {!records && <ListSkeleton label="Bedrijfsdossier wordt geladen..." />}
      {records?.length === 0 && (
        <EmptyState
          title="Nog niets in het bedrijfsdossier"
          drawing={<Folder />}
          action={
            <ButtonLink variant="secondary" href={addHref}>
              Eerste item toevoegen
            </ButtonLink>
          }
        >
          Bewaar hier wat je moet kunnen laten zien: een keuring, een veiligheidsblad, een foto van een
          afscherming.
        </EmptyState>
      )}
      {records && records.length > 0 && (
        <div className="bw-row-card bw-company-file">
          {themes.map((theme) => (
            <ThemeSection
              key={theme}
              theme={theme}
              records={records.filter((record) => record.theme === theme)}
              isInitiallyOpen={records.length <= MAX_OPEN_ITEMS}
            />
          ))}
        </div>
      )}
    </>
  )
}

export { CompanyFilePage as Component }
