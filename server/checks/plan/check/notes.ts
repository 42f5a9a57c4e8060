import { formatDay } from '#shared/domain/basics/date.ts'
import type { Grade } from '#shared/domain/checks/questionnaire.ts'
import type { RiskResult } from '#shared/domain/checks/section-check.ts'

/** Sources of this grade were not read again, so they get no date of a review. */
const NOT_READ_AGAIN: Grade = 'C'

type Note = { number: number; script: string; norm: RiskResult['norm'] }

export function notesOf(risks: readonly (RiskResult & { script: { name: string } })[]) {
  const notes = new Map<string, Note>()
  for (const { norm, script } of risks) {
    const key = JSON.stringify(norm)
    if (!notes.has(key)) notes.set(key, { number: notes.size + 1, script: script.name, norm })
  }
  return {
    numberOf: ({ norm }: RiskResult) => notes.get(JSON.stringify(norm))!.number,
    list: [...notes.values()].map(({ number, script, norm: { explanation, sources, reviewed } }) => ({
      number,
      script,
      explanation,
      sources: sources.map(({ name, url = '', grade }) => ({ name, url, grade })),
      reviewed: sources.some(({ grade }) => grade === NOT_READ_AGAIN) ? '' : formatDay(reviewed),
    })),
  }
}
