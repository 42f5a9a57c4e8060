import './SaveButton.css'

import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  /** Result of `useForm`. */
  form: { isSaving: boolean; isSaved: boolean }
  /** Message shown as long as the form has no unsaved changes after saving. */
  saved: string
}

/** Submit button and confirmation of a form that stays on the page after saving. */
export const SaveButton = ({ form: { isSaving, isSaved }, saved }: Props) => (
  <div className="bw-stack bw-save">
    {isSaved && <Warning variant="success" title={saved} />}
    <div className="bw-actions">
      <Button type="submit" isPending={isSaving}>
        Gegevens opslaan
      </Button>
    </div>
  </div>
)
