import { pageConfig } from '#shared/federation/page-config.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

const AccountDeletedPage = () => (
  <div className="bw-measure">
    <Card>
      <PageHeading>Je account is verwijderd</PageHeading>
      <p>Je krijgt een mail die dit bevestigt. Bedankt dat je Beterwerk hebt gebruikt.</p>
      <div className="bw-actions">
        <ButtonLink href={pageConfig().websiteUrl}>Naar de website</ButtonLink>
      </div>
    </Card>
  </div>
)

export { AccountDeletedPage as Component }
