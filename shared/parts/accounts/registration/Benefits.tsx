import './Benefits.css'

import { Icon } from '#shared/ui/Icon.tsx'

const benefits = [
  'gebruik je alle hulpmiddelen gratis',
  'bewaar je je verbeterchecks en ga je later verder',
  'werk je samen met collega’s en een verbetercoach',
]

/** To complete a sentence like "Met je account:". */
export const Benefits = () => (
  <ul className="bw-benefits">
    {benefits.map((benefit) => (
      <li key={benefit}>
        <Icon shape="check" />
        {benefit}
      </li>
    ))}
  </ul>
)
