import type { Source } from '#shared/domain/checks/questionnaire.ts'

/** `what`: what was read in the publication. */
const publication = (name: string, url: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

export const rivm = publication(
  'RIVM, vallen van ladders',
  'https://www.rivm.nl/veilig-werken/informatie-over-ongevallen/vallen-van-ladders/feiten-en-cijfers',
)
export const rivmRoofs = publication(
  'Leren voor Veiligheid, val van dak of vloer',
  'https://www.lerenvoorveiligheid.nl/mlvo-val-van-dak-vloer-of-platform',
)
export const roofs = publication(
  'Roofs, lichtkoepels',
  'https://www.dakweb.nl/roofs-2020-11-52-lichtkoepels-zelden-beveiligd/l10272c20',
)
export const sbrcurnet = publication(
  'SBRCURnet, infoblad 282',
  'https://www.sbrcurnet.nl/producten/infobladen/veiligheid-op-platte-daken-bij-kortdurende-werkzaamheden',
)
/** Approved by the labour inspectorate. */
export const stigas = publication(
  'Stigas, Arboblad werken op hoogte',
  'https://www.stigas.nl/agroarbo/tuinzaadbedrijven/werken-op-hoogte-met-hoogwerker-rolsteiger-ladder-trap/',
)
/** Approved by the labour inspectorate. */
export const stigasPower = publication(
  'Stigas, Arboblad hoogspanning',
  'https://www.stigas.nl/agroarbo/groen-grond-infra/werken-de-nabijheid-van-hoogspanningsmasten-en-hoogspanningskabels/',
)
/** Approved by the labour inspectorate. */
export const arbocatalogusWaste = publication(
  'Arbocatalogus Afvalbranche, valgevaar van ladder',
  'https://arbocatalogus-afvalbranche.nl/arbocatalogus/13/40/452',
)
/** Approved by the labour inspectorate. */
export const arbocatalogusCabs = publication(
  'Arbocatalogus Afvalbranche, in- en uitstappen',
  'https://arbocatalogus-afvalbranche.nl/arbocatalogus/15/32/395',
)
export const arbocatalogusMbo = publication(
  'Arbocatalogus mbo, werken op hoogte',
  'https://www.arbocatalogusmbo.nl/machineveiligheid-en-arbeidsmiddelen/werken-op-hoogte/',
)
/** By employers and unions, FME, CNV and FNV among them. */
export const leidraad = publication(
  'Leidraad veilig werken op hoogte, bij Arbopodium',
  'https://www.arbopodium.nl/arbo-index/arbo-in-de-praktijk/werken-op-hoogte-keuze-arbeidsmiddelen/',
)
export const arbopodium = publication(
  'Arbopodium, hoogwerkers',
  'https://www.arbopodium.nl/arbo-index/arbo-in-de-praktijk/hoogwerkers/',
)
export const arbopodiumScaffolds = publication(
  'Arbopodium, rolsteigers',
  'https://www.arbopodium.nl/arbo-index/arbo-in-de-praktijk/rolsteigers/',
)
export const vsb = publication(
  'VSB, incomplete rolsteigers',
  'https://www.vsbnetwerk.nl/nieuws/vsb-waarschuwt-voor-niet-naleven-van-rolsteiger-regels/',
)
export const arboOnline = publication(
  'Arbo-online, rolsteigers',
  'https://www.arbo-online.nl/geen-categorie/artikel/2009/02/werken-op-hoogte-rolsteigers-1016979',
)
export const vvgw = publication('VVGW', 'https://vvgw.nl/werken-met-een-hoogwerker/')
export const evofenedex = publication(
  'Evofenedex',
  'https://www.evofenedex.nl/actualiteiten/werkbak-op-heftruck-zetten-verboden',
)
