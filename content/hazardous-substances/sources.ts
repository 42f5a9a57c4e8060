import type { Source } from '#shared/domain/checks/questionnaire.ts'

/** `what`: what was read on the page. */
const page = (name: string, url: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

/** Its articles 31 to 36 were read in the text of 2006. */
export const reach = page(
  'REACH, Verordening (EG) 1907/2006',
  'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:02006R1907-20221217',
)
export const sheetFormat = page(
  'Verordening (EU) 2020/878',
  'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32020R0878',
)
export const isocyanateRestriction = page(
  'Verordening (EU) 2020/1149, REACH bijlage XVII punt 74',
  'https://eur-lex.europa.eu/legal-content/NL/TXT/HTML/?uri=CELEX:32020R1149',
)
export const bovag = page(
  'BOVAG, opleiding di-isocyanaten',
  'https://mijn.bovag.nl/actueel/nieuws/2023/juni/opleiding-voor-di-isocyanaten-bijna-verplicht',
)
export const leadDirective = page('Richtlijn (EU) 2024/869', 'https://eur-lex.europa.eu/eli/dir/2024/869/oj')
export const occupationalDiseases = page(
  'Nederlands Centrum voor Beroepsziekten, lood in bloed',
  'https://www.beroepsziekten.nl/helpdesk-veel-gestelde-vragen-faqs-onderwerp-chemische-risico’s/een-hoog-lood-bloedgehalte-wat-nu',
)
export const fluidHandbook = page(
  'Handboek metaalbewerkingsvloeistoffen (FME, Metaalunie, VNCI)',
  'https://preventiemedewerker.fme.nl/nieuws/handboek-metaalbewerkingsvloeistoffen',
)
export const fluidCatalogue = page(
  'Arbocatalogus mobiel, metaalbewerkingsvloeistoffen',
  'https://www.arbocatalogusmobiel.nl/mobiele-recreatie-en-aanhangwagenbedrijf/gevaarlijke-stoffen/metaalbewerkingsvloeistoffen',
)
export const rijksoverheid2024 = page(
  'Rijksoverheid, 23 mei 2024',
  'https://www.rijksoverheid.nl/actueel/nieuws/2024/05/23/nieuwe-regels-voor-werken-met-voor-de-voortplanting-gevaarlijke-stoffen',
)
export const infomil = page(
  'Infomil, PGS 15 van 2016',
  'https://www.infomil.nl/onderwerpen/veiligheid/pgs/handleiding-pgs-15-0/hoofdstuk-1-toepassi/ondergrenzen/',
)
export const infomilPeroxides = page(
  'Infomil, PGS 15 van 2016, hoofdstuk 9',
  'https://www.infomil.nl/onderwerpen/veiligheid/pgs/handleiding-pgs-15-0/hoofdstuk-9-beperkte/',
)
export const ceramics = page(
  'Arbocatalogus keramische industrie, opslag van gevaarlijke stoffen (2009)',
  'https://keramische-industrie.dearbocatalogus.nl/oplossing/03-inrichting-opslag-gevaarlijke-stoffen',
)
export const smallPackages = page(
  'Publicatiereeks Gevaarlijke Stoffen, PGS 15',
  'https://publicatiereeksgevaarlijkestoffen.nl/vraag-en-antwoord/PGS15/lq.html',
)
