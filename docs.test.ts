import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { targets } from './tools/build/compiler.ts'

// The documentation refers to files, sections, records and commands that exist.

const read = (path: string) => readFileSync(path, 'utf8')
const files = globSync('**/*.*', {
  exclude: [
    'node_modules',
    'dist',
    'dist-single',
    'data',
    'storybook-static',
    'test-results',
    'playwright-report',
    'release',
  ],
}).map((path) => path.replaceAll('\\', '/'))

const filesThat = (pattern: RegExp) =>
  files.filter((path) => pattern.test(path)).map((path) => ({ path, text: read(path) }))
const documents = filesThat(/\.md$/)
const source = filesThat(/\.(ts|tsx|css|typ)$/)

/** Everything in `files` that `pattern` finds and `isRight` rejects, as `file: match`. */
const wrong = (
  files: { path: string; text: string }[],
  pattern: RegExp,
  isRight: (match: RegExpExecArray, path: string) => boolean,
) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isRight(match, path))
      .map(([match]) => `${path}: ${match}`),
  )

/** A path in an example of something to add. */
const isExample = /hello/i

test('every relative link leads to a file', () => {
  const links = /\]\((?!https?:)([^)#\s]+)[^)]*\)/g
  expect(wrong(documents, links, ([, to], path) => existsSync(join(dirname(path), to!)))).toEqual([])
})

test('every path of a file or folder of the project exists', () => {
  const paths =
    /(?<=`)(shell|remotes|widgets|shared|server|content|website|testing|e2e|stories|tools|docs)\/[\w./-]*(?=`)/g
  expect(wrong(documents, paths, ([path]) => isExample.test(path) || existsSync(path))).toEqual([])
})

/** The page about the whole, those about a place in it, and the recipes. */
const map = documents.filter(({ path }) =>
  /^ARCHITECTURE\.md$|^(?!docs|widgets\/package).+\/README\.md$|\/recipes\//.test(path),
)

test('every file and folder that a page about the code names exists, there or in the project', () => {
  const names = new Set(files.map((path) => basename(path)))
  const paths = /(?<=`)[\w*][\w*.-]*(?:\/[\w*.-]*)+(?=`)|(?<=`)[\w*][\w*.-]*\.(?:tsx?|css|md|json|html)(?=`)/g
  const isThere = ([path]: RegExpExecArray, page: string) =>
    isExample.test(path) || names.has(path) || globSync([path, join(dirname(page), path)]).length > 0
  expect(wrong(map, paths, isThere)).toEqual([])
})

test('a page about the code has at most as many words as one reads at once', () => {
  const longest = (path: string) =>
    path === 'ARCHITECTURE.md' ? 1200 : path.startsWith('docs/recipes/') ? 250 : 200
  const counted = map.map(({ path, text }) => ({ path, words: text.trim().split(/\s+/).length }))
  expect(counted.filter(({ path, words }) => words > longest(path))).toEqual([])
})

test('ARCHITECTURE.md leads to a page of every area of the server, and to every recipe', () => {
  const pages = [
    ...globSync('server/*/').map((area) => join(area, 'README.md')),
    ...globSync('docs/recipes/*.md'),
  ].map((path) => path.replaceAll('\\', '/'))
  expect(pages.filter((path) => !read('ARCHITECTURE.md').includes(`](${path})`))).toEqual([])
})

test('every snippet and page of the website loads the widgets without waiting for them', () => {
  const pages = globSync(['website/**/*.{html,php}', 'docs/cms-editors.md']).map((path) => ({
    path,
    text: read(path).replaceAll('&lt;', '<'),
  }))
  const scripts = /<script[^>\n]*\/bw\.[^>\n]*/g
  expect(wrong(pages, scripts, ([script]) => script.includes('type="module" async src='))).toEqual([])
})

test('the oldest browsers that editors read about are those of the build', () => {
  const [chrome, edge, firefox, safari] = targets.map((target) => target.split(' >= ')[1])
  expect(edge).toBe(chrome)
  expect(read('docs/cms-editors.md')).toContain(
    `Chrome en Edge vanaf ${chrome}, Firefox vanaf ${firefox} en Safari vanaf ${safari}.`,
  )
})

test('every problem that editors read about is one that the page /widgets explains', () => {
  const editors = [{ path: 'docs/cms-editors.md', text: read('docs/cms-editors.md') }]
  const known = [...read('shared/embed/problems.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(
    ([, name]) => name,
  )
  expect(known).toContain('website-onbekend')
  expect(
    wrong(editors, /`(?:https:[^`]*\/widgets)?#([a-z-]+)`/g, ([, name]) => known.includes(name)),
  ).toEqual([])
})

test('every section that the documentation for editors links to exists', () => {
  const text = read('docs/cms-editors.md')
  const slugs = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
  const editors = [{ path: 'docs/cms-editors.md', text }]
  expect(wrong(editors, /\]\(#([^)]+)\)/g, ([, slug]) => slugs.includes(slug!))).toEqual([])
})

test('every name of the code in the glossary exists', () => {
  const code = source.map(({ text }) => text).join('\n')
  const glossary = read('docs/glossary.md').replaceAll(/^(\|[^|]*\|).*$/gm, '$1')
  const isInCode = ([, name]: RegExpExecArray) => new RegExp(`\\b${name}\\b`).test(code)
  expect(wrong([{ path: 'docs/glossary.md', text: glossary }], /`([A-Za-z_]+)`/g, isInCode)).toEqual([])
})

test('every npm script exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  expect(wrong(documents, /npm run ([\w:-]+)/g, ([, script]) => script! in scripts)).toEqual([])
})

test('every section and every record that a comment refers to exists', () => {
  const product = read('docs/product.md')
  const sections = /docs\/product\.md, sections? (\d(?:\.\d)?)(?: and (\d(?:\.\d)?))?/g
  const hasSection = (number: string) =>
    new RegExp(`^#+ ${number.replace('.', '\\.')}[. ]`, 'm').test(product)
  const areSections = ([, first, second = first]: RegExpExecArray) =>
    hasSection(first!) && hasSection(second!)
  expect(wrong([...source, ...documents], sections, areSections)).toEqual([])

  const records = /docs\/decisions\/(\d{4})(?: \((\w\d+)\))?/g
  const hasRecord = ([, number, id]: RegExpExecArray) => {
    const [file] = globSync(`docs/decisions/${number}-*.md`)
    return file !== undefined && (!id || read(file).includes(`**${id}**`))
  }
  expect(wrong(source, records, hasRecord)).toEqual([])
})

test('comments refer to documents of the project by their path', () => {
  const withoutPath = /\bthe specification\b|[Ss]ource: (?:the )?specification|\bdecision (?:[A-Z]\d|\d)/g
  const others = source.filter(({ path }) => path !== 'docs.test.ts')
  expect(wrong(others, withoutPath, () => false)).toEqual([])
})

const records = documents.filter(({ path }) => /^docs.decisions.0/.test(path))
/** The number of a record, from the name of its file. */
const numberOf = (path: string) => Number.parseInt(basename(path), 10)

test('every record of a decision has the same parts', () => {
  const parts =
    /^# \d+\. .+\n\n- Status: .+\n- Date: \d{4}-\d\d-\d\d.*\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Considered alternatives\n[\s\S]+\n## Consequences\n/
  expect(records.filter(({ text }) => !parts.test(text)).map(({ path }) => path)).toEqual([])
})

test('the index of decisions lists every record exactly once, under its number', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- (\d+) \[.+\]\((0.+\.md)\)/gm)]
  expect(listed.map(([, , file]) => file).sort()).toEqual(records.map(({ path }) => basename(path)).sort())
  expect(listed.filter(([, number, file]) => Number(number) !== numberOf(file!))).toEqual([])
})

