import type { Html } from './html.ts'

export type Section = { id: string; title: string; content: () => Iterable<Html> }
