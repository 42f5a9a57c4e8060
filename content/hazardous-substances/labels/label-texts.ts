import type { StatementCode } from '#shared/domain/substances/hazard-statement-texts.ts'
import type { PrecautionCode } from '#shared/domain/substances/precautions.ts'

/**
 * Literal copies of the statutory texts: what was not found is absent, and nothing is translated by ourselves. What the
 * supplier fills in is an ellipsis or stands between brackets.
 */
export type LabelTexts = {
  signalWords: { DANGER: string; WARNING: string }
  statements: Readonly<Partial<Record<StatementCode, string>>>
  precautions: Readonly<Partial<Record<PrecautionCode, string>>>
}
