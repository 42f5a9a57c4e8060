import { readFileSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

import { isTest, type Node, readSource, sourceFiles } from './tools/source.ts'

/** What a room may import besides itself: other rooms, and packages ('node' stands for everything of Node itself). */
type Law = { rooms: string[]; packages: string[] }

const shared = ['domain', 'ui', 'session', 'api', 'federation', 'forms', 'parts'].map(
  (room) => `shared/${room}`,
)
const anyPackage = ['*']

/** `*` stands for one remote or widget, `.` for the configuration at the top. A room without a law is not let in. */
const law: Record<string, Law> = {
  'shared/domain': { rooms: [], packages: ['valibot'] },
  'shared/ui': { rooms: [], packages: ['react', 'react-aria', 'react-aria-components', 'react-stately'] },
  'shared/session': { rooms: ['shared/domain'], packages: ['zustand'] },
  'shared/api': { rooms: ['shared/domain'], packages: ['ky', 'valibot'] },
  'shared/forms': {
    rooms: ['shared/domain', 'shared/api', 'shared/session', 'shared/ui'],
    packages: ['react', 'valibot'],
  },
  'shared/federation': {
    rooms: ['shared/domain', 'shared/session', 'shared/ui'],
    packages: ['react', 'react-dom', 'react-router', 'valibot'],
  },
  'shared/parts': { rooms: shared.filter((room) => room !== 'shared/federation'), packages: ['react'] },
  shell: {
    rooms: shared,
    packages: [
      'react',
      'react-dom',
      'react-refresh',
      '@module-federation/enhanced',
      '@module-federation/webpack-bundler-runtime',
      '@sentry/browser',
    ],
  },
  'remotes/*': { rooms: shared, packages: ['react', 'valibot'] },
  'widgets/*': { rooms: shared, packages: ['react', 'react-aria', 'react-dom', 'react-stately', 'valibot'] },
  server: {
    rooms: ['shared/domain'],
    packages: [
      'node',
      '@electric-sql/pglite',
      ...['fastify', '@fastify/cookie', '@fastify/cors', '@fastify/static'],
      ...['@fastify/swagger', '@fastify/swagger-ui'],
      ...['kysely', 'pg', 'nodemailer', 'pino', 'prom-client', 'rate-limiter-flexible'],
      ...['@myriaddreamin/typst-ts-web-compiler', 'write-excel-file'],
      ...['valibot', '@valibot/to-json-schema'],
    ],
  },
  stories: { rooms: ['shell', 'remotes/*', ...shared], packages: anyPackage },
  '.storybook': { rooms: ['shell', 'shared/domain', 'shared/ui'], packages: anyPackage },
  testing: { rooms: ['server', 'shell', ...shared], packages: anyPackage },
  e2e: { rooms: ['testing', ...shared], packages: anyPackage },
  website: { rooms: [], packages: [] },
  tools: { rooms: ['.', 'testing', 'server', 'shell', 'remotes/*', ...shared], packages: anyPackage },
  '.': { rooms: ['testing', 'tools'], packages: anyPackage },
}

/** The room a file is in: a folder at the top, or one of shared/, remotes/ and widgets/. */
function roomOf(file: string): string {
  const [top, second, third] = file.split('/')
  if (second === undefined) return '.'
  if (!/^(shared|remotes|widgets)$/.test(top!)) return top!
  return third === undefined ? top! : `${top}/${second}`
}

const lawName = (room: string) => room.replace(/^(remotes|widgets)\/.+/, '$1/*')

/** The package of a bare import: `react-dom/client` is `react-dom`, `node:fs` is `node`. */
const packageOf = (specifier: string) => specifier.match(/^(node(?=:)|@[^/]+\/[^/]+|[^/]+)/)![0]

const files = sourceFiles().map((path) => ({ ...readSource(path), path, room: roomOf(path) }))
type File = (typeof files)[number]

const isOwn = (specifier: string) => /^[.#]/.test(specifier)

/** The file an import of our own code points to. */
const targetOf = ({ path }: File, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier)

/** Every import of our own files that breaks a rule, as `from -> to`. */
const importsThat = (breaks: (file: File, specifier: string, target: string) => boolean) =>
  files.flatMap((file) =>
    file.specifiers
      .filter((specifier) => isOwn(specifier) && breaks(file, specifier, targetOf(file, specifier)))
      .map((specifier) => `${file.path} -> ${specifier}`),
  )

/** A page of a remote: the router loads it when it is visited, and looks for a `Component` in it. */
const isLazyPage = (path: string) => /^remotes\/.*Page\.tsx$/.test(path)

const filesThat = (breaks: (file: File) => boolean) => files.filter(breaks).map(({ path }) => path)

test('every room has a law', () => {
  expect(filesThat(({ room }) => !law[lawName(room)])).toEqual([])
})

test('a room imports only the rooms its law names', () => {
  const offences = importsThat(({ path, room }, _, target) => {
    const to = roomOf(target)
    const allowed = [...(law[lawName(room)]?.rooms ?? []), ...(isTest(path) ? ['testing'] : [])]
    return to !== room && !allowed.includes(lawName(to))
  })
  expect(offences).toEqual([])
})

test('a room imports only the packages its law names', () => {
  const offences = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, room, specifiers }) => {
      const allowed = law[lawName(room)]?.packages ?? []
      return specifiers
        .filter((specifier) => !isOwn(specifier) && !allowed.includes('*'))
        .filter((specifier) => !allowed.includes(packageOf(specifier)))
        .map((specifier) => `${path} -> ${specifier}`)
    })
  expect(offences).toEqual([])
})

