import { Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

/** Empty state. Coaches get companies by invitation. */
export const NoCompanies = ({ isCoach }: { isCoach: boolean }) => (
  <EmptyState
    title="Geen bedrijven."
    drawing={<Workshop />}
    action={<ButtonLink href="/bedrijf-toevoegen">Bedrijf toevoegen</ButtonLink>}
  >
    {isCoach
      ? 'Zodra een bedrijf de verbetercoach uitnodigt, staat het hier.'
      : 'Maak je bedrijf aan. Daarna kun je beginnen met een verbetercheck.'}
  </EmptyState>
)
