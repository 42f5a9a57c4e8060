import './SaveButton.css'

import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  /** What `useForm` gives. */
  form: { isSaving: boolean; isSaved: boolean }
  /** What to say once everything that stands there is saved. */
  saved: string
}

/** The end of a form that can be saved any number of times. */
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
