import type { Answer, Risk } from '#shared/domain/checks/questionnaire.ts'

// Functions that create the answers of a questionnaire. The last argument takes the other fields (`endsScript`, …).

type Extra = Omit<Partial<Answer>, 'answerKey' | 'label' | 'color' | 'risk'>

/** Creates an answer without a risk. */
export const green = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREEN',
  ...extra,
})

/** Creates an answer with a risk. Its measures are in the order of the arbeidshygiënische strategie. */
export const red = (answerKey: string, label: string, risk: Risk, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'RED',
  risk,
  ...extra,
})

/** Creates an answer that is not wrong, but asks for attention. `risk`: for what, and what to do about it. */
export const orange = (answerKey: string, label: string, risk: Risk, extra: Extra = {}): Answer => ({
  ...red(answerKey, label, risk, extra),
  color: 'ORANGE',
})

/** Creates an answer that still has to be found out: the question stays unfinished. */
export const open = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: 'GREY',
  ...extra,
})

/** Creates a choice without a judgement. */
export const choice = (answerKey: string, label: string, extra: Extra = {}): Answer => ({
  answerKey,
  label,
  color: null,
  ...extra,
})
