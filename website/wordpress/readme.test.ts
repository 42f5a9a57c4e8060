import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// What the plugin directory of WordPress asks of readme.txt, and what must be the same in the header of the plugin.

const plugin = join(import.meta.dirname, 'beterwerk-widgets')
const read = (file: string) => readFileSync(join(plugin, file), 'utf8')

type Readme = {
  name: string
  headers: Record<string, string>
  short: string
  sections: Record<string, string>
}

const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^[ *]*([A-Z][\w ]+): +(.+)$/gm)].map(([, name, value]) => [name, value]),
  )

/** Parses it as the directory does: name, headers up to an empty line, short description, sections. */
function parse(text: string): Readme {
  const [top = '', ...rest] = text.split(/^== (?=[^=])/m)
  const [first = '', short = '', ...more] = top.trim().split(/\n\s*\n/)
  const [title = ''] = first.split('\n')
  const sections = rest.map((section) => section.split(/ ==\n/, 2))
  return {
    name: /^=== (.+) ===$/.exec(title)?.[1] ?? '',
    headers: fieldsOf(first),
    short: [short, ...more].join('\n'),
    sections: Object.fromEntries(sections.map(([name = '', body = '']) => [name, body.trim()])),
  }
}

const { name, headers, short, sections } = parse(read('readme.txt'))
const php = read('beterwerk-widgets.php')
const header = fieldsOf(php.slice(0, php.indexOf('*/')))
const version = headers['Stable tag'] ?? ''

describe('readme.txt', () => {
  test('has every header, and no other', () => {
    expect(Object.keys(headers)).toEqual([
      'Contributors',
      'Tags',
      'Requires at least',
      'Tested up to',
      'Requires PHP',
      'Stable tag',
      'License',
      'License URI',
    ])
  })

  test('names accounts, at most five tags, and a licence that the directory accepts', () => {
    expect(headers.Contributors).toMatch(/^[a-z\d-]+(, [a-z\d-]+)*$/)
    const tags = headers.Tags?.split(', ') ?? []
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.length).toBeLessThanOrEqual(5)
    expect(new Set(tags).size).toBe(tags.length)
    expect(headers.License).toBe('GPLv2 or later')
  })

  test('has a short description of one line of plain text, of at most 150 characters', () => {
    expect(short).toMatch(/^[^\n*`[\]<>]+$/)
    expect(short.length).toBeLessThanOrEqual(150)
  })

  test('says the same as the header of the plugin', () => {
    expect(header).toMatchObject({
      'Plugin Name': name,
      Version: version,
      'Requires at least': headers['Requires at least'],
      'Requires PHP': headers['Requires PHP'],
      License: headers.License,
      'License URI': headers['License URI'],
      'Text Domain': 'beterwerk-widgets',
    })
    for (const block of ['widget', 'condition'])
      expect(read(`blocks/${block}/editor.asset.php`)).toContain(`'version'      => '${version}'`)
  })

  test('has versions as the directory writes them', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(headers['Requires PHP']).toMatch(/^\d+\.\d+$/)
    const [from = '', to = ''] = [headers['Requires at least'], headers['Tested up to']]
    for (const wordPress of [from, to]) expect(wordPress).toMatch(/^\d+\.\d+$/)
    expect(from.localeCompare(to, 'en', { numeric: true })).toBeLessThanOrEqual(0)
  })

  test('has the sections that the directory shows, each with text, in its order', () => {
    expect(Object.keys(sections)).toEqual([
      'Description',
      'Installation',
      'Frequently Asked Questions',
      'External services',
      'Changelog',
      'Upgrade Notice',
    ])
    for (const text of Object.values(sections)) expect(text).not.toBe('')
    expect(sections.Changelog).toMatch(new RegExp(`^= ${version} =$`, 'm'))
    const [, notice = ''] = sections['Upgrade Notice']?.split(`= ${version} =\n`) ?? []
    expect(notice).not.toBe('')
    expect(notice.length).toBeLessThanOrEqual(300)
  })

  test('says which data every script and request of the plugin send where', () => {
    const services = sections['External services'] ?? ''
    const sources = ['beterwerk-widgets.php', 'condition.php', 'blocks/widget/editor.js'].map(read).join('')
    const scripts = [...sources.matchAll(/beterwerk_portal\(\) \. '\/([\w.-]+)'/g)].map(([, file]) => file)
    expect(new Set(scripts)).toEqual(new Set(['bw.js', 'bw-if.js']))
    for (const script of scripts) expect(services).toContain(`\`${script}\``)
    expect(sources).toContain('/rest/products')
    for (const words of [
      'list of products',
      'IP address',
      'cookie',
      'password',
      'terms of use',
      'privacy statement',
    ])
      expect(services).toContain(words)
    // Nothing else is contacted, by the server or by a browser.
    expect(sources).not.toMatch(/wp_remote_|curl_|file_get_contents|fsockopen/)
    const own = sources.replace(/License URI: .*|https?:\/\/[\w.]*voorbeeld\.nl/g, '')
    expect(own).not.toMatch(/https?:\/\/\w/)
  })

  test('is smaller than the directory allows', () => {
    expect(read('readme.txt').length).toBeLessThan(10_000)
  })
})
