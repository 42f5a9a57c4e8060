// Literal copies of the statutory texts: what was not found is absent, and nothing is translated by ourselves. In a
// hazard statement, what the supplier fills in stands between brackets. In a precautionary statement nothing is left open:
// another remedy than water or a doctor is left out ("/…"), as is the condition of P284, which needs to be explained on the
// spot; what is optional in P303+P361+P353 is taken in; P501 is completed with own words, grade D. Between braces stand
// the six ways to breathe something in (`inhaled`), of which a card chooses.

import type { StatementCode } from '#shared/domain/substances/hazard-statement-texts.ts'
import type { PrecautionCode } from '#shared/domain/substances/precautions.ts'

export type LabelTexts = {
  signalWords: { DANGER: string; WARNING: string }
  statements: Readonly<Partial<Record<StatementCode, string>>>
  precautions: Readonly<Partial<Record<PrecautionCode, string>>>
}
