import './CompanyDetailsPage.css'

import { getCompanyDetails } from '#shared/api/companies/company-details.ts'
import type { CompanyDetails } from '#shared/domain/companies/company-input.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { DeleteCompany } from './DeleteCompany.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(getCompanyDetails(Number(params.companyId)), 'Gegevens ophalen is niet gelukt')

function CompanyDetailsPage() {
  const company = useLoaderData<CompanyDetails>()

  return (
    <div className="bw-stack bw-company-details">
      <PageHeading>Gegevens aanpassen</PageHeading>
      <Card>
        {/* The key resets the form when another company is shown. */}
        <CompanyForm key={company.id} company={company} />
      </Card>
      <DeleteCompany id={company.id} name={company.name} />
    </div>
  )
}

export { CompanyDetailsPage as Component }
