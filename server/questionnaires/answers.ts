import type { Answer, Risk } from '#shared/domain/questionnaire.ts'

// How the answers of a theme are written down. What else an answer does (`endsScript`, …) comes last.

type Extra = Omit<Partial<Answer>, 'answerKey' | 'label' | 'color' | 'risk'>

/** No risk. */
export const green = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREEN',
  ...extra,
})

/** A risk, with what to do about it in the order of the arbeidshygiënische strategie. */
export const red = (answerKey: string, label: string, risk: Risk, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'RED',
  risk,
  ...extra,
})

/** Somebody still has to find out: the question stays unfinished. */
export const open = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREY',
  ...extra,
})

/** A choice without a judgement. */
export const choice = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: null,
  ...extra,
})
