import { readFileSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

import { isTest, type Node, readSource, sourceFiles } from './tools/source.ts'

/** The other modules and the packages that a module may import. The package 'node' stands for all built-in modules. */
type ImportRule = { modules: string[]; packages: string[] }

const shared = ['domain', 'ui', 'session', 'api', 'federation', 'forms', 'parts'].map(
  (module) => `shared/${module}`,
)
/** The pages of every check. */
const checks = 'shared/checks'
const anyPackage = ['*']

/** The areas of each floor from the bottom: an area imports only areas that stand before it. Tests import all. */
const floors: Record<string, string[]> = {
  server: [
    ...['platform', 'history', 'mail', 'files', 'checks', 'substances', 'companies', 'improve', 'accounts'],
    ...['shop', 'overview', 'admin', 'exports', 'operations'],
  ],
  'shared/domain': [
    ...['basics', 'website', 'files', 'checks', 'substances', 'companies', 'improve', 'accounts'],
    ...['shop', 'overview', 'admin'],
  ],
  'shared/api': [
    ...['basics', 'website', 'files', 'checks', 'substances', 'companies', 'improve', 'accounts'],
    ...['shop', 'overview', 'admin'],
  ],
  'shared/parts': ['basics', 'checks', 'substances', 'companies', 'improve', 'shop', 'accounts'],
}

/** `*` stands for one remote or widget, `.` for the files at the root. Every module needs a rule. */
const importRules: Record<string, ImportRule> = {
  'shared/domain': { modules: [], packages: ['valibot'] },
  'shared/ui': { modules: [], packages: ['react', 'react-dom', 'react-aria-components'] },
  'shared/session': { modules: ['shared/domain'], packages: ['js-cookie', 'zustand'] },
  'shared/api': { modules: ['shared/domain'], packages: ['ky', 'valibot'] },
  'shared/forms': {
    modules: ['shared/domain', 'shared/api', 'shared/session', 'shared/ui'],
    packages: ['react', 'valibot'],
  },
  'shared/federation': {
    modules: ['shared/domain', 'shared/session', 'shared/ui'],
    packages: ['react', 'react-dom', 'react-router', 'valibot'],
  },
  'shared/embed': { modules: ['shared/session'], packages: [] },
  'shared/parts': { modules: shared, packages: ['react', 'valibot', 'qr', '@simplewebauthn/browser'] },
  shell: {
    modules: shared,
    packages: ['react', 'react-dom', 'react-refresh', '@module-federation/enhanced', '@sentry/browser'],
  },
  [checks]: { modules: shared, packages: ['react', 'valibot', 'zustand'] },
  'remotes/*': {
    modules: [checks, 'shared/embed', ...shared],
    packages: ['react', 'react-dom', 'valibot', 'zustand', 'tus-js-client', 'papaparse', 'read-excel-file'],
  },
  'widgets/*': {
    modules: ['shared/embed', ...shared],
    packages: ['react', 'react-dom'],
  },
  content: { modules: ['shared/domain'], packages: [] },
  server: {
    modules: ['content', 'shared/domain'],
    packages: [
      'node',
      ...['fastify', '@fastify/cookie', '@fastify/cors', '@fastify/multipart'],
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'bowser',
      ...['@fastify/swagger', '@fastify/swagger-ui'],
      ...['kysely', 'otpauth', 'pg', 'nodemailer', 'pino', 'prom-client', 'rate-limiter-flexible'],
      ...['papaparse', 'docx', '@myriaddreamin/typst-ts-node-compiler', 'ical-generator', 'write-excel-file'],
      ...['yauzl', 'yazl'],
      ...['@aws-sdk/client-s3', 'file-type', 'sharp', 'unpdf'],
      ...['valibot', '@valibot/to-json-schema'],
    ],
  },
  stories: { modules: ['shell', 'remotes/*', checks, ...shared], packages: anyPackage },
  '.storybook': { modules: ['shell', 'testing', 'shared/domain', 'shared/ui'], packages: anyPackage },
  testing: { modules: ['server', 'shell', ...shared], packages: anyPackage },
  e2e: { modules: ['testing', 'tools', 'shared/embed', 'widgets/*', ...shared], packages: anyPackage },
  website: { modules: [], packages: [] },
  tools: {
    modules: ['.', 'testing', 'server', 'content', 'shell', 'remotes/*', ...shared],
    packages: anyPackage,
  },
  '.': { modules: ['testing', 'tools', 'widgets/*'], packages: anyPackage },
}

/** Returns the module of a file: a folder at the root, or a folder of shared/, remotes/ or widgets/. */
function moduleOf(file: string): string {
  const [top, second, third] = file.split('/')
  if (second === undefined) return '.'
  if (!/^(shared|remotes|widgets)$/.test(top!)) return top!
  return third === undefined ? top! : `${top}/${second}`
}

const ruleName = (module: string) => module.replace(/^(remotes|widgets)\/.+/, '$1/*')

/** Returns the package of a bare import: `react-dom/client` is `react-dom`, `node:fs` is `node`. */
const packageOf = (specifier: string) => specifier.match(/^(node(?=:)|@[^/]+\/[^/]+|[^/]+)/)![0]

const files = sourceFiles().map((path) => ({ ...readSource(path), path, module: moduleOf(path) }))
type File = (typeof files)[number]

const isOwn = (specifier: string) => /^[.#]/.test(specifier)

/** Returns the file that an import of our own code refers to. */
const targetOf = ({ path }: File, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier)

/** Returns every import of our own files that breaks a rule, as `file -> specifier`. */
const importsThat = (breaks: (file: File, specifier: string, target: string) => boolean) =>
  files.flatMap((file) =>
    file.specifiers
      .filter((specifier) => isOwn(specifier) && breaks(file, specifier, targetOf(file, specifier)))
      .map((specifier) => `${file.path} -> ${specifier}`),
  )

/** Whether a file is a page of a remote or a check. The router imports it on a visit and renders its export `Component`. */
const isLazyPage = (path: string) => /^(remotes|shared\/checks)\/.*Page\.tsx$/.test(path)

const filesThat = (breaks: (file: File) => boolean) => files.filter(breaks).map(({ path }) => path)

test('every module has an import rule', () => {
  expect(filesThat(({ module }) => !importRules[ruleName(module)])).toEqual([])
})

test('a module imports only the modules in its rule', () => {
  const offences = importsThat(({ path, module }, _, target) => {
    const to = moduleOf(target)
    const allowed = [...(importRules[ruleName(module)]?.modules ?? []), ...(isTest(path) ? ['testing'] : [])]
    return to !== module && !allowed.includes(ruleName(to))
  })
  expect(offences).toEqual([])
})

test('a module imports only the packages in its rule', () => {
  const offences = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, module, specifiers }) => {
      const allowed = importRules[ruleName(module)]?.packages ?? []
      return specifiers
        .filter((specifier) => !isOwn(specifier) && !allowed.includes('*'))
        .filter((specifier) => !allowed.includes(packageOf(specifier)))
        .map((specifier) => `${path} -> ${specifier}`)
    })
  expect(offences).toEqual([])
})

