import type { Source } from '#shared/domain/checks/questionnaire.ts'
import { besluit2017 } from '../sources.ts'

/** Read on another site. */
export const article723a = (part: string): Source => ({
  ...besluit2017(`7.23a ${part}`),
  url: 'https://collegebundel.nl/arbeidsomstandighedenbesluit/artikel7.23a',
})

/** `what`: what was read in the publication. */
const publication = (name: string, url?: string) => (what: string) =>
  ({ name: `${name}: ${what}`, url, grade: 'B' }) satisfies Source

export const rd = publication(
  'Reformatorisch Dagblad, ladders en steigers',
  'https://www.rd.nl/advertorial/veilig-gebruikmaken-van-ladders-en-steigers-1.1615642',
)
export const werkEnVeiligheid = publication(
  'Werk en Veiligheid',
  'https://www.werkenveiligheid.nl/preventie/de-praktijk/veilig-werken-op-hoogte',
)
export const arbostart = publication(
  'Arbostart, ladders en trappen',
  'https://www.arbostart.nl/basiskennis-veiligheidskundigen-6-werken-op-ladders-en-trappen/',
)
export const bevece = publication('Bevece')
export const issg = publication(
  'ISSG, EN 1004-1:2020',
  'https://www.issg.nl/keuren/keuring-rolsteigers-nen-en-1004/',
)
export const pmg = publication('PMG, EN 1004-1:2020')
export const vsb = publication('VSB')
export const arbopodium = publication(
  'Arbopodium, hoogwerkers',
  'https://www.arbopodium.nl/arbo-index/arbo-in-de-praktijk/hoogwerkers/',
)
export const arbopodiumScaffolds = publication('Arbopodium, rolsteigers')
export const vvgw = publication('VVGW', 'https://vvgw.nl/werken-met-een-hoogwerker/')
export const instant = publication('Instant Apeldoorn', 'https://www.instant-apeldoorn.nl/veiligheid-voorop/')
export const evofenedex = publication(
  'Evofenedex',
  'https://www.evofenedex.nl/actualiteiten/werkbak-op-heftruck-zetten-verboden',
)
export const arboinspectie = publication(
  'Arboinspectie.nl',
  'https://www.arboinspectie.nl/verbod-op-werken-in-de-hoogte-met-heftruck/',
)
export const duraVermeer = publication(
  'Dura Vermeer',
  'https://duravermeersave.nl/toolbox/arbeidsmiddelen/Werkbak%20inzetten%20wat%20moet%20ik%20weten',
)
export const engineersOnline = publication(
  'Engineersonline',
  'https://www.engineersonline.nl/nieuws/id35298-update-leidraad-werken-met-werkbak-en-werkplatform.html',
)
export const ekh = publication(
  'EKH',
  'https://www.ekh.nl/nieuws/nieuwsoverzicht/nu-ook-inspectie-en-certificering-valbeveiligingsapparatuur',
)

export const knowledge = (what: string): Source => ({ name: `Vakkennis: ${what}`, grade: 'C' })
