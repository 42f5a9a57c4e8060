import { Helpline } from './Helpline.tsx'
import { Pitch } from './Pitch.tsx'

/** Aside with the helpdesk, for the password pages. */
export const HelpPitch = () => (
  <Pitch title="Kom je er niet uit?">
    <p>
      Bel de helpdesk: <Helpline />.
    </p>
  </Pitch>
)
