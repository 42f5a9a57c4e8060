import './Helpline.css'

import { pageConfig } from '#shared/federation/page-config.ts'

/** The number of whom to call, for who cannot get any further alone. */
export function Helpline() {
  const { helpline } = pageConfig()

  return (
    <a className="bw-helpline" href={`tel:${helpline.replaceAll(' ', '')}`}>
      {helpline}
    </a>
  )
}
