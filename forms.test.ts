import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as v from 'valibot'
import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// Every field of the schema of a form has a control in the form: what a form does not ask for counts as empty, and would
// be saved as that.

const treeOf = (file: string) => [...nodesIn(readSource(file).tree)]

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name

/** Returns the file that a specifier refers to; undefined for packages, and for what contains no controls. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return /^#shared\/(parts|checks|forms)\//.test(specifier) ? specifier.slice(1) : undefined
}

/** Returns a file and everything that it imports, in which controls may be. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return found
  found.add(file)
  for (const specifier of readSource(file).specifiers) filesOf(fileOf(specifier, file) ?? '', found)
  return found
}

/** Returns the texts in an expression, up to the first point: `measures.${kind}` is in the field `measures`. */
const textsIn = (node: Node) =>
  [...nodesIn(node)].flatMap(({ type, value }) => {
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
    return typeof text === 'string' ? text.split('.')[0]! : []
  })

/** Returns the names of the controls in a file; when some are computed, all its words that they may be computed from. */
function controlsIn(file: string): string[] {
  const nodes = treeOf(file)
  const values = nodes
    .filter(({ type, name }) => type === 'JSXAttribute' && /^names?$/.test(nameOf(name) ?? ''))
    .map(({ value }) => value as Node)
  // Also those of attributes that are spread: `{ name: 'code' }`.
  const spread = nodes.filter(({ key }) => nameOf(key) === 'name')
  const names = [...values, ...spread].flatMap(textsIn)
  if (values.every((value) => textsIn(value).length > 0)) return names
  const keys = nodes.flatMap(({ type, key }) => (type === 'Property' ? (nameOf(key) ?? []) : []))
  return [...names, ...nodes.flatMap(textsIn), ...keys]
}

/** Returns the schemas of a module of the domain that an expression names, also by way of a constant of the file. */
async function schemasIn(file: string, expression: Node): Promise<{ entries: v.ObjectEntries }[]> {
  const nodes = treeOf(file)
  const found: { entries: v.ObjectEntries }[] = []
  for (const { type, name } of nodesIn(expression)) {
    if (type !== 'Identifier') continue
    const constant = nodes.find(({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === name)
    if (constant?.init) found.push(...(await schemasIn(file, constant.init as Node)))
    const from = nodes.find(
      ({ type, specifiers }) =>
        type === 'ImportDeclaration' && (specifiers as Node[]).some(({ local }) => nameOf(local) === name),
    )
    const specifier = String((from?.source as Node | undefined)?.value)
    if (!specifier.startsWith('#shared/domain/')) continue
    const path: string = `./${specifier.slice(1)}`
    const domain = await import(/* @vite-ignore */ path)
    const schema = name === 'createAccountInputSchema' ? domain.AccountInput : domain[String(name)]
    if (schema?.entries) found.push(schema)
  }
  return found
}

test('every field of a form has a control', async () => {
  const missing: string[] = []
  let forms = 0
  for (const file of sourceFiles().filter((file) => file.endsWith('.tsx') && !isTest(file))) {
    const calls = treeOf(file).filter(
      ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'useForm',
    )
    const schemas = await Promise.all(calls.map((call) => schemasIn(file, (call.arguments as Node[])[0]!)))
    const fields = new Set(schemas.flat().flatMap(({ entries }) => Object.keys(entries)))
    if (fields.size === 0) continue
    forms++
    const controls = new Set([...filesOf(file)].flatMap(controlsIn))
    for (const field of fields) if (!controls.has(field)) missing.push(`${file}: ${field}`)
  }
  expect(missing).toEqual([])
  expect(forms).toBeGreaterThan(25)
})
