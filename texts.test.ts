import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// Every text that docs/product.md quotes must occur in the source, letter for letter: as a string, a template or the
// text of an element. docs/texts.txt lists these texts; docs/texts-open.txt lists those that are still missing. When the
// open list differs, a text is misspelled, or it has been added: then `npx vitest run texts -u` removes it from the list.

const isProduct = (file: string) =>
  /^(shell|remotes|widgets|shared|server|content)\//.test(file) &&
  !isTest(file) &&
  !file.startsWith('server/operations/demo/')

/** Stands for `{name}`, a value that the program inserts, here and in the lists. */
const HOLE = '{}'
const normalized = (text: string) =>
  text
    .replace(/\{[^}]*\}/g, HOLE)
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

/** As JSX renders it: without line breaks and the indentation around them. */
const shownText = (raw: string) =>
  raw
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

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

const textsIn = (file: string, source?: string) =>
  [...nodesIn(readSource(file, source).tree)].flatMap((node) => textOf(node) ?? []).map(normalized)

test('finds a text in every notation', () => {
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

test('every quoted text occurs in the source or in the open list', async () => {
  const texts = readFileSync('docs/texts.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])

  const files = sourceFiles().filter(isProduct)
  const found = new Set(files.flatMap((file) => textsIn(file)))
  const open = texts.filter((text) => !found.has(normalized(text)))
  await expect(`${open.join('\n')}\n`).toMatchFileSnapshot('docs/texts-open.txt')
})
