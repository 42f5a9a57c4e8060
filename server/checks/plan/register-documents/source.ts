import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Questionnaire, Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { CardLanguage } from '#shared/domain/substances/instruction-card.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'

// What the documents of a register are made of, as it is sent to the printing process.

/** What every document says about itself. `address`: '' for none. `madeAt`: ISO 8601. */
export type Colophon = { company: string; address: string; product: string; madeBy: string; madeAt: string }

export type NamedRecord = { name: string; record: SubstanceRecord }

/**
 * A substance in the list. `archivedOn`: ISO 8601; null as long as it is used. `storedBeside`: the stock of others of its
 * group in the same place, in kg or litres. `risks`: those that its answers show.
 */
export type ListedSubstance = NamedRecord & {
  status: StatusColor
  numUnfinished: number
  archivedOn: string | null
  storedBeside: number
  risks: readonly { scriptKey: string; questionKey: string; answerKey: string; urgency: Urgency }[]
}

/** A substance of the extra registration. `hasExposureList`: the answer to whether there is a list of exposed employees. */
export type RegisteredSubstance = NamedRecord & { hasExposureList: boolean | null }

export type ListSource = Colophon & { questionnaire: Questionnaire; substances: readonly ListedSubstance[] }
export type RegistrationSource = Colophon & { substances: readonly RegisteredSubstance[] }

/** The statutory texts of labels in one language, by their codes. What was not found is absent. */
export type CardTexts = {
  signalWords: { DANGER: string; WARNING: string }
  statements: Readonly<Record<string, string>>
  precautions: Readonly<Record<string, string>>
}

/** The parts of a card. */
export type CardPart = 'hazards' | 'firstAid' | 'protection' | 'handling' | 'disposal'

/**
 * A card. `texts`: in its language; they have one of every code of the substance. `dutchPrecautions`: what stands in the place
 * of a precautionary statement that they do not have. `titles`: of its parts; null where the language has none.
 */
export type CardSource = Colophon &
  NamedRecord & {
    language: CardLanguage
    texts: CardTexts
    dutchPrecautions: CardTexts['precautions']
    titles: Readonly<Record<CardPart, string>> | null
  }

export type RegisterDocument =
  | ({ document: 'LIST' } & ListSource)
  | ({ document: 'REGISTRATION' } & RegistrationSource)
  | ({ document: 'CARD' } & CardSource)