test('widgets do not import the router, directly or through other files', () => {
  const reached = new Set(files.map(({ path }) => path).filter((path) => path.startsWith('widgets/')))
  const byPath = new Map(files.map((file) => [file.path, file]))
  for (const path of reached) {
    const file = byPath.get(path)
    for (const specifier of file?.specifiers.filter(isOwn) ?? []) reached.add(targetOf(file!, specifier))
  }
  expect(reached).toContain('shared/parts/accounts/LoginForm.tsx')
  expect(reached).not.toContain('shared/federation/router.ts')
})

test('code that is generic for all checks knows neither the subject of one check nor its word for a section', () => {
  const generic = ['check-flow.ts', 'questionnaire.ts', 'section-check.ts'].map(
    (name) => `shared/domain/checks/${name}`,
  )
  generic.push('shared/checks/', 'shared/api/checks/')
  generic.push('server/checks/engine/', 'server/checks/api/', 'server/checks/plan/')
  const subjects =
    /physical.?strain|hazardous.?substances|machine.?safety|noise.?hazard|work.?at.?height|welding.?smoke/i
  const words =
    /functiegroep|function.?group|\bmachines?\b|\bruimtes\b|\b(de|deze|per) ruimte\b|\bklus(sen)?\b/i
  const sourceOf = ({ path }: File) => readFileSync(path, 'utf8')
  for (const start of generic) {
    const candidates = files.filter(({ path }) => path.startsWith(start) && !isTest(path))
    const offences = candidates.filter(
      (file) =>
        subjects.test(sourceOf(file)) ||
        words.test(sourceOf(file)) ||
        sourceOf(file).includes('server/checks/questionnaires') ||
        file.specifiers.some((specifier) => specifier.startsWith('#content/')),
    )
    expect(candidates, start).not.toEqual([])
    expect(offences.map(({ path }) => path)).toEqual([])
  }
})

/** The floor and the area of a file: 'server' and 'checks'. No area: a file beside the areas, which is above them. */
function areaOf(path: string): { floor?: string; area?: string } {
  const floor = Object.keys(floors).find((name) => path.startsWith(`${name}/`))
  const [area, inside] = floor ? path.slice(floor.length + 1).split('/') : []
  return { floor, area: inside === undefined ? undefined : area }
}

