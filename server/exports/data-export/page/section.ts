import type { Html } from './html.ts'

/** A section of the page. `id`: for the link to it. `content`: in pieces, which are made when they are written. */
export type Section = { id: string; title: string; content: () => Iterable<Html> }
