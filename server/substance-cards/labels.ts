import { de } from '#content/hazardous-substances/labels/de.ts'
import { en } from '#content/hazardous-substances/labels/en.ts'
import type { LabelTexts } from '#content/hazardous-substances/labels/label-texts.ts'
import { nl } from '#content/hazardous-substances/labels/nl.ts'
import { pl } from '#content/hazardous-substances/labels/pl.ts'
import { tr } from '#content/hazardous-substances/labels/tr.ts'
import { statementTexts } from '#shared/domain/hazard-statement-texts.ts'
import { isKnown } from '#shared/domain/hazard-statements.ts'

/** The statutory texts of labels, per language in which there are any. Arabic is not among them: no reliable copy was found. */
export const labels = {
  nl: { ...nl, statements: statementTexts },
  en,
  pl,
  de,
  tr,
} as const satisfies Record<string, LabelTexts>

/** A language in which a card for work with a product can be made. */
export type LabelLanguage = keyof typeof labels

/**
 * Returns the languages that have the statutory text of all these codes, Dutch first. A card in another language would leave a
 * warning out, so it is not offered. A code that is not in the list has a text in no language.
 */
export const languagesWith = (codes: readonly string[]): LabelLanguage[] =>
  (Object.keys(labels) as LabelLanguage[]).filter((language) => {
    const { statements }: LabelTexts = labels[language]
    return codes.every((code) => isKnown(code) && statements[code] !== undefined)
  })
