import './Drawing.css'

import type { ReactNode } from 'react'

/** 160 by 120, with one yellow part, which it is about. Decorative: it stands beside text that says the same. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className="bw-drawing" viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </svg>
)

/** Lines as broad as `width`, with an edge of ink. */
export const Limb = ({ d, width = 14 }: { d: string; width?: number }) => (
  <>
    <path d={d} strokeWidth={width} />
    <path className="bw-drawing-limb" d={d} strokeWidth={width - 6} />
  </>
)

/** Of radius 11, with a cap, looking to the right, with its centre at `x`, `y`. */
export const Head = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className="bw-drawing-white" r="11" />
    <path className="bw-drawing-ink" d="M-11 0C-11-12 4-15 9-7c2 2 3 4 3 6l5 4z" strokeWidth="2" />
  </g>
)
