import { Drawing, Head, Limb } from '#shared/ui/Drawing.tsx'

/** A worker who lifts a box. */
export const PhysicalStrainDrawing = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-yellow" d="M92 62h36v32H92z" />
    <path className="bw-drawing-thin" d="M92 71h36M110 62v9" />
    <Limb d="M52 64 74 74 66 102h8" width={15} />
    <Limb d="M52 64 64 32" width={18} />
    <Limb d="M66 36 82 66 98 78" width={12} />
    <Head x={72} y={18} />
  </Drawing>
)

/** A column drill. */
export const MachineSafetyDrawing = () => (
  <Drawing>
    <path d="M24 110h112" />
    <path className="bw-drawing-white" d="M44 110v-9h66v9zM84 101V14h12v87" />
    <path className="bw-drawing-white" d="M46 14h54v28H46z" />
    <path className="bw-drawing-white" d="M56 42h18v10H56zM56 80h28v8H56z" />
    <path className="bw-drawing-yellow" d="M60 52h10v8H60zM65 80l-4-8v-12h8v12z" />
    <path className="bw-drawing-thin" d="m61 66 8-3m-8 8 8-3M52 23h12M48 50v26M82 54v22" />
    <path className="bw-drawing-thin" d="M48 50v28M82 50v28" strokeDasharray="4 5" />
    <path d="m100 28 16 9" />
    <circle className="bw-drawing-white" cx="119" cy="39" r="4" />
  </Drawing>
)

/** A head with ear defenders between waves of sound. */
export const NoiseHazardDrawing = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M44 110c2-18 16-24 36-24s34 6 36 24zM30 110h100" />
    <path className="bw-drawing-white" d="M58 56v8a22 22 0 0 0 44 0v-8a22 22 0 0 0-44 0z" />
    <path d="M52 56a28 28 0 0 1 56 0" />
    <path className="bw-drawing-yellow" d="M46 54h12v22H46zM102 54h12v22h-12z" />
    <path className="bw-drawing-thin" d="M72 60v2M88 60v2M73 74c4 4 10 4 14 0" />
    <path d="M34 52a20 20 0 0 0 0 26M22 44a34 34 0 0 0 0 42M126 52a20 20 0 0 1 0 26M138 44a34 34 0 0 1 0 42" />
  </Drawing>
)

/** A worker on a mobile scaffold, behind its guard rail. */
export const TempWorkAtHeightDrawing = () => (
  <Drawing>
    <path d="M14 112h132" />
    <path d="M50 102V30M116 102V30M50 96 116 66M50 66l66 30" />
    <Limb d="M82 54V36" width={18} />
    <Head x={82} y={16} />
    <path className="bw-drawing-yellow" d="M44 58h78v8H44z" />
    <path d="M50 34h66M50 46h66" />
    <circle className="bw-drawing-white" cx="50" cy="106" r="6" />
    <circle className="bw-drawing-white" cx="116" cy="106" r="6" />
  </Drawing>
)

/** A welding torch, and a hood that takes the smoke away. */
export const WeldingSmokeDrawing = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M70 8h14v14h24l12 24H34l12-24h24z" />
    <path className="bw-drawing-thin" d="M60 80c-8-9 7-14 0-24M77 78c-8-9 7-14 0-24M94 80c-8-9 7-14 0-24" />
    <path d="M16 110h128M30 110v-8h80v8" />
    <path className="bw-drawing-yellow" d="m78 82 4 7 8-2-3 8 7 5-9 2H70l-8-3 7-5-4-8 9 3z" />
    <path className="bw-drawing-white" d="m92 94 22-22 8 6-24 20z" />
    <path d="M118 75c10-10 22-8 26-20" />
  </Drawing>
)

/** A newcomer with a helmet. */
export const NewcomersDrawing = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M44 110c2-18 16-24 36-24s34 6 36 24zM30 110h100" />
    <path className="bw-drawing-white" d="M60 48v14a20 20 0 0 0 40 0V48z" />
    <path className="bw-drawing-yellow" d="M54 48a26 26 0 0 1 52 0zM46 48h68" />
    <path className="bw-drawing-thin" d="M72 60v2M88 60v2M73 71c4 4 10 4 14 0M72 24v14M88 24v14" />
  </Drawing>
)

/** A tank with an open manhole and a ladder. */
export const ConfinedSpaceDrawing = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-white" d="M26 110V58a16 16 0 0 1 16-16h76a16 16 0 0 1 16 16v52z" />
    <path className="bw-drawing-yellow" d="M58 30h44v12H58z" />
    <path className="bw-drawing-ink" d="M62 60h36v36H62z" />
    <path d="M70 8v96M90 8v96M70 20h20M70 34h20" />
    <path className="bw-drawing-limb" d="M70 62v32M90 62v32M70 68h20M70 78h20M70 88h20" strokeWidth="2" />
  </Drawing>
)

/** A toolbox. */
export const OtherDrawing = () => (
  <Drawing>
    <path d="M58 46V34a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v12" />
    <path className="bw-drawing-white" d="M20 64h120v46H20z" />
    <path className="bw-drawing-yellow" d="M20 46h120v18H20z" />
    <path className="bw-drawing-white" d="M46 56h14v20H46zM100 56h14v20h-14z" />
  </Drawing>
)

/** A jerry can with a hazard label, and a drop. */
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
