import { Drawing } from '#shared/ui/Drawing.tsx'

/** Apart from the other states, so that only a page without access fetches it. */
export const LockedGate = () => (
  <Drawing>
    <path d="M10 110h140" />
    <path className="bw-drawing-white" d="M20 110V22h12v88zM128 110V22h12v88z" />
    <path d="M32 40h96M32 96h96M48 40v56M66 40v20M94 40v20M112 40v56" />
    <path d="M68 66V56a12 12 0 0 1 24 0v10" />
    <path className="bw-drawing-yellow" d="M60 66h40v30H60z" />
    <path d="M80 78v7" />
  </Drawing>
)
