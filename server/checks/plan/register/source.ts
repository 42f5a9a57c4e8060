import type { ListedSubstance } from '#shared/domain/substances/register-lines.ts'

/** `madeAt`: ISO 8601. */
export type RegisterSource = { company: string; madeAt: string; substances: ListedSubstance[] }
