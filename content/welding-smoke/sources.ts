import type { Source } from '#shared/domain/checks/questionnaire.ts'
import { arbobesluit } from '../sources.ts'

/** Read in the text of spring 2017. */
export const besluit = (article: string, subject?: string) =>
  arbobesluit(`${article} (${subject ? `${subject}; ` : ''}tekst van 2017)`, 'A')

export const arboregeling: Source = {
  name: 'Arboregeling, bijlage XIII: lasrook 1 mg/m³, gemiddeld over 8 uur (tekst van 2017)',
  url: 'https://wetten.overheid.nl/BWBR0008587',
  grade: 'A',
}

/** `what`: what was read in the publication. */
const publication = (name: string, url?: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

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
export const annex10: Source = {
  name: 'Beleidsregel 4.9-2 Arbobesluit, bijlage 10 (ingetrokken), zoals Vanotools die weergeeft',
  url: 'http://vanotools.nl/infosite/pages/Techniek%20&%20know%20how/Technische%20informatie%20Bijlage%2010.html',
  grade: 'B',
}
export const trgs528 = publication('TRGS 528, zoals Haufe die weergeeft', 'https://haufe.de/arbeitsschutz')
export const avag = publication(
  'Arbocatalogus AVAG, Verbetercheck Lasrook 2020',
  'https://avagarbocatalogus.nl/wet-en-regelgeving/tool-5x-beter-verbetercheck-lasrook-2020',
)
export const hse = publication(
  'HSE, afzuiging en adembescherming bij lasrook',
  'http://www.hse.gov.uk/Welding/fume-extraction-rpe.htm',
)

export const knowledge = (what: string): Source => ({ name: `Vakkennis: ${what}`, grade: 'C' })
