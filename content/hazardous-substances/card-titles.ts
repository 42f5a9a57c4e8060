// The titles of sections 2, 4, 8, 7 and 13 of a safety data sheet, which the law prescribes, so that nothing is
// translated by ourselves. A language without them gets drawings only: Arabic is absent, because no reliable copy was
// found. Source: REACH (EG) 1907/2006, annex II, part B. Grade C for Dutch, English and German; B for Polish, compared
// with several public lists of titles. Turkish: KKDİK, annex 2, grade B, compared with a public list of titles.

import type { CardLanguage } from '#shared/domain/substances/instruction-card.ts'

type CardTitles = {
  hazards: string
  firstAid: string
  protection: string
  handling: string
  disposal: string
}

export const cardTitles: Partial<Record<CardLanguage, CardTitles>> = {
  nl: {
    hazards: 'Identificatie van de gevaren',
    firstAid: 'Eerstehulpmaatregelen',
    protection: 'Maatregelen ter beheersing van blootstelling/persoonlijke bescherming',
    handling: 'Hantering en opslag',
    disposal: 'Instructies voor verwijdering',
  },
  en: {
    hazards: 'Hazards identification',
    firstAid: 'First aid measures',
    protection: 'Exposure controls/personal protection',
    handling: 'Handling and storage',
    disposal: 'Disposal considerations',
  },
  pl: {
    hazards: 'Identyfikacja zagrożeń',
    firstAid: 'Środki pierwszej pomocy',
    protection: 'Kontrola narażenia/środki ochrony indywidualnej',
    handling: 'Postępowanie z substancjami i mieszaninami oraz ich magazynowanie',
    disposal: 'Postępowanie z odpadami',
  },
  de: {
    hazards: 'Mögliche Gefahren',
    firstAid: 'Erste-Hilfe-Maßnahmen',
    protection: 'Begrenzung und Überwachung der Exposition/Persönliche Schutzausrüstungen',
    handling: 'Handhabung und Lagerung',
    disposal: 'Hinweise zur Entsorgung',
  },
  tr: {
    hazards: 'Zararlılık tanımlanması',
    firstAid: 'İlk yardım önlemleri',
    protection: 'Maruz kalma kontrolleri/kişisel korunma',
    handling: 'Elleçleme ve depolama',
    disposal: 'Bertaraf etme bilgileri',
  },
}
