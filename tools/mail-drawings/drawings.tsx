import type { ReactElement } from 'react'
import type { MailDrawing } from '#server/mail/drawings.ts'
import { LockedGate } from '#shared/parts/basics/drawings/LockedGate.tsx'
import { Clipboard, Folder, Workers, Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { Drawing } from '#shared/ui/Drawing.tsx'

const Parcel = () => (
  <Drawing>
    <path d="M14 110h132" />
    <path className="bw-drawing-white" d="M32 50h96v60H32zM32 50l14-24h68l14 24z" />
    <path className="bw-drawing-yellow" d="M70 50l4-24h12l4 24v22H70z" />
    <path d="M70 50h20" />
    <path className="bw-drawing-thin" d="M102 88h14M102 96h14M44 88v12M39 93l5-5 5 5" />
  </Drawing>
)

/** Those of the pages, and a parcel, because pages show only an empty box. */
export const drawings: Record<MailDrawing, ReactElement> = {
  box: <Parcel />,
  clipboard: <Clipboard />,
  folder: <Folder />,
  lock: <LockedGate />,
  workers: <Workers />,
  workshop: <Workshop />,
}
