import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runCompiler } from './tools/build/run-compiler.ts'
import { panelsConfiguration } from './tools/build/widgets.ts'
import { isTest, type Node, readSource } from './tools/source.ts'
import { moreSentences } from './widgets/panels/english/more-sentences.ts'
import { sentences } from './widgets/panels/english/sentences.ts'

// Every Dutch sentence that a panel of a widget can show must have an English one in widgets/panels/english/. Those of panels
// are read in what the build makes of them, which contains no more of each file than a panel uses; those of the server in
// the files that answer widgets. The texts of `session` and `cart` are records by language, which the compiler checks.

const neverShown = [
  // Of the table of checks, of which panels show the names.
  'Bekijk register',
  'Resultaten',
  'Resultaten per functiegroep',
  'Resultaten per machine',
  'Resultaten per ruimte',
  'Resultaten per {}',
  'Resultaten verbetercheck',
  'Naam of nummer van de machine',
  'Naam van de {}',
  'Functiegroepen konden niet worden geladen.',
  '{} konden niet worden geladen.',
  'Verwijderen van functiegroep is mislukt.',
  'Verwijderen van {} is mislukt.',
  // The question before a form is left, which only the portal asks.
  'Weet je het zeker?',
  'Ja, ik weet het zeker',
  'Annuleren',
  'Oke',
  'Wat je hebt ingevuld of veranderd, is nog niet opgeslagen. Als je weggaat, ben je het kwijt.',
  // The beginning of a sentence that is in `composed`.
  'het herhaalde',
  // Keys and properties, a header, and what only developers read.
  'recovery code',
  'Escape',
  'Tab',
  'Segmenter',
  'Module',
  'not stored',
  'Idempotency-Key',
  'The page has no link or button below which a panel could open',
  // The names of the parts that a website can style, a question to the browser, and a selector.
  'panel, button, input, label, card',
  '(prefers-color-scheme: dark)',
  'body a, body button',
]

/** No file contains them as they are: they are made of other texts. */
const composed = [
  'anders',
  'wachtwoord',
  'het herhaalde wachtwoord',
  'Bevestig nog de uitnodiging aan de\u00a0Verbetercoach.',
  'De uitnodiging aan de\u00a0Verbetercoach is verstuurd.',
  'Aantal: Materiaal\u00a0{}',
  'Verwijder Materiaal\u00a0{}',
  '‘Materiaal\u00a0{}’ is uit je winkelwagen gehaald.',
  '{} minuut',
  '{} minuten',
  '{} uur',
  '{text} · {text}',
  '{}: {text}',
]

/** Those whose refusals a widget can show, by the route that it calls or because every route has them. */
const refusing = [
  'server/platform/{http,session,request-keys,maintenance}/*.ts',
  'server/accounts/login/*.ts',
  'server/shop/cart/*.ts',
  'server/companies/routes.ts',
  'server/admin/website-pages/routes.ts',
  'server/accounts/account/{password,registration}-routes.ts',
  'server/accounts/passkeys/{log-in,login-routes,relying-party}.ts',
  'server/accounts/two-step-login/second-step.ts',
  'server/companies/invitations/{routes,invite-coach,invite-person}.ts',
  'server/mail/email-verification/require-verified-email.ts',
  'server/mail/daily-limits.ts',
  'server/shop/products/routes.ts',
]

/** Sentences of these files that no route for widgets sends. */
const neverSent = [
  // Of pages and a download of the portal, in the same files.
  'Er is niets gewijzigd: bevestig eerst met je wachtwoord dat jij het bent.',
  'Dit is niet je huidige wachtwoord.',
  '{} in het afgelopen uur al {} bestanden laten maken.',
]

const HOLE = '{}'
const withoutNames = (sentence: string) => sentence.replace(/\{\w+\}/g, HOLE)

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)]
  return left === undefined && right === undefined ? undefined : `${left ?? HOLE}${right ?? HOLE}`
}

const readable = /^(children|label|title|description|placeholder|alt|aria-label|message|detail)$/

