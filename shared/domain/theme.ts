import * as v from 'valibot'

import { checkLabels, checks } from './check.ts'

/** The subjects of advices, action points, visit reports and the company file: the checks and a few others. */
export const themes = ['GENERAL', ...checks, 'NEWCOMERS', 'CONFINED_SPACE', 'OTHER'] as const
export const Theme = v.picklist(themes)
export type Theme = v.InferOutput<typeof Theme>

export const themeLabels: Record<Theme, string> = {
  GENERAL: 'Algemeen',
  ...checkLabels,
  NEWCOMERS: 'Nieuwkomers',
  CONFINED_SPACE: 'Besloten ruimte',
  OTHER: 'Overig',
}
