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
export const beswic = publication(
  'Beswic, Belgisch kenniscentrum over welzijn op het werk',
  'https://beswic.be/nl/blog/veilig-omgaan-met-schuur-en-slijpgereedschappen',
)
export const wasteCatalogue = publication(
  'Arbocatalogus afvalbranche, dieselrook',
  'https://www.arbocatalogus-afvalbranche.nl/tags/dme',
)
export const textileCatalogue = publication(
  'Arbocatalogus textiel en tapijt, elektrische heftruck',
  'https://www.modintarbocatalogus.nl/textieltapijt/gevaarlijke-stoffen-en-stof/aanschaf-elektrisch-aangedreven-heftruck/',
)

export const machineRegulation: Source = {
  name: 'Verordening (EU) 2023/1230 over machines, geldt vanaf 20 januari 2027',
  url: 'https://eur-lex.europa.eu/eli/reg/2023/1230/oj',
  grade: 'C',
}

export const dieselLimit: Source = {
  name: 'Arboregeling, bijlage XIII: dieselrook 0,01 mg/m³ elementair koolstof, sinds 1 juli 2020',
  url: 'https://wetten.overheid.nl/BWBR0008587',
  grade: 'C',
}

export const unread = (name: string): Source => ({ name, grade: 'C' })
