import './QrCode.css'

import encodeQr from 'qr'

/** Source: ISO/IEC 18004, section 9.1. */
const MARGIN = 4

const pathOf = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** `label`: what it is, for people who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: MARGIN })

  return (
    <svg
      className="bw-qr-code"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(modules)} />
    </svg>
  )
}
