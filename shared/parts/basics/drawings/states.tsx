import { Drawing, Head, Limb } from '#shared/ui/Drawing.tsx'

// Drawings of what a page or an empty list is about. Each part contains only those that it uses.

export const Workshop = () => (
  <Drawing>
    <path d="M10 110h140" />
    <path className="bw-drawing-white" d="M22 110V54l28-18v18l28-18v18l28-18v18h32v56z" />
    <path className="bw-drawing-white" d="M112 54V20h14v34z" />
    <path className="bw-drawing-yellow" d="M94 110V78h28v32z" />
    <path className="bw-drawing-thin" d="M34 72h14v14H34zM62 72h14v14H62zM108 78v32" />
    <path className="bw-drawing-thin" d="M118 12c4-6 10 0 14-6" />
  </Drawing>
)

export const Workers = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-white" d="M30 110V78c0-14 8-20 20-20s20 6 20 20v32z" />
    <path className="bw-drawing-yellow" d="M86 110V72c0-14 8-20 22-20s22 6 22 20v38z" />
    <path className="bw-drawing-thin" d="M42 84v26M58 84v26M100 80v30M116 80v30" />
    <Head x={50} y={42} />
    <Head x={108} y={34} />
  </Drawing>
)

export const Conversation = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M18 20h80v46H56L40 82V66H18z" />
    <path className="bw-drawing-thin" d="M32 36h52M32 50h34" />
    <path className="bw-drawing-yellow" d="M74 56h68v36h-18v16l-16-16H74z" />
    <path className="bw-drawing-thin" d="M86 68h44M86 80h28" />
  </Drawing>
)

export const Clipboard = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M44 22h72v90H44z" />
    <path className="bw-drawing-yellow" d="M64 14h32v16H64z" />
    <path d="m56 48 5 5 8-9m-13 25 5 5 8-9M56 92h12M80 50h24M80 71h24M80 92h16" />
  </Drawing>
)

export const Finished = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path d="M104 110V14" />
    <path className="bw-drawing-yellow" d="M104 14h40l-8 15 8 15h-40z" />
    <path d="m114 28 6 6 9-10" />
    <Limb d="M62 72 66 102h7M54 72 50 102h7" />
    <Limb d="M58 76V46" width={20} />
    <Limb d="M62 50 82 56 102 44" width={12} />
    <Limb d="M52 50 42 64 46 78" width={12} />
    <Head x={60} y={26} />
  </Drawing>
)

export const HalfDone = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-white" d="M92 24h46v66H92z" />
    <path d="M104 110 108 90M126 110l-4-20" />
    <path className="bw-drawing-yellow" d="M92 24h46v16H92z" />
    <path d="m100 54 4 4 7-8M118 54h12M100 72h6M118 72h12" />
    <Limb d="M54 72 58 102h7M46 72 42 102h7" />
    <Limb d="M50 76V46" width={20} />
    <Limb d="M54 50 70 62 88 58" width={12} />
    <Head x={52} y={26} />
  </Drawing>
)

export const Folder = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M40 16h62l16 16v50H40z" />
    <path className="bw-drawing-thin" d="M102 16v16h16M54 34h32M54 46h48" />
    <path className="bw-drawing-yellow" d="M20 52h40l10 12h70v46H20z" />
    <path className="bw-drawing-thin" d="M34 96h28" />
  </Drawing>
)

export const Calendar = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M30 26h100v84H30z" />
    <path className="bw-drawing-yellow" d="M30 26h100v22H30z" />
    <path d="M52 14v22M108 14v22" />
    <path className="bw-drawing-thin" d="M44 62h14M73 62h14M102 62h14M44 78h14M44 94h14" />
    <path d="m78 84 10 10 20-22" />
  </Drawing>
)

export const History = () => (
  <Drawing>
    <circle className="bw-drawing-white" cx="84" cy="60" r="44" />
    <path className="bw-drawing-yellow" d="M84 60V16a44 44 0 0 1 38 22z" />
    <path d="M84 60V32M84 60l20-11" />
    <path className="bw-drawing-thin" d="M84 98v-6M46 60h6M116 60h6" />
  </Drawing>
)

export const Magnifier = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M28 14h66v96H28z" />
    <path className="bw-drawing-thin" d="M42 32h38M42 48h24M42 92h38" />
    <path d="m116 88 22 20" strokeWidth="7" />
    <circle className="bw-drawing-yellow" cx="98" cy="68" r="25" />
    <circle className="bw-drawing-white" cx="98" cy="68" r="16" />
  </Drawing>
)

export const EmptyBox = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-white" d="M40 56h80v54H40z" />
    <path className="bw-drawing-yellow" d="M40 56 20 38h62l-2 18zM120 56l20-18H78l2 18z" />
    <path className="bw-drawing-thin" d="M80 56v18M52 96h22" />
  </Drawing>
)

export const Envelope = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M24 34h112v72H24z" />
    <path d="m24 34 56 42 56-42" />
    <path d="M24 106 62 68M136 106 98 68" />
    <circle className="bw-drawing-yellow" cx="130" cy="34" r="18" />
    <path d="m122 34 6 6 10-11" />
  </Drawing>
)

export const Signpost = () => (
  <Drawing>
    <path d="M40 110h80" />
    <path className="bw-drawing-white" d="M76 110V14h10v96z" />
    <path className="bw-drawing-yellow" d="M46 24h68l16 14-16 14H46z" />
    <path className="bw-drawing-white" d="M112 62H50L36 74l14 12h62z" />
    <path d="M82 33c0-5 9-5 9 1 0 5-5 4-5 8M86 46v1" />
  </Drawing>
)

export const Unplugged = () => (
  <Drawing>
    <path className="bw-drawing-white" d="M20 30h46v60H20z" />
    <path d="M34 50v8M34 70v-2M52 50v8M52 70v-2" />
    <path className="bw-drawing-yellow" d="M96 44h22a16 16 0 0 1 0 32H96z" />
    <path d="M96 52H84M96 68H84M134 60c18 0 14 34-6 34H96c-10 0-10 16 2 16h40" />
    <path className="bw-drawing-thin" d="m72 34 5 6M74 60h-4M72 86l5-6" />
  </Drawing>
)
