import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// Rules for the source that keep the product safe. docs/security.md lists them with the tests of the running product.

const product = /^(shell|remotes|widgets|shared|server|content)\//
const files = sourceFiles()
  .filter((path) => product.test(path) && !isTest(path))
  .map((path) => ({ path, nodes: [...nodesIn(readSource(path).tree)] }))

type Named = { name?: string; object?: Named; property?: Named }

function calleeOf({ callee }: Node): string | undefined {
  const called = callee as Named | undefined
  return called?.property?.name ? `${called.object?.name ?? ''}.${called.property.name}` : called?.name
}

const argumentOf = (node: Node, index = 0) => (node.arguments as Node[] | undefined)?.[index]

/** As `path: callee`. */
const callsWhere = (isWanted: (callee: string, node: Node, path: string) => boolean) =>
  files.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) => {
      const callee = /^(CallExpression|NewExpression)$/.test(node.type) ? calleeOf(node) : undefined
      return callee && isWanted(callee, node, path) ? `${path}: ${callee}` : []
    }),
  )

test('SQL with values is a template with parameters', () => {
  const isText = ({ type, expressions = [] }: Node) =>
    type === 'Literal' || (type === 'TemplateLiteral' && (expressions as Node[]).length === 0)
  const isConstant = ({ type, name = '' }: Node) =>
    type === 'Identifier' && /^[A-Z\d_]+$/.test(name as string)
  const isConstantSum = ({ type, left, right }: Node) =>
    type === 'BinaryExpression' &&
    [left, right].every((part) => isText(part as Node) || isConstant(part as Node))

  // Text that becomes SQL as it is: in migrations only, which no request reaches, and of one constant.
  const raw = callsWhere((callee) => /\b(sql|CompiledQuery)\.raw$/.test(callee))
  expect(raw.filter((call) => !call.startsWith('server/platform/database/migrations/'))).toEqual([
    'server/platform/database/preparing-client.ts: sql.raw',
  ])

  // Values that are written into the SQL, quoted: constants, and those of these files, which come from lists in the code.
  const written = callsWhere((callee, node) => {
    const value = argumentOf(node)!
    return callee === 'sql.lit' && !isText(value) && !isConstant(value) && !isConstantSum(value)
  })
  expect(written).toEqual([
    'server/history/company-activity/queries.ts: sql.lit',
    'server/overview/coach-day/conditions.ts: sql.lit',
    'server/overview/coach-day/conditions.ts: sql.lit',
  ])

  // Statements outside Kysely. Those that are built name tables of the database, and no request reaches them.
  const built = callsWhere((callee, node, path) => {
    const statement = argumentOf(node)
    const isBuilt =
      statement && /^(TemplateLiteral|BinaryExpression)$/.test(statement.type) && !isText(statement)
    return path.startsWith('server/') && /\.(query|exec)$/.test(callee) && Boolean(isBuilt)
  })
  expect([...new Set(built)]).toEqual(['server/platform/backup/move-database.ts: to.query'])
})

test('no page sends the secret of a link in an address', () => {
  const sending = files
    .filter(({ path }) => path.startsWith('shared/api/'))
    .filter(({ path }) => /searchParams: \{[^}]*\b(token|key)\b/i.test(readFileSync(path, 'utf8')))
  expect(sending.map(({ path }) => path)).toEqual([
    // Mail programs end a subscription by the address alone. Source: RFC 8058, section 3.1.
    'shared/api/accounts/mail-subscriptions.ts',
  ])
})

test('three files start processes: fixed programs of the server, and those of PostgreSQL', () => {
  const importing = files.filter(({ nodes }) =>
    nodes.some(
      ({ type, source, importKind }) =>
        /^Import/.test(type) &&
        importKind !== 'type' &&
        /^(node:)?(child_process|cluster)$/.test((source as { value?: string } | null)?.value ?? ''),
    ),
  )
  expect(importing.map(({ path }) => path)).toEqual([
    'server/platform/embedded-database/postmaster.ts',
    'server/platform/embedded-database/programs.ts',
    'server/platform/runtime/child-process.ts',
  ])
  const imports = importing.map(
    ({ path }) => /^import \{([^}]*)\} from 'node:child_process'$/m.exec(readFileSync(path, 'utf8'))?.[1],
  )
  expect(imports).toEqual([' type ChildProcess, spawn ', ' execFile ', ' type ChildProcess, fork '])

  // A shell runs two constants, which get what differs as parameters.
  const database = ['postmaster', 'programs'].map((name) =>
    readFileSync(`server/platform/embedded-database/${name}.ts`, 'utf8'),
  )
  expect(database.flatMap((source) => source.match(/'-c', [^,]+, 'sh'/g))).toEqual([
    "'-c', WITH_WATCH, 'sh'",
    "'-c', 'test -w \"$1\" && \"$2\" --version', 'sh'",
  ])

  // The program of each other one is a file beside the one that starts it, whatever a request contains.
  const programs = callsWhere((callee) => callee === 'createChildProcess')
  expect(programs).toEqual([
    'server/checks/plan/printer.ts: createChildProcess',
    'server/exports/data-export/exporter.ts: createChildProcess',
    'server/platform/pictures/picture-reader.ts: createChildProcess',
    'server/substances/file-reader/file-reader.ts: createChildProcess',
  ])
  for (const call of programs)
    expect(readFileSync(call.split(':')[0]!, 'utf8')).toMatch(
      /file: join\(import\.meta\.dirname, '[a-z-]+\.ts'\)/,
    )
})

