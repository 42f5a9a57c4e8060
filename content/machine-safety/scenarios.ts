import type { Scenario } from '../content.ts'

export const scenarios: readonly Scenario[] = []