test('the modules for checks and plans do not depend on a theme', () => {
  const generic =
    /^(shared\/domain\/(check-flow|questionnaire|section-check)\.ts|server\/(section-checks|plan)\/)/
  const knowsTheme = ({ path }: File) =>
    /physical.?strain|server\/questionnaires/i.test(readFileSync(path, 'utf8'))
  expect(filesThat((file) => generic.test(file.path) && !isTest(file.path) && knowsTheme(file))).toEqual([])
})

test('imports are relative inside a room and by #shared/ across rooms', () => {
  const offences = importsThat(({ room }, specifier, target) => {
    const stays = roomOf(target) === room
    return stays ? specifier.startsWith('#') : target.startsWith('shared/') && !specifier.startsWith('#')
  })
  expect(offences).toEqual([])
})

/** Code that supports the product stands in subfolders of its own and reaches what it tests, shows or builds. */
const isSupport = (path: string) => /^(testing|stories|tools)\//.test(path)

test('no import climbs two folders, except out of supporting code, and from a test to testing/', () => {
  const offences = importsThat(({ path, room }, specifier, target) => {
    const to = roomOf(target)
    const isAllowed = to !== room && (isSupport(path) || (isTest(path) && to === 'testing'))
    return specifier.startsWith('../../') && !isAllowed
  })
  expect(offences).toEqual([])
})

test('there are no barrels: a file exports what is in it', () => {
  expect(filesThat(({ passesOn }) => passesOn.some(isOwn))).toEqual([])
})

test('exports are named, except where a tool asks for the default one', () => {
  const asked = [
    /^remotes\/[^/]+\/routes\.tsx$/,
    /\.stories\.tsx$/,
    /^testing\/harness\/template-database\.ts$/,
    /^tools\/build\/sheet-loader\.ts$/,
    /^(\.storybook\/)?[^/]+$/,
  ]
  const isAsked = (path: string) => asked.some((pattern) => pattern.test(path))
  expect(filesThat(({ path, exports }) => exports.includes('default') && !isAsked(path))).toEqual([])
})

test('files are called PascalCase.tsx after their component, or kebab-case', () => {
  const migration = /^server\/database\/migrations\/\d{3}_[a-z0-9-]+\.ts$/
  const offences = filesThat(({ path, exports }) => {
    const [name, ...kinds] = basename(path).split('.')
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name!) || migration.test(path)) return false
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name!) || kinds.at(-1) !== 'tsx') return true
    const holdsComponent = kinds.length === 1
    return holdsComponent && !exports.includes(isLazyPage(path) ? 'Component' : name!)
  })
  expect(offences).toEqual([])
})

