import './SaveButton.css'

import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  form: { isSaving: boolean; isSaved: boolean }
  saved: string
}

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
