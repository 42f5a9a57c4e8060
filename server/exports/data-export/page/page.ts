import { formatMoment } from '#shared/domain/basics/date.ts'
import type { Contents } from '../contents.ts'
import { accountSections } from './account.ts'
import { companySections } from './companies.ts'
import { documentOf } from './document.ts'
import { elsewhereSections } from './elsewhere.ts'
import { html } from './html.ts'
import type { Section } from './section.ts'

function missingSection({ files, plans }: Contents): Section[] {
  const missing = [
    ...plans.flatMap(({ outcome, path }) => (outcome === 'failed' ? path : [])),
    ...files.flatMap(({ outcome, path }) => (outcome === 'complete' ? [] : path)),
  ]
  if (missing.length === 0) return []
  return [
    {
      id: 'ontbreekt',
      title: 'Wat ontbreekt',
      content: () => [
        html`<p>Deze bestanden ontbreken of zijn niet compleet. Ze zijn verwijderd terwijl de download werd gemaakt, of het is niet gelukt om ze te maken.</p>
<ul>${missing.map((path) => html`<li>${path}</li>`)}</ul>`,
      ],
    },
  ]
}

/** All data for people: one HTML document that works without a network, with links to the files in the ZIP. */
export function* pageOf(contents: Contents): Generator<string> {
  const { product, snapshot } = contents
  const [person] = snapshot.person.person
  const name = [person!.first_name, person!.middle_name, person!.last_name].filter(Boolean).join(' ')
  const sections = [
    ...missingSection(contents),
    ...accountSections(snapshot),
    ...companySections(contents),
    ...elsewhereSections(contents),
  ]
  yield* documentOf({
    title: `Je gegevens bij ${product}`,
    introduction: html`Dit zijn de gegevens van ${name} op ${formatMoment(snapshot.madeAt)}. De bestanden en plannen van je bedrijven staan in de map <q>bedrijven</q>. Het bestand <a href="gegevens.json">gegevens.json</a> bevat dezelfde gegevens voor een computerprogramma.`,
    sections,
  })
}