test('no folder is a bucket', () => {
  expect(filesThat(({ path }) => /(^|\/)(utils?|helpers?|common|misc|lib)\//.test(path))).toEqual([])
})

test('only a file called store.ts keeps state', () => {
  const isState = ({ type, callee, arguments: given }: Node) => {
    const { name } = (callee ?? {}) as { name?: string }
    if (type === 'CallExpression') return name === 'create' || name === 'createStore'
    return type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(name ?? '') && (given as Node[]).length === 0
  }
  const keepsState = (statement: Node) => {
    const declaration = (statement.declaration ?? statement) as Node
    if (declaration.type !== 'VariableDeclaration') return false
    const initials = (declaration.declarations as { init: Node | null }[]).flatMap(({ init }) => init ?? [])
    return (
      declaration.kind !== 'const' ||
      initials.some((init) => isState(init) || isState((init.callee ?? init) as Node))
    )
  }
  const rooms = /^(shell|remotes|widgets|shared|server)\//
  const offences = filesThat(
    ({ path, tree }) =>
      rooms.test(path) &&
      !isTest(path) &&
      basename(path) !== 'store.ts' &&
      (tree.body as Node[]).some(keepsState),
  )
  expect(offences).toEqual([])
})

// Imports run one way. Type imports count as well: a type that two files need belongs to a third one below both.

/** The edges of a graph, each with an import that causes it: from -> to -> import. */
type Graph = Map<string, Map<string, string>>

/** The imports between nodes. `nodeOf`: the node of a file; undefined for a file that is left out. */
function importGraph(nodeOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map()
  for (const file of files) {
    const from = nodeOf(file.path)
    if (from === undefined) continue
    for (const specifier of file.specifiers.filter(isOwn)) {
      const target = targetOf(file, specifier)
      const to = nodeOf(target)
      if (to === undefined || to === from) continue
      const edges = graph.get(from) ?? new Map()
      graph.set(from, edges.set(to, edges.get(to) ?? `${file.path} -> ${target}`))
    }
  }
  return graph
}

/** The shortest way along the imports from one node back to itself, as the imports on it; undefined without one. */
function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const ways = new Map<string, string[]>([[start, []]])
  for (const [node, way] of ways) {
    for (const [next, example] of graph.get(node) ?? []) {
      if (next === start) return [...way, example]
      if (!ways.has(next)) ways.set(next, [...way, example])
    }
  }
  return undefined
}

/** Every cycle once, in the order of its imports. */
function cyclesIn(graph: Graph): string[] {
  const cycles = [...graph.keys()].flatMap((node) => {
    const cycle = shortestCycle(graph, node)
    return cycle ? [cycle.toSorted().join('\n')] : []
  })
  return [...new Set(cycles)].toSorted()
}

test('files do not import each other in a circle', () => {
  expect(cyclesIn(importGraph((path) => path))).toEqual([])
})

test('modules of the server do not import each other in a circle', () => {
  /** A folder directly below server/; the files beside the folders are on top, and tests may import everything. */
  const moduleOf = (path: string) => (isTest(path) ? undefined : /^server\/[^/]+/.exec(path)?.[0])
  expect(cyclesIn(importGraph(moduleOf))).toEqual([])
})

test('the ground modules of the server import only the modules below them', () => {
  const ground = ['runtime', 'database', 'http', 'session', 'mail', 'products']
  ground.push('questionnaires', 'section-checks', 'plan')
  const level = (path: string) => ground.indexOf(/^server\/([^/]+)\//.exec(path)?.[1] ?? '')
  const isBackUp = (from: string, to: string) =>
    to.startsWith('server/') && level(from) >= 0 && (level(to) < 0 || level(to) > level(from))
  expect(importsThat(({ path }, _, target) => !isTest(path) && isBackUp(path, target))).toEqual([])
})
