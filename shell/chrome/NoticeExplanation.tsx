import './NoticeExplanation.css'

import { hasAccess, type Permission } from '#shared/domain/basics/access.ts'
import { inviteeLabels } from '#shared/domain/companies/invitation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

/** Load it on demand: it is heavy. */
export const NoticeExplanation = ({
  permission,
  onClose,
}: {
  permission: Permission
  onClose: () => void
}) => (
  <Dialog wide title="Meekijken bij een bedrijf" onClose={onClose}>
    <p>De eigenaar van een bedrijf kan anderen uitnodigen om mee te kijken. Dat zijn:</p>
    <dl className="bw-explanation">
      <dt>{inviteeLabels.COACH}</dt>
      <dd>Denkt mee over veilig en gezond werken, en mag alles bekijken en bewerken.</dd>
      <dt>{inviteeLabels.COLLEAGUE}</dt>
      <dd>Werkt bij het bedrijf.</dd>
      <dt>{inviteeLabels.EXTERNAL_ADVISOR}</dt>
      <dd>Helpt het bedrijf van buiten, bijvoorbeeld als arboadviseur.</dd>
    </dl>
    <p>
      De eigenaar bepaalt wat een collega of externe adviseur mag: alleen bekijken, of ook bewerken.{' '}
      <strong>
        {hasAccess(permission, 'WRITE') ? 'Jij mag bekijken en bewerken.' : 'Jij mag alleen bekijken.'}
      </strong>{' '}
      De gegevens van het bedrijf zelf wijzigt alleen de eigenaar.
    </p>
    <div className="bw-actions">
      <Button onClick={onClose}>Sluiten</Button>
    </div>
  </Dialog>
)
