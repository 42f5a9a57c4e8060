import '../parts/details.css'

import { type AdminActionPage, listAdminActionPage } from '#shared/api/admin/admin-actions.ts'
import { getAdminCompany } from '#shared/api/admin/admin-companies.ts'
import type { AdminCompanyDetails } from '#shared/domain/companies/ownership.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { AdminActions } from '../admin-actions/AdminActions.tsx'
import { ChangeOwner } from './ChangeOwner.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'

export type CompanyPageData = { company: AdminCompanyDetails; adminActions: Promise<AdminActionPage> }

export async function loader({ params }: LoaderFunctionArgs): Promise<CompanyPageData> {
  const id = Number(params.companyId)
  const adminActions = listAdminActionPage({ kind: 'companies', id }, 1)
  // The page shows the error, and is not rendered if the company cannot be loaded.
  adminActions.catch(() => undefined)
  return {
    company: await withLoadError(getAdminCompany(id), 'Gegevens ophalen is niet gelukt'),
    adminActions,
  }
}

function CompanyPage() {
  const { company, adminActions } = useLoaderData<CompanyPageData>()
  const { id, name } = company

  return (
    <div className="bw-stack bw-admin-details">
      <PageHeading>{name}</PageHeading>
      <CompanyFacts company={company} />
      {/* The key resets the form when another company is shown. */}
      <ChangeOwner key={id} company={company} />
      <Card>
        <div className="bw-intro">
          <h2>Verbetercheck verplaatsen</h2>
          <p className="bw-soft">
            Kan alleen naar een bedrijf met dezelfde eigenaar. Alle antwoorden en resultaten gaan mee.
          </p>
        </div>
        <div className="bw-actions">
          <ButtonLink variant="secondary" href={`/bedrijvenbeheer/verbetercheck-verplaatsen?from=${id}`}>
            Check verplaatsen
          </ButtonLink>
        </div>
      </Card>
      <AdminActions subject={{ kind: 'companies', id }} firstPage={adminActions} />
    </div>
  )
}

export { CompanyPage as Component }
