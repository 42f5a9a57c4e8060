import type { Source } from '#shared/domain/checks/questionnaire.ts'

// The sources that several themes use. A grade is about our knowledge of the source, not about its quality. A: the text
// itself was read. B: a reliable text about it was read. C: professional knowledge. D: our own choice.

/** Read in the text in force from 1-7-2026. */
const arbowet = (article: string, subject: string): Source => ({
  name: `Arbowet, artikel ${article} (${subject}; tekst van 1 juli 2026)`,
  url: 'https://wetten.overheid.nl/BWBR0010346',
  grade: 'A',
})

export const arbowet3 = arbowet('3 lid 1', 'arbobeleid')
export const arbowet5 = arbowet('5', 'RI&E en plan van aanpak')
export const arbowet8 = arbowet('8', 'voorlichting en toezicht')
export const arbowet12 = arbowet('12', 'raadpleging')
export const arbowet19 = arbowet('19', 'samenwerken')

/** `article`: number and subject, such as "5.4 (inrichting van de werkplek)". */
export const arbobesluit = (article: string, grade: Source['grade']): Source => ({
  name: `Arbobesluit, artikel ${article}`,
  url: 'https://wetten.overheid.nl/BWBR0008498',
  grade,
})

/** Read in the text in force from 1-8-2026: see docs/law-watch.md. */
export const besluit = (article: string, subject?: string): Source =>
  arbobesluit(`${article} (${subject ? `${subject}; ` : ''}tekst van 1 augustus 2026)`, 'A')

/** Read in the text of spring 2017 only. */
export const besluitOf2017 = (article: string, subject?: string): Source =>
  arbobesluit(`${article} (${subject ? `${subject}; ` : ''}gelezen in de tekst van 2017)`, 'B')

export const ownChoice = (choice: string): Source => ({ name: `Eigen keuze: ${choice}`, grade: 'D' })

export const knowledge = (what: string): Source => ({ name: `Vakkennis: ${what}`, grade: 'C' })
