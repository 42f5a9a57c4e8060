// The titles of sections 2, 4, 5, 8, 7 and 13 of a safety data sheet, which the law prescribes, so that nothing is
// translated by ourselves. A language without them gets drawings only: Arabic is absent, because no reliable copy was
// found. Source: REACH (EG) 1907/2006, annex II, part B. Grade C for Dutch, English and German; B for Polish, compared
// with several public lists of titles. Turkish: KKDİK, annex 2, grade B, compared with a public list of titles.
// `labelFirst` is in own words, grade D: the label and section 2 of the sheet are what the supplier chose from CLP annex IV.

import type { CardLanguage } from '#shared/domain/substances/instruction-card.ts'

type CardTitles = {
  labelFirst: string
  hazards: string
  firstAid: string
  fire: string
  protection: string
  handling: string
  disposal: string
}

export const cardTitles: Partial<Record<CardLanguage, CardTitles>> = {
  nl: {
    labelFirst: 'Het etiket en het veiligheidsinformatieblad van de leverancier gaan vóór deze kaart.',
    hazards: 'Identificatie van de gevaren',
    firstAid: 'Eerstehulpmaatregelen',
    fire: 'Brandbestrijdingsmaatregelen',
    protection: 'Maatregelen ter beheersing van blootstelling/persoonlijke bescherming',
    handling: 'Hantering en opslag',
    disposal: 'Instructies voor verwijdering',
  },
  en: {
    labelFirst: 'The label and the safety data sheet of the supplier take precedence over this card.',
    hazards: 'Hazards identification',
    firstAid: 'First aid measures',
    fire: 'Firefighting measures',
    protection: 'Exposure controls/personal protection',
    handling: 'Handling and storage',
    disposal: 'Disposal considerations',
  },
  pl: {
    labelFirst: 'Etykieta i karta charakterystyki dostawcy mają pierwszeństwo przed tą kartą.',
    hazards: 'Identyfikacja zagrożeń',
    firstAid: 'Środki pierwszej pomocy',
    fire: 'Postępowanie w przypadku pożaru',
    protection: 'Kontrola narażenia/środki ochrony indywidualnej',
    handling: 'Postępowanie z substancjami i mieszaninami oraz ich magazynowanie',
    disposal: 'Postępowanie z odpadami',
  },
  de: {
    labelFirst: 'Das Etikett und das Sicherheitsdatenblatt des Lieferanten haben Vorrang vor dieser Karte.',
    hazards: 'Mögliche Gefahren',
    firstAid: 'Erste-Hilfe-Maßnahmen',
    fire: 'Maßnahmen zur Brandbekämpfung',
    protection: 'Begrenzung und Überwachung der Exposition/Persönliche Schutzausrüstungen',
    handling: 'Handhabung und Lagerung',
    disposal: 'Hinweise zur Entsorgung',
  },
  tr: {
    labelFirst: 'Tedarikçinin etiketi ve güvenlik bilgi formu bu karttan önce gelir.',
    hazards: 'Zararlılık tanımlanması',
    firstAid: 'İlk yardım önlemleri',
    fire: 'Yangınla mücadele önlemleri',
    protection: 'Maruz kalma kontrolleri/kişisel korunma',
    handling: 'Elleçleme ve depolama',
    disposal: 'Bertaraf etme bilgileri',
  },
}
