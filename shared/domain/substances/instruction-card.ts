import * as v from 'valibot'

// The instruction card of a substance at the work place, in the languages that many people in metalworking read.

export const cardLanguages = ['nl', 'en', 'pl', 'de', 'tr', 'ar'] as const
export type CardLanguage = (typeof cardLanguages)[number]

export const cardLanguageLabels: Record<CardLanguage, string> = {
  nl: 'Nederlands',
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  tr: 'Türkçe',
  ar: 'العربية',
}

/** Missing while nobody has filled in which statements the sheet has. */
export const NO_STATEMENTS = 'H-zinnen'
/** Missing in a language of which no statutory texts were found. */
export const NO_TEXTS = 'alle teksten'

/** `isOffered`: in this language. `missing`: codes without a statutory text, `NO_STATEMENTS` or `NO_TEXTS`. */
export const InstructionCard = v.object({
  language: v.picklist(cardLanguages),
  label: v.string(),
  isOffered: v.boolean(),
  missing: v.array(v.string()),
})
export type InstructionCard = v.InferOutput<typeof InstructionCard>
