import type { Questionnaire, Urgency } from '#shared/domain/checks/questionnaire.ts'

/**
 * Questions with "en", "of" or a list, in the question or in an answer without a risk, that ask one fact. `reason`: why
 * one answer is enough. `questions`: "SCRIPT.question".
 */
export type OneFact = { reason: string; questions: readonly string[] }

/**
 * However the other questions about a section are answered, it is not green with these answers, as lines like
 * "START.materials: steel stainless". `because`: what is wrong with it, in Dutch.
 */
export type NeverGreen = { because: string; answers: readonly string[] }

/** The server adds the addresses of its pictures, and checks it. */
export type Content = Omit<Questionnaire, 'pictures'> & {
  /** What an expert has to decide or look up, in Dutch. For reviewers, as all below: none of it is in the questionnaire. */
  openPoints?: readonly string[]
  oneFact?: readonly OneFact[]
  neverGreen?: readonly NeverGreen[]
}

/** `measure`: the first of the first risk in the column; the most urgent comes first. */
export type ExpectedRisk = { color: 'RED' | 'ORANGE'; urgency: Urgency; measure: string }

/**
 * A situation as an expert would tell it, in Dutch. `answers`: lines as above; what they do not name is answered
 * without a risk. `expected`: by the key of the column; other columns are green, or not asked. GREY: still open.
 */
export type Scenario = {
  situation: string
  answers: readonly string[]
  expected: Readonly<Record<string, ExpectedRisk | 'GREY'>>
}

export const redRisk = (urgency: Urgency, measure: string): ExpectedRisk => ({
  color: 'RED',
  urgency,
  measure,
})

export const orangeRisk = (urgency: Urgency, measure: string): ExpectedRisk => ({
  color: 'ORANGE',
  urgency,
  measure,
})
