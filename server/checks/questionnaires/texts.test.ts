import { describe, expect, test } from 'vitest'
import { keepUnits } from '#shared/domain/basics/units.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { listTexts } from './validity.ts'
import { writtenChecks } from './written-checks.ts'

// Holds for the texts of every check. Source: docs/questionnaires.md.

const all = Object.entries(writtenChecks).map(([name, { questionnaire }]) => [name, questionnaire] as const)

const asTyped = (questionnaire: Questionnaire): Questionnaire =>
  JSON.parse(JSON.stringify(questionnaire).replaceAll('\u00a0', ' '))

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const clausesOf = (text: string) => text.split(/(?<=[.?!:;])\s+/)

describe.each(all)('%s', (_, shown) => {
  const questionnaire = asTyped(shown)
  const texts = listTexts(questionnaire)
  const questions = questionnaire.scripts.flatMap((script) =>
    script.scriptType === 'SURVEY'
      ? script.questions.map((question) => ({
          ...question,
          at: `${script.scriptKey}.${question.questionKey}`,
        }))
      : [],
  )
  const answers = questions.flatMap(({ at, answers, norm }) =>
    answers.map((answer) => ({ ...answer, at, norm })),
  )

  test('has no editorial notes, double spaces and typewriter quotes', () => {
    for (const { at, text } of texts) {
      expect(text, at).not.toMatch(
        /LET OP|ONZEKER|TODO|[Cc]ontroleren|nagelezen|bevestigd|afgekapt|\?\?|…|\.\.\./,
      )
      expect(text, at).not.toMatch(/ {2}|^\s|\s$| [.,?;:]|['"]/)
    }
  })

  test('keeps a number and its unit on one line', () => {
    for (const { at, text } of listTexts(shown)) expect(text, at).toBe(keepUnits(text))
  })

  test('uses je, not u', () => {
    for (const { at, text } of texts) expect(text, at).not.toMatch(/\b([Uu]|[Uu]w)\b(?! per)/)
  })

  test('has short sentences', () => {
    const long = texts.flatMap(({ at, text }) =>
      clausesOf(text)
        .map((sentence) => ({ at, sentence, words: sentence.split(' ').length }))
        .filter(({ words }) => words > 34),
    )
    expect(long).toEqual([])
  })

  test('explains in two to four sentences of at most twenty-five words', () => {
    for (const { at, norm } of questions) {
      const sentences = sentencesOf(norm.explanation)
      expect(sentences.length, at).toBeGreaterThanOrEqual(2)
      expect(sentences.length, at).toBeLessThanOrEqual(4)
      for (const clause of clausesOf(norm.explanation))
        expect(clause.split(' ').length, clause).toBeLessThanOrEqual(25)
    }
  })

  test('never asks about health or names', () => {
    for (const { text } of questions)
      expect(text).not.toMatch(/\b(heb je|ben je|is iemand (ziek|zwanger)|naam|namen)\b/i)
  })

  test('has measures for every red answer, which are commands of one line, and a source', () => {
    for (const { at, color, risk, norm } of answers.filter(({ color }) => color === 'RED')) {
      expect(risk?.label, `${at} ${color}`).not.toBe('')
      expect(risk?.actions.length).toBeGreaterThan(0)
      expect(norm.sources.length).toBeGreaterThan(0)
    }
    for (const action of answers.flatMap(({ risk }) => risk?.actions ?? []))
      expect(action).toMatch(/^[A-Z][a-zé]+,? [^.]+[\p{L}\d²)]$/u)
  })

  test('has grade D exactly where we chose or calculated the limit ourselves', () => {
    for (const { name, grade } of questions.flatMap(({ norm }) => norm.sources))
      expect(grade === 'D', name).toBe(/^(Eigen keuze|Berekend|Berekend met de NIOSH-formule): /.test(name))
  })
})
