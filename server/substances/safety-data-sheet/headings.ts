// The headings of REACH (EG) 1907/2006, annex II, part B, in Dutch, German and English, and older ones that sheets
// still use; each by how it begins.

const titles: Record<number, RegExp> = {
  1: /^(identificatie van (de|het) (stof|preparaat|mengsel|product|bereiding)|bezeichnung des (stoff|gemisch|produkt)|stoff-? ?\/ ?zubereitung|identification of the (substance|mixture|product|preparation)|product and company identification|identification$)/i,
  2: /^(identificatie van de gevaren|gevaren?identificatie|mogelijke gevaren|mögliche gefahren|hazards? identification)/i,
  3: /^(samenstelling|zusammensetzung|composition)/i,
  4: /^(eerste ?-?hulp|erste ?-?hilfe|first ?-?aid)/i,
  5: /^(brandbestrijding|maßnahmen zur brandbekämpfung|fire ?-?fighting)/i,
  6: /^(maatregelen bij (het )?(accidenteel|onopzettelijk)|maßnahmen bei unbeabsichtigter|accidental release)/i,
  7: /^(hantering en opslag|handhabung und lagerung|handling and storage)/i,
  8: /^(maatregelen ter beheersing|beheersing van (de )?blootstelling|begrenzung und überwachung|exposure controls?)/i,
  9: /^(fysische en chemische|fysisch-chemische|physikalische und chemische|physical and chemical)/i,
  10: /^(stabiliteit en reactiviteit|stabilität und reaktivität|stability and reactivity)/i,
  11: /^(toxicologische (informatie|gegevens)|toxikologische angaben|toxicological information)/i,
  12: /^((milieu|ecologische) ?-?informatie|umweltbezogene angaben|ecological information)/i,
  13: /^(instructies voor verwijdering|verwijdering|hinweise zur entsorgung|disposal)/i,
  14: /^(informatie (met betrekking tot|over) het (vervoer|transport)|(vervoers|transport)informatie|angaben zum transport|transport information)/i,
  15: /^((wettelijk verplichte )?informatie (over|met betrekking tot) de regelgeving|wettelijk verplichte informatie|regelgeving|rechtsvorschriften|(angaben zu )?rechtsvorschriften|regulatory information)/i,
  16: /^(overige (informatie|gegevens)|sonstige angaben|other information)/i,
}

const NUMBERED =
  /^(?:(?:rubriek|sectie|hoofdstuk|section|abschnitt)\s*)?(\d{1,2})(?!\d|\.\d)\s*[.:)–—-]*\s*(.*)$/i
const WITH_WORD = /^(rubriek|sectie|hoofdstuk|section|abschnitt)/i

/**
 * The section of which a line is the heading; undefined for any other line, such as one that refers to a section.
 * `next`: the line below, for a title that goes on there or is not beside its number.
 */
export function headingOf(text: string, next = ''): number | undefined {
  const [, number = '', rest = ''] = text.match(NUMBERED) ?? []
  const title = titles[Number(number)]
  if (!title) return undefined
  const isFound = rest === '' ? WITH_WORD.test(text) && title.test(next) : title.test(`${rest} ${next}`)
  return isFound ? Number(number) : undefined
}

export const isHeading = (text: string): boolean => headingOf(text) !== undefined
