import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// Every text that the specification quotes is said by the product, letter for letter: as a string, a template or
// the text of an element. docs/texts.txt lists them; docs/texts-open.txt those that are not said yet. A difference in
// the open list is either a misspelling, or a text that is said by now: then `npx vitest run texts -u` strikes it out.

/** Whether a file speaks for the product: what the demo world says does not count. */
const speaks = (file: string) =>
  /^(shell|remotes|widgets|shared|server)\//.test(file) && !isTest(file) && !file.startsWith('server/demo/')

/** `{name}` stands for whatever the program fills in, here and in the lists. */
const HOLE = '{}'
const normalized = (text: string) =>
  text
    .replace(/\{[^}]*\}/g, HOLE)
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text between two tags as JSX shows it: a line break and the indentation around it are no space. */
const shownText = (raw: string) =>
  raw
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** What a node says by itself; undefined when it is not a text. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? shownText(node.value) : undefined
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE)
  }
  if (node.type === 'JSXText') return shownText(node.value as string)
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression as Node) ?? HOLE
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[]
    return children.length === 0 ? HOLE : children.map(textOf).join('')
  }
  return undefined
}

/** Everything that a source file says. */
const textsIn = (file: string, source?: string) =>
  [...nodesIn(readSource(file, source).tree)].flatMap((node) => textOf(node) ?? []).map(normalized)

test('a text is found however the source writes it', () => {
  const source = `
    const title = 'Ja, ik weet het zeker'
    const limit = (max: number) => \`Vul hier maximaal \${max} tekens in.\`
    const Element = () => (
      <p title="Oke">
        Je kijkt&nbsp;mee en kunt <b>{company.name}</b>{' '}
        bewerken
        <i>Vorige</i>
      </p>
    )`
  expect(textsIn('Example.tsx', source)).toEqual(
    expect.arrayContaining(
      [
        'Ja, ik weet het zeker',
        'Vul hier maximaal {max} tekens in.',
        'Oke',
        'Je kijkt mee en kunt {x} bewerkenVorige',
      ].map(normalized),
    ),
  )
})

test('every quoted text stands in the source, or is listed as open', async () => {
  const texts = readFileSync('docs/texts.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])

  const files = sourceFiles().filter(speaks)
  const said = new Set(files.flatMap((file) => textsIn(file)))
  const open = texts.filter((text) => !said.has(normalized(text)))
  await expect(`${open.join('\n')}\n`).toMatchFileSnapshot('docs/texts-open.txt')
})
