import { getCompanyExport, requestCompanyExport } from '#shared/api/accounts/data-export.ts'
import { companyExportUrl, type DataExport } from '#shared/domain/accounts/data-export.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import { useCompany } from '#shared/federation/company.ts'
import { DownloadCard } from '#shared/parts/accounts/data-export/DownloadCard.tsx'

const words = {
  heading: 'Download alles',
  start: 'Download alles',
  pending: 'We zetten alles klaar.',
  progress: 'Download klaarzetten',
  failed: 'Het is niet gelukt om de download klaar te zetten.',
  notRequested: 'De download klaarzetten is niet gelukt',
}

/** Everything of the company that the user may read. */
export function CompanyExportCard({ loaded }: { loaded: Promise<DataExport> }) {
  const { id, permission } = useCompany()
  const requests = {
    get: () => getCompanyExport(id),
    request: (key: string) => requestCompanyExport(id, key),
  }
  return (
    <DownloadCard words={words} loaded={loaded} requests={requests} href={companyExportUrl(id)}>
      Bewaar op je eigen computer wat er van dit bedrijf is: plannen, antwoorden van checks,{' '}
      {hasAccess(permission, 'ADMIN')
        ? 'actiepunten, adviezen, bezoekverslagen en bestanden'
        : 'actiepunten en adviezen'}
      . Je krijgt een zip-bestand met een pagina die zegt wat erin zit. Bewaar het veilig. Er horen functies
      in te staan, geen namen of gezondheid.
    </DownloadCard>
  )
}
