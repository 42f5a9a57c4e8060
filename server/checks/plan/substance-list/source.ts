import type { ListedSubstance } from '#shared/domain/substances/substance-list-lines.ts'

/** `madeAt`: ISO 8601. */
export type SubstanceListSource = { company: string; madeAt: string; substances: ListedSubstance[] }
