import type { Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { datesIn } from './dates.ts'
import { type Found, isNothing, valuesOf } from './labels.ts'
import { proposal, shortened } from './place.ts'
import type { SheetLine } from './sections.ts'

const NAME =
  /(handels|product|produkt)-?\s?(naam|name|benaming|bezeichnung)|naam van het product|(commerciële )?benaming|trade ?name|bezeichnung|product identifier|productidentificatie|produktidentifikator/i
const SUPPLIER =
  /(naam (van de )?)?(fabrikant|producent|leverancier|importeur|distributeur)|onderneming|bedrijf(snaam)?|firma(naam)?|vennootschap|supplier|manufacturer|importer|distributor|company( name)?|lieferant|hersteller|inverkehrbringer/i
const ARTICLE =
  /(artikel|art\.?|product|produkt|bestel|bestell|item|part|article|material|materiaal)[- .]*(nummer|number|nr|no|code)\b\.?|sku|productcode|artikelcode/i
/** Subsection 1.3 names the supplier, often without a label. Source: REACH, annex II, part B. */
const SUPPLIER_SUBSECTION = 3

const REVISED =
  /datum (van )?(de )?(laatste )?(herziening|revisie|bijwerking)|herzieningsdatum|revisiedatum|herzien( op)?|bijgewerkt( op)?|revision date|date of (last )?(issue\s?\/\s?)?revision|revised( on)?|last (revised|updated)|überarbeitet am|überarbeitungsdatum|(datum der )?überarbeitung/
const ISSUED =
  /datum (van )?(uitgifte|uitgave|afgifte|opstelling|samenstelling|publicatie)|(uitgifte|uitgave|aanmaak|publicatie)datum|uitgegeven( op)?|opgesteld( op)?|issue date|date of (issue|preparation|compilation)|issued( on)?|prepared on|ausgabedatum|erstellt am|erstellungsdatum|ausstellungsdatum|datum der (ausgabe|erstellung|ausstellung)/
/** Dates of something else: of printing, and of the sheet before this one. */
const OTHER_DATE =
  /druk ?datum|druckdatum|(af|uit)?(print|gedrukt|druk)[- ]?(datum| op)|datum (van )?(druk|afdruk|print)|gedruckt am|print(ed)? (date|on)|date printed|vervangt|vervanging|vorige|vorig|eerste (uitgave|uitgifte)|supersedes|replaces|previous|first issue|ersetzt|vorherige|geldig|valid|gültig/
const DATE_LABEL = new RegExp(
  `(?<other>${OTHER_DATE.source})|(?<revised>${REVISED.source})|(?<issued>${ISSUED.source})`,
  'gi',
)

type DateKind = 'revised' | 'issued'

const labelledDates = (text: string) =>
  datesIn(text).map(({ date, index }) => {
    const label = [...text.slice(0, index).matchAll(DATE_LABEL)].at(-1)
    const kind = Object.entries(label?.groups ?? {}).find(([, found]) => found)?.[0]
    return { date, kind, isOwn: label && !datesIn(text.slice(label.index, index)).length }
  })

/** Dates below a row of labels, such as "Datum van herziening | Versie": each below its label, or beside it. */
function datesBelow(
  line: SheetLine,
  next: SheetLine | undefined,
): { date: string; kind: string | undefined }[] {
  if (!next || datesIn(line.text).length > 0) return []
  return line.cells.flatMap(({ text, left }) => {
    const [label] = [...text.matchAll(DATE_LABEL)]
    const below = next.cells.find((cell) => Math.abs(cell.left - left) < 12)
    const [found] = datesIn(below?.text ?? '')
    const kind = Object.entries(label?.groups ?? {}).find(([, name]) => name)?.[0]
    // A label of its own in the line below belongs to that date.
    return found && kind && !below!.text.match(DATE_LABEL) ? [{ date: found.date, kind }] : []
  })
}

/** From sections 1 and 16 and headers: those of the revision first, each kind newest first. */
function dateProposals(lines: readonly SheetLine[]): Proposal[] {
  const found = lines.flatMap((line, index) => {
    if (![null, 1, 16].includes(line.section)) return []
    const next = lines[index + 1]
    const inLine = labelledDates(line.text).filter(({ isOwn }) => isOwn)
    const below = datesBelow(line, next).map((date) => ({ ...date, line: next! }))
    return [...inLine.map((date) => ({ ...date, line })), ...below]
  })
  const ofKind = (wanted: DateKind) =>
    found.filter(({ kind }) => kind === wanted).toSorted((a, b) => b.date.localeCompare(a.date))
  return [...ofKind('revised'), ...ofKind('issued')].map(({ date, line }) => proposal('sdsDate', date, line))
}

function unlabelledSupplier(lines: readonly SheetLine[]): Found[] {
  const inSubsection = lines.filter(
    ({ section, subsection }) => section === 1 && subsection === SUPPLIER_SUBSECTION,
  )
  // The heading may take two lines.
  const line = inSubsection
    .slice(1, 4)
    .find(
      ({ cells, text }) =>
        cells.length === 1 &&
        isSupplier(text) &&
        !/:|veiligheidsinformatieblad|safety data sheet|sicherheitsdatenblatt/i.test(text),
    )
  return line ? [{ value: line.text, line }] : []
}

const isText = (text: string) => /\p{L}{2}|\p{L}.*\d|\d.*\p{L}/u.test(text) && !isNothing(text)
const isSupplier = (text: string) =>
  isText(text) &&
  text.match(SUPPLIER)?.[0] !== text &&
  !/^(details|gegevens|angaben|van het|of the)/i.test(text)

/** The product as such: name, supplier, article number and date. */
export function productProposals(lines: readonly SheetLine[]): Proposal[] {
  const first = lines.filter(({ section }) => section === 1)
  const above = lines.filter(({ section, page }) => section === null && page === 1)
  const named = [...valuesOf(first, NAME, { accepts: isText }), ...valuesOf(above, NAME, { accepts: isText })]
  const labelled = valuesOf(first, SUPPLIER, { accepts: isSupplier })
  const suppliers = labelled.length > 0 ? labelled : unlabelledSupplier(first)
  const numbers = valuesOf([...first, ...above], ARTICLE, { accepts: (text) => /\d/.test(text) })
  return [
    ...named.map(({ value, line }) => proposal('name', shortened(value), line)),
    ...suppliers.map(({ value, line }) => proposal('supplier', shortened(value), line)),
    ...numbers.map(({ value, line }) => proposal('articleNumber', shortened(value), line)),
    ...dateProposals(lines),
  ]
}
