import type { StatementCode } from '#shared/domain/substances/hazard-statement-texts.ts'
import type { PrecautionCode } from '#shared/domain/substances/precautions.ts'

/**
 * The statutory texts of labels in one language. They are literal copies: what was not found is absent, and nothing is
 * translated by ourselves. A place that the supplier fills in is an ellipsis or stands between brackets.
 */
export type LabelTexts = {
  /** In the words of CLP: Danger and Warning. */
  signalWords: { DANGER: string; WARNING: string }
  statements: Readonly<Partial<Record<StatementCode, string>>>
  precautions: Readonly<Partial<Record<PrecautionCode, string>>>
}
