import type { Answer, Risk } from '#shared/domain/checks/questionnaire.ts'

// Functions that create the answers of a questionnaire. The last argument takes the other fields (`endsScript`, …).

type Extra = Omit<Partial<Answer>, 'answerKey' | 'label' | 'color' | 'risk'>

export const green = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREEN',
  ...extra,
})

/** Its measures are in the order of the arbeidshygiënische strategie. */
export const red = (answerKey: string, label: string, risk: Risk, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'RED',
  risk,
  ...extra,
})

/** `risk`: what it asks attention for, and what to do about it. */
export const orange = (answerKey: string, label: string, risk: Risk, extra: Extra = {}): Answer => ({
  ...red(answerKey, label, risk, extra),
  color: 'ORANGE',
})

/** The question stays unfinished: the answer still has to be found out. */
export const open = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREY',
  ...extra,
})

export const choice = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: null,
  ...extra,
})
