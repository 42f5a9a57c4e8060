import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { addFunctionGroupHref, functionGroupsHref } from '../hrefs.ts'

/** What somebody who may write can do with the rows. */
export const MatrixActions = ({ companyId }: { companyId: number }) => (
  <div className="bw-actions">
    <ButtonLink variant="secondary" href={addFunctionGroupHref(companyId)}>
      <Icon shape="plus" />
      Functiegroep toevoegen
    </ButtonLink>
    <ButtonLink variant="quiet" href={functionGroupsHref(companyId)}>
      Functiegroepen beheren
    </ButtonLink>
  </div>
)
