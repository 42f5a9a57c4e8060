import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// How the tests of the project as a whole read its source: TypeScript itself no longer has an API for that.

export type Node = { type: string; [property: string]: unknown }

const generated = ['node_modules', 'dist', 'dist-single', 'data', 'storybook-static']

/** Every TypeScript file of the project, relative to its root and with forward slashes. */
export const sourceFiles = (): string[] =>
  globSync(['**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], { exclude: (name) => generated.includes(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** A node and everything below it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesIn(child as Node)
  }
}

/**
 * Takes a file's path, and its text when that is not what stands there. Gives its syntax tree, what it imports from
 * (types and lazy imports too), the names it exports, and where it exports from without using it itself.
 */
export function readSource(file: string, text = readFileSync(file, 'utf8')) {
  const { program, module } = parseSync(file, text)
  const tree = program as unknown as Node
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    tree,
    specifiers: [...nodesIn(tree)].flatMap(
      ({ source }) => (source as { value?: string } | null)?.value ?? [],
    ),
    exports: exported.map(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? '*'),
    ),
    passesOn: exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  }
}
