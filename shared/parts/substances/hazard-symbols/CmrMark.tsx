import './CmrMark.css'

import { Icon } from '#shared/ui/Icon.tsx'

/** Causes cancer, or harms genes, fertility or an unborn child. Show it when `isCmr` says so. */
export const CmrMark = () => (
  <span className="bw-cmr">
    <Icon shape="triangle" />
    CMR
  </span>
)