test('a decision is superseded by later ones that exist', () => {
  const isLater = ([, number, file]: RegExpMatchArray, path: string) =>
    existsSync(join(dirname(path), file!)) &&
    numberOf(file!) === Number(number) &&
    Number(number) > numberOf(path)
  const offences = records.filter(({ path, text }) => {
    const [, by] = /^- Status: .*?superseded by (.+)$/im.exec(text) ?? []
    const named = [...(by?.matchAll(/\[decision (\d+)\]\(([^)]+)\)/g) ?? [])]
    return by !== undefined && (named.length === 0 || !named.every((record) => isLater(record, path)))
  })
  expect(offences.map(({ path }) => path)).toEqual([])
})

test('the newest section of the change log has at most 60 lines', () => {
  const [, newest] = read('CHANGELOG.md').split(/^(?=## )/m)
  expect(newest!.trim().split('\n').length).toBeLessThanOrEqual(60)
})

test('the description of the product quotes the same texts as the list that the source is compared with', () => {
  const quoted = [...read('docs/product.md').matchAll(/"([^"\n]+)"/g)].map(([, text]) => text!)
  const listed = read('docs/texts.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  expect([...new Set(quoted)].sort()).toEqual(listed.sort())
})

test('every test that shows how safe the product is exists', () => {
  const security = [{ path: 'docs/security.md', text: read('docs/security.md') }]
  const tests = /`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"\n]+)"/g
  expect(
    wrong(security, tests, ([, file, title]) => existsSync(file!) && read(file!).includes(title!)),
  ).toEqual([])

  const rows = [...security[0]!.text.matchAll(/^\| (\d+) \|.*\| (.*) \|$/gm)]
  const counted = (to: number) => Array.from({ length: to }, (_, index) => String(index + 1))
  expect(rows.map(([, number]) => number)).toEqual([...counted(64), ...counted(25)])
  const isShown = /\.(test|spec)\.tsx?`: "|[Dd]eviation \d/
  expect(rows.filter(([, , shown]) => !isShown.test(shown!)).map(([row]) => row)).toEqual([])
  const deviations = [...security[0]!.text.matchAll(/[Dd]eviation (\d+)/g)].map(([, number]) => number)
  for (const number of deviations) expect(security[0]!.text).toMatch(new RegExp(`^${number}\\. \\*\\*`, 'm'))
})
