import { checks as allChecks, checkLabels } from '#shared/domain/basics/check.ts'
import { formatInstant, formatMoment } from '#shared/domain/basics/date.ts'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import { documentOf } from '../data-export/page/document.ts'
import { type Html, html } from '../data-export/page/html.ts'
import { addressOf, list, webLink } from '../data-export/page/parts.ts'
import type { Section } from '../data-export/page/section.ts'
import type { CompanyContents, PartResult } from './contents.ts'
import { groups } from './part.ts'
import type { PlacedRecord, RecordFile } from './records.ts'

const kinds: Record<string, string> = { pdf: 'pdf', xlsx: 'Excel', json: 'voor een computerprogramma' }

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

const FAILED = 'Dit kon niet worden gemaakt. Je vindt het in het portaal.'

function partLine({ title, none, outcome, paths, remark }: PartResult): Html {
  if (outcome !== 'made') return html`${title}: ${outcome === 'none' ? none : FAILED}`
  const links = paths.map((path, index) => {
    const kind = kinds[extensionOf(path)] ?? extensionOf(path)
    return html`${index > 0 && ', '}<a href="${addressOf(path)}">${title} (${kind})</a>`
  })
  return html`${links}${remark && html`. ${remark}`}`
}

function fileLine({ fileOutcomes }: CompanyContents, file: RecordFile): Html {
  const { path, name, size, addedBy, addedAt } = file
  const about = `(${formatSize(size)}, ${addedBy}, ${formatInstant(addedAt)})`
  const outcome = fileOutcomes.get(file)
  if (outcome === 'missing') return html`${name} ${about}: bestaat niet meer`
  return html`<a href="${addressOf(path)}">${name}</a> ${about}${
    outcome === 'incomplete' && ': niet compleet, want het is intussen verwijderd'
  }`
}

const recordOf = (contents: CompanyContents, { subject, links, files }: PlacedRecord): Html =>
  html`<h3>${subject}</h3>${
    list([
      ...files.map((file) => fileLine(contents, file)),
      ...links.map(({ name, link }) => webLink(name, link)),
    ]) ?? html`<p>Hier zijn geen bestanden of links.</p>`
  }`

function omissionsOf({ reader: { company }, parts, records, fileOutcomes, omittedChecks }: CompanyContents) {
  return [
    ...parts.flatMap(({ title, outcome }) =>
      outcome === 'failed' ? `${title}: kon niet worden gemaakt.` : [],
    ),
    ...[...fileOutcomes].flatMap(([{ path }, outcome]) =>
      outcome === 'complete' ? [] : `${path}: ontbreekt of is niet compleet.`,
    ),
    ...omittedChecks.map((check) => `${checkLabels[check]}: dit staat niet in deze download.`),
    ...(company.checks.length < allChecks.length
      ? [
          `Je mag niet alle checks van ${company.name} zien. Wat bij de andere checks hoort, staat niet in deze download.`,
        ]
      : []),
    ...(records ? [] : ['Bezoekverslagen en het bedrijfsdossier: die mag je bij dit bedrijf niet zien.']),
  ]
}

function sectionsOf(contents: CompanyContents): Section[] {
  const { parts, records } = contents
  const omissions = omissionsOf(contents)
  return [
    ...(omissions.length > 0
      ? [{ id: 'niet', title: 'Wat hier niet in zit', content: () => [list(omissions)!] }]
      : []),
    ...groups.flatMap((group, index) => {
      const own = parts.filter((part) => part.group === group)
      return own.length === 0
        ? []
        : [{ id: `deel-${index + 1}`, title: group, content: () => [list(own.map(partLine))!] }]
    }),
    ...(records && records.length > 0
      ? [
          {
            id: 'bedrijfsdossier',
            title: 'Bedrijfsdossier',
            content: () => records.map((record) => recordOf(contents, record)),
          },
        ]
      : []),
  ]
}

export function* indexPageOf(contents: CompanyContents): Generator<string> {
  const { product, madeAt, reader } = contents
  const { name } = reader.company
  yield* documentOf({
    title: `Alles van ${name}`,
    introduction: `Dit is wat ${reader.fullName} van ${name} bij ${product} mocht zien op ${formatMoment(madeAt.toISOString())}. Pak het zip-bestand eerst uit: dan werken de links op deze pagina. Bewaar dit veilig, en geef het alleen aan wie het nodig heeft. Bij functiegroepen, blootstelling en opmerkingen horen functies te staan, geen namen of gezondheid.`,
    sections: sectionsOf(contents),
  })
}