test('every folder of a floor is an area', () => {
  const isOutside = ({ floor, area }: ReturnType<typeof areaOf>) =>
    floor && (area ? !floors[floor]!.includes(area) : floor !== 'server')
  expect(filesThat(({ path }) => Boolean(isOutside(areaOf(path))))).toEqual([])
})

test('tests in a browser and stories of pages are sorted by area, or by what is no area', () => {
  const others = ['portal', 'website', 'widgets', 'harness', 'fixtures']
  const isElsewhere = (path: string) => {
    const [, folder, rest] = path.match(/^(?:e2e|stories\/pages)\/([^/]+)(\/.+)?$/) ?? []
    return folder !== undefined && !(rest && [...floors.server!, ...others].includes(folder))
  }
  expect(filesThat(({ path }) => isElsewhere(path))).toEqual([])
})

test('a story is deep where Storybook reads it: in the exported object itself', () => {
  const isUnseen = (part: string) =>
    /^ +tags: \[|[{,] tags: \[/m.test(part) && !/^(export const \w+: Story|const meta)\b.* = \{/.test(part)
  const hasUnseen = (path: string) =>
    path.endsWith('.stories.tsx') &&
    readFileSync(path, 'utf8')
      .split(/^(?=\S)/m)
      .some(isUnseen)
  expect(filesThat(({ path }) => hasUnseen(path))).toEqual([])
})

test('a test waits as long as testing/limits.ts says: not one second, the limit of vi.waitFor', () => {
  const hasOwnLimit = (path: string) =>
    isTest(path) &&
    /\bvi\.(waitFor|waitUntil)\(|\bwaitForTimeout\(|scope: 'worker', timeout: \d/.test(
      readFileSync(path, 'utf8'),
    )
  expect(filesThat(({ path }) => hasOwnLimit(path))).toEqual([])
})

/** They create the person, or lock what is deleted with it. */
const havePerson = ['server/admin/make-administrator.ts', 'server/exports/data-export/make-export.ts']

test('a query of a request does not expect that its user still exists: it says what to answer when not', () => {
  const tablesExpected = (path: string) =>
    readFileSync(path, 'utf8')
      .split('executeTakeFirstOrThrow()')
      .slice(0, -1)
      .map((before) => before.match(/.*(?:selectFrom|updateTable|insertInto|deleteFrom)\('(\w+)/s)?.[1])
  const expectsPerson = ({ path }: { path: string }) =>
    /^server\/(?!operations\/)/.test(path) && !isTest(path) && tablesExpected(path).includes('person')
  expect(filesThat(expectsPerson)).toEqual(havePerson)
})

test('an area imports only the areas below it', () => {
  const isUp = (from: string, to: string) => {
    const [{ floor, area }, target] = [areaOf(from), areaOf(to)]
    if (!floor || !area || target.floor !== floor) return false
    const levels = floors[floor]!
    return !target.area || levels.indexOf(target.area) > levels.indexOf(area)
  }
  expect(importsThat(({ path }, _, target) => !isTest(path) && isUp(path, target))).toEqual([])
})

/** The other areas of the server that the files of an area import. */
function areasImportedBy(area: string): string[] {
  const targets = files
    .filter(({ path }) => path.startsWith(`server/${area}/`) && !isTest(path))
    .flatMap((file) => file.specifiers.filter(isOwn).map((specifier) => areaOf(targetOf(file, specifier))))
  const others = targets.flatMap((to) => (to.floor === 'server' && to.area !== area ? to.area! : []))
  return [...new Set(others)]
}

test('ARCHITECTURE.md draws the imports between areas of the server, without those of what other arrows lead to', () => {
  const imports = Object.fromEntries(floors.server!.map((area) => [area, areasImportedBy(area)]))
  const reachedFrom = (area: string): string[] => imports[area]!.flatMap((to) => [to, ...reachedFrom(to)])
  const needed = Object.entries(imports).flatMap(([from, areas]) => {
    const further = areas.flatMap(reachedFrom)
    return areas.filter((to) => !further.includes(to)).map((to) => `${from} --> ${to}`)
  })
  const [, picture] = /```mermaid\nflowchart TD\n(.+?)\n```/s.exec(readFileSync('ARCHITECTURE.md', 'utf8'))!
  const drawn = picture!.split('\n').flatMap((line) => {
    const [from, areas] = line.trim().split(' --> ')
    return areas!.split(' & ').map((to) => `${from} --> ${to}`)
  })
  expect(drawn.sort()).toEqual(needed.sort())
})

test('imports are relative inside a module or an area, and start with # across', () => {
  const placeOf = (path: string) => {
    const { floor, area } = areaOf(path)
    return floor ? `${floor}/${area}` : moduleOf(path)
  }
  const offences = importsThat(({ path }, specifier, target) => {
    const isInside = placeOf(target) === placeOf(path)
    const hasName = /^(shared|content|server)\//.test(target)
    return isInside ? specifier.startsWith('#') : hasName && !specifier.startsWith('#')
  })
  expect(offences).toEqual([])
})

/** Whether a file supports the product. Such files are in subfolders, and import what they test, show or build. */
const isSupport = (path: string) => /^(testing|e2e|stories|tools)\//.test(path)

test('no import goes up two folders, except out of supporting code, and from a test to testing/', () => {
  const offences = importsThat(({ path, module }, specifier, target) => {
    const to = moduleOf(target)
    const isAllowed = to !== module && (isSupport(path) || (isTest(path) && to === 'testing'))
    return specifier.startsWith('../../') && !isAllowed
  })
  expect(offences).toEqual([])
})

test('no file re-exports another file, except what a package exports', () => {
  const exported = ['widgets/package/index.ts', 'widgets/package/react/index.ts']
  expect(filesThat(({ reExportsFrom }) => reExportsFrom.some(isOwn))).toEqual(exported)
})

test('exports are named, except where a tool requires a default export', () => {
  const required = [
    /^remotes\/[^/]+\/routes\.tsx$/,
    /\.stories\.tsx$/,
    /^testing\/harness\/(kept-jsdom|prepare)\.ts$/,
    /^e2e\/harness\/global-setup\.ts$/,
    /^tools\/build\/sheet-loader\.ts$/,
    /^(\.storybook\/)?[^/]+$/,
  ]
  const isRequired = (path: string) => required.some((pattern) => pattern.test(path))
  expect(filesThat(({ path, exports }) => exports.includes('default') && !isRequired(path))).toEqual([])
})

test('file names are PascalCase.tsx after their component, or kebab-case', () => {
  const migration = /^server\/platform\/database\/migrations\/\d{3}_[a-z0-9-]+\.ts$/
  const offences = filesThat(({ path, exports }) => {
    const [name, ...kinds] = basename(path).split('.')
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name!) || migration.test(path)) return false
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name!) || kinds.at(-1) !== 'tsx') return true
    const holdsComponent = kinds.length === 1
    return holdsComponent && !exports.includes(isLazyPage(path) ? 'Component' : name!)
  })
  expect(offences).toEqual([])
})

test('no folder has a catch-all name', () => {
  expect(filesThat(({ path }) => /(^|\/)(utils?|helpers?|common|misc|lib)\//.test(path))).toEqual([])
})

test('only a file named store.ts has module state', () => {
  const isState = ({ type, callee, arguments: args }: Node) => {
    const { name } = (callee ?? {}) as { name?: string }
    if (type === 'CallExpression') return name === 'create' || name === 'createStore'
    return type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(name ?? '') && (args as Node[]).length === 0
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
  const product = /^(shell|remotes|widgets|shared|server|content)\//
  const offences = filesThat(
    ({ path, tree }) =>
      product.test(path) &&
      !isTest(path) &&
      basename(path) !== 'store.ts' &&
      (tree.body as Node[]).some(keepsState),
  )
  expect(offences).toEqual([])
})

// Imports run one way. Type imports count as well: a type that two files need belongs to a third one below both.

/** Returns the files on each way along the imports from a file back to itself. */
function circles(): string[][] {
  const imports = new Map(
    files.map((file) => [
      file.path,
      file.specifiers.filter(isOwn).map((specifier) => targetOf(file, specifier)),
    ]),
  )
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) return void found.push([...way.slice(way.indexOf(path)), path])
    if (done.has(path)) return
    for (const next of imports.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of imports.keys()) visit(path, [])
  return found
}

test('files do not import each other in a circle', () => {
  expect(circles()).toEqual([])
})

/** Joins line comments that follow each other, each with its number of lines of text. */
function lengthsOf({ path, comments }: File): { start: number; lines: number }[] {
  const text = readFileSync(path, 'utf8')
  const found: { start: number; end: number; lines: number }[] = []
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1)
    if (type === 'Line' && last && /^\r?\n *$/.test(text.slice(last.end, start)))
      Object.assign(last, { end, lines: last.lines + 1 })
    else found.push({ start, end, lines: value.split('\n').filter((line) => /[^*\s]/.test(line)).length })
  }
  return found
}

test('no comment is longer than three lines, except at the head of a file', () => {
  const endOfHead = ({ tree }: File) =>
    (tree.body as Node[]).find(({ type }) => type !== 'ImportDeclaration')?.start as number | undefined
  const offences = filesThat((file) =>
    lengthsOf(file).some(({ start, lines }) => lines > 3 && start >= (endOfHead(file) ?? Infinity)),
  )
  expect(offences).toEqual([])
})
