import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { usePreviousPage } from './use-previous-page.ts'

/** Shown when the user may not start this check for any company. */
export function NoCompanyToStart({ check }: { check: Check }) {
  const goBack = usePreviousPage()

  return (
    <>
      <p>Je hebt geen bedrijven waarvoor je de verbetercheck {checkLabels[check]} kunt starten.</p>
      <div className="bw-actions">
        <ButtonLink href="/bedrijf-toevoegen">Bedrijf toevoegen</ButtonLink>
        <Button variant="secondary" onClick={goBack}>
          Vorige
        </Button>
      </div>
    </>
  )
}
