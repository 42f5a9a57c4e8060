import type { Source } from '#shared/domain/checks/questionnaire.ts'

/** `what`: what was read on the page. */
const page = (name: string, url: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

export const reach = page('VGT, REACH artikel 31 t/m 36', 'https://www.vgt.nl/reach-artikel-31-36/')
export const toxicKeeping = page(
  'Toxic.nl, gegevens over een stof bewaren',
  'https://toxic.nl/nieuws/informatie-over-een-gevaarlijke-stof-tenminste-10-jaar-bewaren/',
)
export const toxicReprotoxic = page(
  'Toxic.nl, bewaartermijn bij reprotoxische stoffen',
  'https://toxic.nl/nieuws/let-op-aanpassing-bewaartermijn-reprotoxische-stoffen/',
)
export const rijksoverheid2024 = page(
  'Rijksoverheid, 23 mei 2024',
  'https://www.rijksoverheid.nl/actueel/nieuws/2024/05/23/nieuwe-regels-voor-werken-met-voor-de-voortplanting-gevaarlijke-stoffen',
)
export const infomil = page(
  'Infomil, PGS 15 van 2016',
  'https://www.infomil.nl/onderwerpen/veiligheid/pgs/handleiding-pgs-15-0/hoofdstuk-1-toepassi/ondergrenzen/',
)
export const ceramics = page(
  'Arbocatalogus keramische industrie, opslag van gevaarlijke stoffen (2009)',
  'https://keramische-industrie.dearbocatalogus.nl/oplossing/03-inrichting-opslag-gevaarlijke-stoffen',
)
export const smallPackages = page(
  'Publicatiereeks Gevaarlijke Stoffen, PGS 15',
  'https://publicatiereeksgevaarlijkestoffen.nl/vraag-en-antwoord/PGS15/lq.html',
)

/** It states limits for safe working methods without saying where they come from. */
export const productDescription = (what: string): Source => ({
  name: `Omschrijving van deze check: ${what} (vaktechnische bron niet gelezen)`,
  grade: 'B',
})

export const knowledge = (what: string): Source => ({ name: `Vakkennis: ${what}`, grade: 'C' })
