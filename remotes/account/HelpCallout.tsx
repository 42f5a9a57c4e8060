import { Callout } from './Callout.tsx'
import { Helpline } from './Helpline.tsx'

/** Aside with the helpdesk, for the password pages. */
export const HelpCallout = () => (
  <Callout title="Kom je er niet uit?">
    <p>
      Bel de helpdesk: <Helpline />.
    </p>
  </Callout>
)
