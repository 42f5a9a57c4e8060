import type { Source } from '#shared/domain/checks/questionnaire.ts'

/** `what`: what was read in the publication. */
const publication = (name: string, url?: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

export const carrosseriebranche = publication(
  'Arbocatalogus carrosseriebranche',
  'http://arbocatalogus-carrosseriebranche.nl',
)
export const arbocatalogusMbo = publication(
  'Arbocatalogus mbo',
  'https://www.arbocatalogusmbo.nl/machineveiligheid-en-arbeidsmiddelen/',
)
export const arbocatalogusMobiel = publication('Arbocatalogus mobiel')
export const keurmeesters = publication(
  'Keurmeesters, machines voor metaalbewerking',
  'https://keurmeesters.wordpress.com/tag/keuren-metaalbewerkingsmachines/',
)
export const aboma = publication('Aboma', 'https://aboma-oefenvragen.nl/contents/11-bouwmaterieel/')
export const dekra = publication(
  'DEKRA, slijpmachines',
  'https://www.dekra.nl/nl/veilig-werken-met-een-slijpmachine/',
)
export const technischWerkenGrinding = publication(
  'Technisch Werken, slijpstenen',
  'https://www.technischwerken.nl/tag/slijpstenen/page/2/',
)
export const technischWerkenDrilling = publication(
  'Technisch Werken, kolomboormachine',
  'https://www.technischwerken.nl/kennisbank/veiligheid-kennisbank/veiligheidsrichtlijnen-voor-werken-met-een-kolomboormachine/',
)
export const axelent = publication(
  'Axelent',
  'https://www.axelent.nl/ons-bedrijf/safety-hub/veelgestelde-vragen-aan-de-safety-group/',
)
export const evofenedex = publication(
  'evofenedex',
  'https://www.evofenedex.nl/actualiteiten/werkbak-op-heftruck-zetten-verboden',
)
export const arboinspectie = publication('Arboinspectie')
export const hsebox = publication('HSEbox', 'https://hsebox.com/2020/07/01/bench-grinders/')
export const powertech = publication('Powertech')
export const boslekt = publication('Boslekt')
export const beswic = publication(
  'Beswic',
  'https://beswic.be/nl/blog/veilig-omgaan-met-schuur-en-slijpgereedschappen',
)
export const indi = publication('Indi')
export const cobouw = publication('Cobouw')

export const grinderManual: Source = { name: 'Handleiding van één fabrikant: 1,5 mm', grade: 'B' }

export const machineRegulation: Source = {
  name: 'FMIB: Verordening (EU) 2023/1230 geldt vanaf 20 januari 2027',
  grade: 'B',
}

export const unread = (name: string): Source => ({ name, grade: 'C' })

export const knowledge = (what: string): Source => ({ name: `Vakkennis: ${what}`, grade: 'C' })
