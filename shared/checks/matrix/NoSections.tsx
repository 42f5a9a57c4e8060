import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { Workers } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useCheckParts } from '../check-context.ts'
import { sectionsHref } from '../hrefs.ts'

export function NoSections({ check, mayAdd }: { check: CheckRef; mayAdd: boolean }) {
  const { definition, meaning } = useCheckParts()
  const { one, many, short } = definition
  return (
    <EmptyState
      title={`Er zijn nog geen ${many}`}
      drawing={<Workers />}
      action={mayAdd && <ButtonLink href={sectionsHref(check)}>Kies jullie {many}</ButtonLink>}
    >
      <p>
        Je doet de check per {one}: {meaning}. Daarna zie je hier per {short.one} de risico’s.
      </p>
      {!mayAdd && <p>De eigenaar van het bedrijf is nog niet begonnen.</p>}
    </EmptyState>
  )
}
