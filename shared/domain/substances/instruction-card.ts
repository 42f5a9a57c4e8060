import * as v from 'valibot'

import type { SubstanceForm } from './substance.ts'

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

/** The words of P260 and P261, in the order of CLP annex IV: "dust/fume/gas/mist/vapours/spray". */
export const inhaled = ['DUST', 'FUME', 'GAS', 'MIST', 'VAPOUR', 'SPRAY'] as const
export type Inhaled = (typeof inhaled)[number]

/** Own choice, grade D: a liquid gives off a vapour, and a mist when it is sprayed or splashes as a coolant does. */
const inhaledByForm: Record<SubstanceForm, readonly Inhaled[]> = {
  LIQUID: ['MIST', 'VAPOUR'],
  PASTE: ['VAPOUR'],
  POWDER: ['DUST'],
  GAS: ['GAS'],
  AEROSOL: ['SPRAY'],
  SOLID: ['DUST', 'FUME'],
  RELEASED: ['DUST', 'FUME', 'GAS', 'MIST', 'VAPOUR'],
}

const formsByCodes: readonly [codes: readonly string[], form: SubstanceForm][] = [
  [['H222', 'H223', 'H229'], 'AEROSOL'],
  [['H220', 'H221', 'H230', 'H231', 'H232', 'H270', 'H280', 'H281'], 'GAS'],
  [['H224', 'H225', 'H226', 'H304'], 'LIQUID'],
]

/** What one could breathe in: all six as long as neither the form nor a code tells. */
export function inhaledOf(form: SubstanceForm | '', codes: readonly string[]): readonly Inhaled[] {
  const known = form || formsByCodes.find(([some]) => some.some((code) => codes.includes(code)))?.[1]
  return known ? inhaledByForm[known] : inhaled
}

/** "{Stof/rook} niet inademen." with those words between the braces that are meant, in the language of the text. */
export function withInhaled(text: string, meant: readonly Inhaled[], language: CardLanguage): string {
  const chosen = text.replace(/\{(.+)\}/, (_, words: string) =>
    words
      .split('/')
      .filter((_word, index) => meant.includes(inhaled[index]!))
      .join('/'),
  )
  return chosen.charAt(0).toLocaleUpperCase(language) + chosen.slice(1)
}
