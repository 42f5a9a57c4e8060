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
      ...['fastify', '@fastify/cookie', '@fastify/cors', '@fastify/static', '@fastify/swagger'],
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

test('what reckons, keeps and prints a check does not know what it is about', () => {
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
    /^e2e\/global-setup\.ts$/,
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
