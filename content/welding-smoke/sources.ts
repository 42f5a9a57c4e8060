import type { Source } from '#shared/domain/checks/questionnaire.ts'

export const arboregeling: Source = {
  name: 'Arboregeling, bijlage XIII: lasrook 1 mg/m³, gemiddeld over 8 uur (tekst van 2017)',
  url: 'https://wetten.overheid.nl/BWBR0008587',
  grade: 'B',
}

/** `what`: what was read in the publication. */
const publication = (name: string, url: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

export const limitsOf2018 = publication(
  'Staatscourant 2018, 41167',
  'https://zoek.officielebekendmakingen.nl/stcrt-2018-41167.html',
)
export const fiveTimesBetter = publication(
  '5xbeter, vragen over lasrook',
  'https://www.5xbeter.nl/site/nl/themas/lasrook/veelgestelde-vragen',
)
export const arboportaal = publication(
  'Arboportaal, lasrook',
  'https://www.arboportaal.nl/onderwerpen/lasrook/wat-zegt-de-wet-over-lasrook',
)
export const arboportaalMeasures = publication(
  'Arboportaal, maatregelen tegen lasrook',
  'https://www.arboportaal.nl/onderwerpen/lasrook/welke-maatregelen-helpen-bij-bescherming-tegen-lasrook',
)
/** Its table was read on the site of a publisher. */
export const trgs528 = (what: string): Source => ({
  name: `TRGS 528, Schweißtechnische Arbeiten: ${what}`,
  url: 'https://www.baua.de/DE/Angebote/Regelwerk/TRGS/TRGS-528',
  grade: 'B',
})
export const avag = publication(
  'Arbocatalogus AVAG, Verbetercheck Lasrook 2020',
  'https://avagarbocatalogus.nl/wet-en-regelgeving/tool-5x-beter-verbetercheck-lasrook-2020',
)
export const hse = publication(
  'HSE, afzuiging en adembescherming bij lasrook',
  'http://www.hse.gov.uk/Welding/fume-extraction-rpe.htm',
)
