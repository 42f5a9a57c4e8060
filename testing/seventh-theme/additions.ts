/** Added at the end of the list that begins with `list`; without it at the top of the file. */
export type Addition = { file: string; list?: string; lines: string[] }

/** What docs/recipes/theme.md asks for beside the files of a theme. */
export const additions: Addition[] = [
  {
    file: 'server/checks/questionnaires/written-checks.ts',
    lines: ["import { tidiness } from '#content/tidiness/questionnaire.ts'"],
  },
  {
    file: 'server/checks/questionnaires/written-checks.ts',
    list: 'const contents: Record<Check, Content> = {',
    lines: ['  TIDINESS: tidiness,'],
  },
  {
    file: 'shared/domain/basics/check.ts',
    list: 'const table = {',
    lines: [
      '  TIDINESS: {',
      "    label: 'Orde en netheid',",
      "    slug: 'orde-en-netheid',",
      "    one: 'afdeling',",
      "    many: 'afdelingen',",
      '  },',
    ],
  },
  {
    file: 'shared/domain/checks/check-introduction.ts',
    list: 'export const checkIntroductions: Record<Check, CheckIntroduction> = {',
    lines: [
      '  TIDINESS: {',
      "    audience: 'Doe deze check als er op de vloer of in de gangen weleens iets blijft liggen.',",
      "    purpose: 'Je loopt per afdeling na of er ruimte is om te lopen, en of alles een plek heeft.',",
      '    numQuestions: 2,',
      '  },',
    ],
  },
]
