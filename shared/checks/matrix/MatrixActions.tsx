import { capitalize } from '#shared/domain/basics/capitalize.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useDefinition } from '../check-context.ts'
import { addSectionHref, labelsHref, sectionsHref } from '../hrefs.ts'

export function MatrixActions({ check }: { check: CheckRef }) {
  const { one, many, isThing } = useDefinition()
  return (
    <div className="bw-actions">
      <ButtonLink variant="secondary" href={addSectionHref(check)}>
        <Icon shape="plus" />
        {capitalize(one)} toevoegen
      </ButtonLink>
      <ButtonLink variant="quiet" href={sectionsHref(check)}>
        {capitalize(many)} beheren
      </ButtonLink>
      {isThing && (
        <ButtonLink variant="quiet" href={labelsHref(check)}>
          Labels met QR-code
        </ButtonLink>
      )}
    </div>
  )
}
