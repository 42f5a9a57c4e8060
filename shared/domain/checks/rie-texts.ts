// What the checks are to the RI&E, the assessment of risks that the law requires of every employer. Source: Arbowet,
// articles 5, 13 and 14.

export const RIE_TITLE = 'Een verbetercheck is nog geen RI&E'

/** In three parts: what the law asks, who has it tested and who helps, and what to do with the outcome. */
export const rieSentences = [
  'De wet vraagt van elk bedrijf met personeel een RI&E over alle risico’s, met een plan van aanpak. Voor de metaal is er een erkende RI&E van de branche.',
  'Werken er meer dan 25 mensen, of is jullie RI&E geen erkende? Laat hem dan toetsen door een arbodienst of een kerndeskundige. De preventiemedewerker helpt bij de RI&E; tot en met 25 mensen mag de werkgever dat zelf zijn.',
  'Neem de risico’s en maatregelen uit deze checks over in jullie RI&E en plan van aanpak.',
] as const

export const BRANCH_RIE = 'RI&E Metaalbewerking'
