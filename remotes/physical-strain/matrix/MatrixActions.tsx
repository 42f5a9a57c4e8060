import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { addFunctionGroupHref, functionGroupsHref } from '../hrefs.ts'

/** Links to add and manage function groups, for users who may write. */
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
