import { Callout } from './Callout.tsx'
import { Helpline } from './Helpline.tsx'

export const HelpCallout = () => (
  <Callout title="Kom je er niet uit?">
    <p>
      Bel de helpdesk: <Helpline />.
    </p>
  </Callout>
)
