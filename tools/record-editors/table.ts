import type { Form, Kept, RecordedEditor, Stored, Way, WidgetName } from '../../testing/editor-markup.ts'

const words: Record<Kept, string> = {
  all: 'blijft',
  'inside out': 'blijft, binnenstebuiten',
  address: 'alleen de link blijft',
  text: 'wordt geen link',
}
/** An address alone becomes a link or not. */
const wordsOfAddress: Record<Kept, string> = { ...words, all: 'wordt een link' }

function describe(stored: Stored[], words: Record<Kept, string>): string {
  const kept = new Map<Kept, WidgetName[]>()
  for (const one of stored) kept.set(one.kept, [...(kept.get(one.kept) ?? []), one.widget])
  if (kept.size === 1) return words[stored[0]!.kept]
  return [...kept].map(([left, names]) => `${words[left]} (${names.join(', ')})`).join('; ')
}

const inWay = (stored: Stored[], form: Form, way: Way) =>
  stored.filter((one) => one.form === form && one.ways.includes(way))

/** A form may survive when a program sets it, and not when it is pasted. */
function cellOf(stored: Stored[], form: Form): string {
  const set = describe(inWay(stored, form, 'set'), words)
  const pasted = describe(inWay(stored, form, 'paste'), words)
  return set === pasted ? set : `${set}; geplakt: ${pasted}`
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const tableOf = (headings: string[], rows: string[][]) =>
  [headings, headings.map(() => '---'), ...rows].map(row).join('\n')

const nameOf = ({ editor, setUp }: RecordedEditor) => `${editor}, ${setUp}`

/** In Markdown: each form, and an address alone. */
export function survivors(recorded: RecordedEditor[]): string {
  const editors = new Set(recorded.map(({ editor }) => editor))
  const keeping = [...editors].filter((name) =>
    recorded
      .filter(({ editor }) => editor === name)
      .every(({ stored }) =>
        (['set', 'paste'] as const).every((way) =>
          inWay(stored, 'address', way).every(({ kept }) => kept === 'all'),
        ),
      ),
  )
  const ofForms = recorded.map((one) => [
    nameOf(one),
    `\`${one.source}\``,
    ...(['address', 'fragment', 'marked', 'element'] as const).map((form) => cellOf(one.stored, form)),
  ])
  const ofAddresses = recorded.map((one) => [
    nameOf(one),
    ...(['type', 'paste address', 'paste over text'] as const).map((way) =>
      describe(inWay(one.stored, 'address', way), wordsOfAddress),
    ),
  ])
  return `Een link met alleen het adres blijft in ${keeping.length} van ${editors.size} editors.

${tableOf(['editor', 'pakket', 'link met het adres', 'link met `#bw-…`', 'gemarkeerde link', 'eigen element'], ofForms)}

Sommige editors maken zelf een link van een adres:

${tableOf(['editor', 'getypt, met een spatie erna', 'geplakt', 'geplakt over een woord'], ofAddresses)}`
}

export const DOCUMENT = 'docs/cms-editors.md'
const PARTS = /(<!-- editors -->\n)[\s\S]*(\n<!-- \/editors -->)/

/** Replaces the tables between their marks. Throws an error when the document has no marks. */
export function withTables(text: string, recorded: RecordedEditor[]): string {
  if (!PARTS.test(text)) throw new Error(`${DOCUMENT} does not say where the tables of the editors are.`)
  return text.replace(PARTS, (_, start, end) => `${start}${survivors(recorded)}${end}`)
}