test('the server opens no address that somebody typed but that of the own website, and unpacks no archive but backups', () => {
  const connecting =
    /^fetch$|^(https?|net|tls|http2)\.(request|get|connect|createConnection)$|^(undici|axios|got)\b/
  expect(callsWhere((callee, _, path) => path.startsWith('server/') && connecting.test(callee))).toEqual([
    // Pages of an origin that the operator named, also after a redirect: its tests request others.
    'server/admin/website-pages/fetch-page.ts: fetch',
  ])
  const imported = files
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, nodes }) =>
      nodes
        .filter(({ type }) => type === 'ImportDeclaration')
        .filter(({ source }) =>
          /^node:(zlib|https?|http2|net|tls|dgram|dns)|^yauzl/.test((source as { value: string }).value),
        )
        .flatMap(({ specifiers }) => specifiers as { imported?: Named; local: Named }[])
        .map(({ imported, local }) => `${path}: ${(imported ?? local).name}`),
    )
  const harmless =
    /: (BlockList|IncomingMessage|RequestListener|STATUS_CODES|Server|ServerResponse|Socket|brotliCompress|brotliCompressSync|constants|crc32|createServer|isIP|isIPv6)$/
  expect(imported.filter((name) => !harmless.test(name)).sort()).toEqual([
    // Archives that an operator restores.
    'server/platform/backup/restore.ts: Entry',
    'server/platform/backup/restore.ts: ZipFile',
    'server/platform/backup/restore.ts: openPromise',
  ])
})

test('no text becomes HTML or code', () => {
  const properties = /^(innerHTML|outerHTML|dangerouslySetInnerHTML|srcdoc|srcDoc)$/
  const named = files.flatMap(({ path, nodes }) =>
    nodes
      .filter(({ type, name }) => /Identifier$/.test(type) && properties.test(String(name)))
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(named).toEqual([])
  const called =
    /\.(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$|^document\.write(ln)?$|^(eval|Function)$/
  expect(callsWhere((callee) => called.test(callee))).toEqual([
    // Into a document that is never shown, of a frame whose policy runs nothing but the scripts of the portal.
    'remotes/widget-builder/doctor/Doctor.tsx: .parseFromString',
  ])
})

test('no page listens to messages of other windows', () => {
  const isAboutMessages = (node: Node) => [0, 1].some((index) => argumentOf(node, index)?.value === 'message')
  const listening = callsWhere(
    (callee, node) => /(^|\.)(listen|addEventListener|on|once)$/.test(callee) && isAboutMessages(node),
  )
  const assigned = files.flatMap(({ path, nodes }) =>
    nodes.flatMap(({ type, left }) => {
      const { object, property } = (type === 'AssignmentExpression' ? left : {}) as Named
      return property?.name === 'onmessage' ? `${path}: ${object?.name}.onmessage` : []
    }),
  )
  // These are channels between the tabs of the portal: a browser delivers nothing of another origin to them.
  expect([...listening, ...assigned].filter((place) => !place.startsWith('server/'))).toEqual([
    'shared/session/watch.ts: listen',
    'shared/checks/questions/open-check.ts: channel.onmessage',
  ])
  expect(callsWhere((callee) => callee === 'BroadcastChannel')).toEqual([
    'shared/checks/questions/open-check.ts: BroadcastChannel',
    'shared/session/watch.ts: BroadcastChannel',
    'shared/session/watch.ts: BroadcastChannel',
  ])
})

test('secrets come from the random numbers of the system, and from nothing that can be guessed', () => {
  expect(callsWhere((callee) => /^Math\.random$|\.pseudoRandomBytes$/.test(callee))).toEqual([])
  const creating = files.filter(({ path }) =>
    /^server\/(platform\/session\/(token|password)|accounts\/two-step-login\/totp)\.ts$/.test(path),
  )
  for (const { path, nodes } of creating) {
    expect(nodes.map(calleeOf), path).toContain('randomBytes')
    expect(
      nodes.filter(
        ({ type, name }) => type === 'Identifier' && /^(Date|performance|randomUUID)$/.test(String(name)),
      ),
      path,
    ).toEqual([])
  }
  expect(creating).toHaveLength(3)
})
