import { de } from '#content/hazardous-substances/labels/de.ts'
import { en } from '#content/hazardous-substances/labels/en.ts'
import type { LabelTexts } from '#content/hazardous-substances/labels/label-texts.ts'
import { nl } from '#content/hazardous-substances/labels/nl.ts'
import { pl } from '#content/hazardous-substances/labels/pl.ts'
import { tr } from '#content/hazardous-substances/labels/tr.ts'
import { statementTexts } from '#shared/domain/substances/hazard-statement-texts.ts'
import { isKnown } from '#shared/domain/substances/hazard-statements.ts'
import {
  type CardLanguage,
  cardLanguageLabels,
  cardLanguages,
  type InstructionCard,
  NO_STATEMENTS,
  NO_TEXTS,
} from '#shared/domain/substances/instruction-card.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'

/** The languages with statutory texts. Arabic is not among them: no reliable copy was found. */
export const labels = {
  nl: { ...nl, statements: statementTexts },
  en,
  pl,
  de,
  tr,
} as const satisfies Record<string, LabelTexts>

export type LabelLanguage = keyof typeof labels

export const labelTextsOf = (language: CardLanguage): LabelTexts | undefined =>
  language in labels ? labels[language as LabelLanguage] : undefined

/** A code that is not in the list has a text in no language. */
const codesWithout = ({ statements }: LabelTexts, codes: readonly string[]): string[] =>
  codes.filter((code) => !isKnown(code) || statements[code] === undefined)

/**
 * Why there is no card in a language; empty when there is one. A card without the statutory text of a code would
 * leave a warning out, and one of a substance whose codes nobody has filled in would leave all of them out.
 */
export function missingTexts(record: SubstanceRecord, language: CardLanguage): string[] {
  const codes = codesOf(record)
  if (codes.length === 0 && record.statementState !== 'NONE') return [NO_STATEMENTS]
  const texts = labelTextsOf(language)
  return texts ? codesWithout(texts, codes) : [NO_TEXTS]
}

/** Dutch first, each language with the reason why it has no card. */
export const listCards = (record: SubstanceRecord): InstructionCard[] =>
  cardLanguages.map((language) => {
    const missing = missingTexts(record, language)
    return { language, label: cardLanguageLabels[language], isOffered: missing.length === 0, missing }
  })
