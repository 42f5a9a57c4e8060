import './Helpline.css'

import { pageConfig } from '#shared/federation/page-config.ts'

export function Helpline() {
  const { helpline } = pageConfig()

  return (
    <a className="bw-helpline" href={`tel:${helpline.replaceAll(' ', '')}`}>
      {helpline}
    </a>
  )
}
