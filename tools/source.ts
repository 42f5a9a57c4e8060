import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// Reads the project's source for the tests that check all of it. TypeScript itself no longer has an API for that.

export type Node = { type: string; [property: string]: unknown }
/** `start` and `end`: places in the text of the file. */
export type Comment = { type: 'Line' | 'Block'; value: string; start: number; end: number }

const generated = ['node_modules', 'dist', 'dist-single', 'data', 'storybook-static']

/** Relative to the root, with forward slashes. */
export const sourceFiles = (): string[] =>
  globSync(['**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], { exclude: (name) => generated.includes(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesIn(child as Node)
  }
}

/** `text`: instead of the file's content. Specifiers include those of types and dynamic imports. */
export function readSource(file: string, text = readFileSync(file, 'utf8')) {
  const { program, module, comments } = parseSync(file, text)
  const tree = program as unknown as Node
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    tree,
    comments: comments as Comment[],
    specifiers: [...nodesIn(tree)].flatMap(
      ({ source }) => (source as { value?: string } | null)?.value ?? [],
    ),
    exports: exported.map(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? '*'),
    ),
    reExportsFrom: exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  }
}
