import { Drawing } from '#shared/ui/Drawing.tsx'

/** A jerry can with a hazard label, and a drop. A file of its own: the register needs no other. */
export const HazardousSubstancesDrawing = () => (
  <Drawing>
    <path d="M18 110h124" />
    <path className="bw-drawing-white" d="M44 110V46l16-16h42a8 8 0 0 1 8 8v72z" />
    <path className="bw-drawing-white" d="M56 22h18v12H56z" />
    <path className="bw-drawing-thin" d="M82 40h16v10H78z" />
    <path className="bw-drawing-yellow" d="m77 58 22 22-22 22-22-22z" />
    <path d="M77 70v11M77 88v1" />
    <path className="bw-drawing-white" d="M130 78c7 9 9 13 9 18a9 9 0 0 1-18 0c0-5 2-9 9-18z" />
  </Drawing>
)
