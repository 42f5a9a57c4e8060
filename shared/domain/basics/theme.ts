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

/** The options of a field for themes. */
export const themeOptions = themes.map((value) => ({ value, label: themeLabels[value] }))

/** Returns the labels of themes in one line: "Algemeen, Lasrook". */
export const formatThemes = (chosen: readonly Theme[]) => chosen.map((theme) => themeLabels[theme]).join(', ')
