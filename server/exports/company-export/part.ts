import type { Services } from '../data-export/services.ts'
import type { Reader } from './reader.ts'

/** `madeAt`: when the download was begun. `signal`: aborted when the server stops. */
export type Making = { services: Services; reader: Reader; madeAt: Date; signal: AbortSignal }

/** `path`: unlike that of any other, also where case is ignored. */
export type PartFile = {
  path: string
  /** Whether compressing it again would gain nothing. */
  isCompressed: boolean
  content: Iterable<Uint8Array | string>
}

/** `files`: none when there is nothing to make them of. `remark`: a sentence about them. */
export type Made = { files: readonly PartFile[]; remark?: string }

/** The headings of the page that says what is in the ZIP, in order. */
export const groups = [
  'Plannen van Aanpak',
  'Antwoorden van de checks',
  'Afgeronde rondes',
  'Verbeteren',
] as const

export type Part = {
  group: (typeof groups)[number]
  title: string
  /** What the page says when there is nothing to make it of. */
  none: string
  /** Throws a Refusal with 404 or 409 when there is nothing to make it of. */
  make: (making: Making) => Promise<Made>
}