/** It begins like a sentence, or has two words. */
const looksReadable = (text: string) =>
  (/^[‘“(]?[A-ZÀ-Ý][a-zà-ÿ’-]/.test(text) || /[a-zà-ÿ]{2,}[,.:]? [A-Za-zÀ-ÿ\d]/.test(text)) &&
  !/^[A-Z][a-z]+[A-Z]|[;=<>]|\bbw-/.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function partsOf(node: Node): Node[] {
  if (textOf(node) === undefined) return Object.values(node).flat().filter(isNode)
  if (node.type === 'TemplateLiteral') return node.expressions as Node[]
  return [node.left, node.right].filter(isNode).flatMap((side) => (textOf(side) ? partsOf(side) : side))
}

/** `isRead`: whether it is the value of a property that people read. */
function* textsIn(node: Node, isRead = false): Generator<string> {
  const text = textOf(node)?.trim()
  if (text && /[a-zà-ÿ]{2}/i.test(text) && (isRead || looksReadable(text))) yield text
  const { name, value } = (node.key ?? {}) as { name?: string; value?: string }
  const isPart = isRead && /^(Array|Conditional|Logical)Expression$/.test(node.type)
  const isProperty = node.type === 'Property' && readable.test(name ?? value ?? '')
  for (const part of partsOf(node))
    yield* textsIn(part, (isPart && part !== node.test) || (isProperty && part === node.value))
}

test('finds texts for people in every notation, and no others', () => {
  const source = `
    const limit = (max) => \`Vul hier maximaal \${max} tekens in.\`
    const wait = 'Wacht ' + time + ' en probeer het opnieuw.'
    jsx('p', { className: 'bw-soft', children: 'verlopen', 'aria-label': 'Oke' })
    jsx('p', { children: [count, ' te gaan', open ? 'Verberg' : 'Toon'], type: 'button' })
    const request = { method: 'POST', type: 'application/json', error: 'NotAllowedError' }`
  expect([...textsIn(readSource('example.js', source).tree)].toSorted()).toEqual(
    [
      'Vul hier maximaal {} tekens in.',
      'Wacht {} en probeer het opnieuw.',
      'verlopen',
      'Oke',
      'te gaan',
      'Verberg',
      'Toon',
    ].toSorted(),
  )
})

async function buildPanels(out: string) {
  const configuration = panelsConfiguration({ dev: false, out, widgets: 'preact' }, {})
  const compiler = rspack({
    ...configuration,
    externals: [/^@?[a-z]/],
    externalsType: 'module',
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/\.css$/, 'data:text/javascript,export default undefined'),
    ],
  })
  await runCompiler(compiler)
}

describe('sentences', () => {
  const out = mkdtempSync(join(tmpdir(), 'panels-'))
  const built: Record<string, string[]> = {}
  beforeAll(async () => {
    await buildPanels(out)
    const folder = join(out, 'widgets')
    for (const file of readdirSync(folder)) {
      const name = file.split('.')[0]!
      // `debug` speaks to developers, in the language of the page it leads to.
      if (!/^(session|cart|english|debug)/.test(name))
        built[name] = [...textsIn(readSource(file, readFileSync(join(folder, file), 'utf8')).tree)]
    }
  })
  afterAll(() => rmSync(out, { recursive: true }))

  const known = (dictionary: object) => Object.keys(dictionary).map(withoutNames)
  const first = known(sentences)
  const all = [...first, ...known(moreSentences)]

  const refusals = globSync(refusing)
    .filter((file) => !isTest(file))
    .flatMap((file) => [...textsIn(readSource(file).tree)])
    // The other texts are for developers: they have no full stop, or are in English.
    .filter((text) => /[.]$/.test(text) && !/\bthe\b/.test(text))

  test('of the login form are in the first dictionary', () => {
    const ofLogin = ['panels', 'login', 'passkey'].flatMap((name) => built[name]!)
    expect(ofLogin).toContain('Wachtwoord vergeten?')
    expect(ofLogin.filter((text) => ![...first, ...neverShown].includes(text))).toEqual([])
  })

  test('of every panel are in a dictionary', () => {
    expect(built.companies).toContain('Bekijk Verbeterchecks van {}')
    expect(
      Object.values(built)
        .flat()
        .filter((text) => ![...all, ...neverShown].includes(text)),
    ).toEqual([])
  })

  test('with which the server refuses a widget are in a dictionary', () => {
    expect(refusals).toContain('Het e-mailadres of het wachtwoord klopt niet.')
    expect(refusals.filter((text) => ![...all, ...neverSent].includes(text))).toEqual([])
  })

  test('are read in every file with a route for widgets', () => {
    const files = globSync('server/**/*.ts').filter((file) =>
      /forWidgets: true/.test(readFileSync(file, 'utf8')),
    )
    expect(files).not.toEqual([])
    expect(files.filter((file) => !isTest(file) && !globSync(refusing).includes(file))).toEqual([])
  })

  test('in a dictionary are said, each is there once, and both languages have the same holes', () => {
    const said = [...Object.values(built).flat(), ...refusals, ...composed].map(withoutNames)
    expect(all.filter((text) => !said.includes(text))).toEqual([])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
    const holes = (sentence: string) => sentence.match(/\{\w*\}/g) ?? []
    for (const [dutch, english] of Object.entries({ ...sentences, ...moreSentences }))
      expect([dutch, holes(english)]).toEqual([dutch, holes(dutch)])
  })

  test('that are never shown or sent still exist', () => {
    const present = [...Object.values(built).flat(), ...refusals]
    expect([...neverShown, ...neverSent].filter((text) => !present.includes(text))).toEqual([])
  })
})
