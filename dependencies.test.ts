import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// A production installation (`npm ci --omit=dev`) contains `dependencies` only. The browser's packages end up in dist/
// when it is built, so they are development dependencies.

const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Code that the server runs: its own, and the schemas that it shares with the browser. */
const isServerCode = (file: string) => /^(server|shared\/domain)\//.test(file) && !isTest(file)

const isMetaResolve = ({ type, callee }: Node) => {
  const { object, property } = (callee ?? {}) as { object?: Node; property?: { name?: string } }
  return type === 'CallExpression' && object?.type === 'MetaProperty' && property?.name === 'resolve'
}

/** Loaded at run time: by an import that is not only of types, or by `import.meta.resolve('…')`. */
function loadedBy(node: Node): string | undefined {
  const { type, source, importKind } = node
  if (type === 'ImportDeclaration' || type === 'ImportExpression')
    return importKind === 'type' ? undefined : (source as { value?: string }).value
  return isMetaResolve(node) ? (node.arguments as { value?: string }[])[0]?.value : undefined
}

/** Undefined for a file of the project. Node's own modules come from the package `node`. */
const packageOf = (specifier: string) => specifier.match(/^(node(?=:)|@[^/]+\/[^/]+|[^./#@][^/:]*)/)?.[0]

test('dependencies are exactly the packages that the server loads at run time', () => {
  const loaded = sourceFiles()
    .filter(isServerCode)
    .flatMap((file) => [...nodesIn(readSource(file).tree)].flatMap((node) => loadedBy(node) ?? []))
    .flatMap((specifier) => packageOf(specifier) ?? [])
  expect([...new Set(loaded)].sort()).toEqual(Object.keys(dependencies).sort())
})

test.each(['.github', '.forgejo'])('the workflow in %s runs all that a push must pass', (folder) => {
  expect(readFileSync(`${folder}/workflows/test.yml`, 'utf8')).toMatch(/^ +- run: \.ci\/run$/m)
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci\nnpm test$/m)
})

test('.nvmrc and the types of Node follow the version of Node in dependencies', () => {
  const major = (version: string) => version.split('.')[0]
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node)
  expect(major(devDependencies['@types/node'])).toBe(major(dependencies.node))
})

test('PostgreSQL is the same version for every system', () => {
  expect(new Set(Object.values<string>(optionalDependencies)).size).toBe(1)
})

test('every version is exact', () => {
  const versions = Object.values<string>({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('packages come from the registry with their hash, and few run a script when they are installed', () => {
  type Locked = { resolved?: string; integrity?: string; hasInstallScript?: boolean }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(400)
  // Without the address of a registry in the file, npm takes the one that is configured; the hash fixes the content.
  const foreign = installed.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign).toEqual([])
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted.map(([path]) => path.replace('node_modules/', '')).toSorted()).toEqual(
    Object.keys(allowScripts).toSorted(),
  )
})
