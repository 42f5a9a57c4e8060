import type { Source } from '#shared/domain/checks/questionnaire.ts'

// The sources that several themes use. A grade is about our knowledge of the source, not about its quality. A: the text
// itself was read. B: a reliable text about it was read. C: professional knowledge. D: our own choice.

/** `article`: number and subject, such as "8 (voorlichting en toezicht)". */
const arbowet = (article: string, grade: Source['grade']): Source => ({
  name: `Arbowet, artikel ${article}`,
  url: 'https://wetten.overheid.nl/BWBR0010346',
  grade,
})

export const arbowet3 = arbowet('3 lid 1 (arbobeleid)', 'A')
export const arbowet5 = arbowet('5 (RI&E en plan van aanpak)', 'C')
export const arbowet8 = arbowet('8 (voorlichting en toezicht)', 'C')
export const arbowet12 = arbowet('12 (overleg)', 'C')
export const arbowet19 = arbowet('19 (samenwerken)', 'C')

/** `article`: number and subject, such as "5.4 (inrichting van de werkplek)". */
export const arbobesluit = (article: string, grade: Source['grade']): Source => ({
  name: `Arbobesluit, artikel ${article}`,
  url: 'https://wetten.overheid.nl/BWBR0008498',
  grade,
})

/** Read in the text of spring 2017. */
export const besluit2017 = (article: string, subject?: string) =>
  arbobesluit(`${article} (${subject ? `${subject}; ` : ''}tekst van 2017)`, 'A')

/** Read in the text of 1-1-2020. */
export const besluit2020 = (article: string, subject?: string) =>
  arbobesluit(`${article} (${subject ? `${subject}; ` : ''}tekst van 2020)`, 'A')

export const ownChoice = (choice: string): Source => ({ name: `Eigen keuze: ${choice}`, grade: 'D' })
