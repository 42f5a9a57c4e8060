import type { ReactNode } from 'react'

import type { Check } from '#shared/domain/basics/check.ts'
import { Drawing } from '#shared/ui/Drawing.tsx'
import { ThemeDrawing } from './ThemeDrawing.tsx'

/** The first whose pattern the name of the section matches is shown. */
const trades: readonly { name: RegExp; drawing: ReactNode }[] = [
  {
    // A welding helmet.
    name: /las/i,
    drawing: (
      <Drawing>
        <path d="M30 110h100" />
        <path className="bw-drawing-white" d="M44 110c2-14 16-20 36-20s34 6 36 20z" />
        <path className="bw-drawing-ink" d="M54 40a26 26 0 0 1 52 0v30c0 14-12 24-26 24S54 84 54 70z" />
        <path className="bw-drawing-yellow" d="M64 44h32v18H64z" />
        <path className="bw-drawing-limb" d="m72 57 6-8M82 57l6-8M72 76h16" strokeWidth="2" />
      </Drawing>
    ),
  },
  {
    // A spray gun.
    name: /spuit|lak|coat/i,
    drawing: (
      <Drawing>
        <path className="bw-drawing-white" d="M54 44h58v20h-8l8 42H90l-10-42H54zM44 48h10v12H44z" />
        <path className="bw-drawing-yellow" d="M70 12h34l-6 28H78z" />
        <path d="M78 40v4M98 40v4M82 66c-6 4-6 12 2 16" />
        <path
          className="bw-drawing-thin"
          d="M34 54H20M34 46 20 38M34 62l-14 8M12 54h-2M12 46l-2-1M12 62l-2 1"
        />
      </Drawing>
    ),
  },
  {
    // A sheet on a bending machine.
    name: /plaat|zetter|kant/i,
    drawing: (
      <Drawing>
        <path d="M14 110h132" />
        <path
          className="bw-drawing-white"
          d="M28 12h104v30H90L80 56 70 42H28zM28 110V78h42l10 12 10-12h42v32z"
        />
        <path className="bw-drawing-yellow" d="m12 50 4-8 64 32 64-32 4 8-68 34z" />
      </Drawing>
    ),
  },
  { name: /machine|cnc|draai|frees|verspan/i, drawing: <ThemeDrawing theme="MACHINE_SAFETY" /> },
  {
    // A spanner and a nut.
    name: /monteu|onderhoud|storing/i,
    drawing: (
      <Drawing>
        <path
          className="bw-drawing-white"
          d="M30 30a20 20 0 0 1 26-14L44 28l4 12 12 4 12-12a20 20 0 0 1-22 26l42 44a10 10 0 0 1-14 14L36 72"
        />
        <path className="bw-drawing-white" d="M36 72A20 20 0 0 1 30 30" />
        <path className="bw-drawing-yellow" d="m110 18 20 12v24l-20 12-20-12V30z" />
        <circle className="bw-drawing-white" cx="110" cy="42" r="9" />
      </Drawing>
    ),
  },
  {
    // A rack with boxes.
    name: /magazijn|logist|expeditie/i,
    drawing: (
      <Drawing>
        <path d="M14 110h132" />
        <path d="M24 110V14M136 110V14M24 48h112M24 88h112" />
        <path className="bw-drawing-white" d="M34 22h28v26H34zM98 62h30v26H98zM40 66h22v22H40z" />
        <path className="bw-drawing-yellow" d="M74 18h34v30H74z" />
        <path className="bw-drawing-thin" d="M91 18v9M48 22v7M113 62v8" />
      </Drawing>
    ),
  },
  {
    // A lorry.
    name: /chauffeur|transport|bezorg/i,
    drawing: (
      <Drawing>
        <path d="M8 110h144" />
        <path className="bw-drawing-yellow" d="M12 30h78v64H12z" />
        <path className="bw-drawing-white" d="M90 48h30l24 24v22H90zM100 58h16l12 14h-28z" />
        <circle className="bw-drawing-white" cx="40" cy="98" r="12" />
        <circle className="bw-drawing-white" cx="118" cy="98" r="12" />
      </Drawing>
    ),
  },
  {
    // A vice on a bench.
    name: /bankwerk|constructie/i,
    drawing: (
      <Drawing>
        <path className="bw-drawing-white" d="M14 84h132v12H14zM26 96h12v16H26zM122 96h12v16h-12z" />
        <path className="bw-drawing-white" d="M44 84V70h64v14zM92 70V34h16v36z" />
        <path className="bw-drawing-yellow" d="M44 70V34h16v36z" />
        <path className="bw-drawing-white" d="M60 38h32v12H60z" />
        <path d="M108 60h24M132 46v28M60 60h32" />
      </Drawing>
    ),
  },
]

export const SectionDrawing = ({ name, check }: { name: string; check: Check }) =>
  trades.find((trade) => trade.name.test(name))?.drawing ?? <ThemeDrawing theme={check} />
