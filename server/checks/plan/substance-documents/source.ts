import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Questionnaire, Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { CardLanguage } from '#shared/domain/substances/instruction-card.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'

// What the documents about substances are made of, as it is sent to the printing process.

/** `address`: '' for none. `madeAt`: ISO 8601. */
export type Colophon = { company: string; address: string; product: string; madeBy: string; madeAt: string }

export type NamedRecord = { name: string; record: SubstanceRecord }

/**
 * `archivedOn`: ISO 8601; null while the substance is used. `storedBeside`: the stock of others of its group in the
 * same place, in kg or litres. `risks`: those that its answers show.
 */
export type ListedSubstance = NamedRecord & {
  status: StatusColor
  numUnfinished: number
  archivedOn: string | null
  storedBeside: number
  risks: readonly { scriptKey: string; questionKey: string; answerKey: string; urgency: Urgency }[]
}

/** `hasExposureList`: the answer to whether there is a list of exposed employees. */
export type RegisteredSubstance = NamedRecord & { hasExposureList: boolean | null }

export type ListSource = Colophon & { questionnaire: Questionnaire; substances: readonly ListedSubstance[] }
export type RegistrationSource = Colophon & { substances: readonly RegisteredSubstance[] }

/** The statutory texts of labels in one language, by code. Those that were not found are absent. */
export type CardTexts = {
  signalWords: { DANGER: string; WARNING: string }
  statements: Readonly<Record<string, string>>
  precautions: Readonly<Record<string, string>>
}

export type CardPart = 'hazards' | 'firstAid' | 'fire' | 'protection' | 'handling' | 'disposal'

/**
 * `texts`: in the language of the card, for every code of the substance. `dutchPrecautions`: for the precautionary
 * statements that `texts` lacks. `titles`: of the parts, and that the label goes first; null where the language has none.
 */
export type CardSource = Colophon &
  NamedRecord & {
    language: CardLanguage
    texts: CardTexts
    dutchPrecautions: CardTexts['precautions']
    titles: Readonly<Record<CardPart | 'labelFirst', string>> | null
  }

export type SubstanceDocument =
  | ({ document: 'LIST' } & ListSource)
  | ({ document: 'REGISTRATION' } & RegistrationSource)
  | ({ document: 'CARD' } & CardSource)
