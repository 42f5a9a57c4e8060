import type { ListedSubstance } from '#shared/domain/substances/register-lines.ts'

/** What the list of the substances of a company is made of. `madeAt`: ISO 8601. */
export type RegisterSource = { company: string; madeAt: string; substances: ListedSubstance[] }
