import { Helpline } from './Helpline.tsx'
import { Pitch } from './Pitch.tsx'

/** Beside a page that people come to when they are stuck already. */
export const HelpPitch = () => (
  <Pitch title="Kom je er niet uit?">
    <p>
      Bel de helpdesk: <Helpline />.
    </p>
  </Pitch>
)
