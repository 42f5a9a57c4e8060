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

/** The syntax tree of a file, and what it imports and exports. */
export const parse = (file: string, text = readFileSync(file, 'utf8')) => parseSync(file, text)

/** A node and everything below it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesIn(child as Node)
  }
}
