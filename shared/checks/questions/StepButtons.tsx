import { Button } from '#shared/ui/Button.tsx'
import { CheckButtons } from './CheckButtons.tsx'

type Props = {
  label: string
  /** The question has no answer yet: the submit button skips it. */
  isSkip?: boolean
  backLabel?: string
  onBack: () => void
}

export const StepButtons = ({ label, isSkip, backLabel = 'Vorige', onBack }: Props) => (
  <CheckButtons>
    <Button variant="secondary" onClick={onBack}>
      {backLabel}
    </Button>
    <Button type="submit" variant={isSkip ? 'secondary' : 'primary'}>
      {label}
    </Button>
  </CheckButtons>
)
