import type { Browser, Locator, Page } from '@playwright/test'

import {
  addresses,
  COMPANY,
  type Form,
  forms,
  type Kept,
  type RecordedEditor,
  type Stored,
  type Way,
  type WidgetName,
  widgets,
} from '../../testing/editor-markup.ts'
import { type SetUp, setUps } from './editors.ts'
import { versions } from './packages.ts'
import { SITE, serve } from './serve.ts'

const texts: Record<WidgetName, string> = {
  login: 'Inloggen',
  cart: 'Winkelwagen',
  companies: 'Mijn bedrijven',
  invite: 'Nodig iemand uit',
  'add-to-cart': 'In winkelwagen',
  product: 'Bekijk dit product',
}
const optionsOf: Partial<Record<WidgetName, Record<string, string>>> = {
  invite: { company: COMPANY },
  'add-to-cart': { product: '5', quantity: '2' },
  product: { product: '5' },
}

/** As docs/cms-editors.md says. */
function written(widget: WidgetName, form: Form): string {
  const options = optionsOf[widget] ?? {}
  const href = addresses[widget].replaceAll('&', '&amp;')
  const link = (address: string) => `<a href="${address}">${texts[widget]}</a>`
  const attributes = (prefix: string) =>
    Object.entries(options)
      .map(([key, value]) => ` ${prefix}${key}="${value}"`)
      .join('')
  const query = String(new URLSearchParams(options)).replaceAll('&', '&amp;')
  const html = {
    address: link(href),
    fragment: link(`${href}#bw-${widget}${query && `?${query}`}`),
    marked: `<span data-bw-widget="${widget}"${attributes('data-')}>${link(href)}</span>`,
    element: `<bw-${widget}${attributes('')}>${link(href)}</bw-${widget}>`,
  }[form]
  return `<p>${html}</p>`
}

type Clipboard = { 'text/plain': string; 'text/html'?: string }

/** Copies in another page, as from another program: the clipboard then has exactly this. */
async function copy(source: Page, clipboard: Clipboard) {
  await source.bringToFront()
  await source.evaluate((clipboard) => {
    document.body.textContent = 'x'
    getSelection()!.selectAllChildren(document.body)
    addEventListener(
      'copy',
      (event) => {
        for (const [type, data] of Object.entries(clipboard)) event.clipboardData!.setData(type, data)
        event.preventDefault()
      },
      { once: true },
    )
  }, clipboard)
  await source.keyboard.press('ControlOrMeta+C')
}

/** Runs in a page. */
function keptIn({ html, address, form }: { html: string; address: string; form: Form }): Kept {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const link = [...body.querySelectorAll('a')].find(({ href }) => href.split('#')[0] === address)
  if (!link) return 'text'
  const mark = {
    address: 'a',
    fragment: '[href*="#bw-"]',
    marked: '[data-bw-widget]',
    element: 'bw-login, bw-cart, bw-companies, bw-invite, bw-add-to-cart, bw-product',
  }[form]
  if (link.closest(mark)) return 'all'
  return link.querySelector(mark) ? 'inside out' : 'address'
}

/** Waits until the stored HTML stays the same: some editors change it after a paste. */
async function settled(page: Page): Promise<string> {
  let last = ''
  for (let same = 0; same < 3; ) {
    await page.waitForTimeout(60)
    const now = await page.evaluate(() => window.editor.get())
    same = now === last ? same + 1 : 0
    last = now
  }
  // Without what varies in length, and without the editor's line breaks.
  return last.trim().replaceAll(/\s*\n\s*/g, '\n')
}

type Desk = { page: Page; source: Page; editable: Locator }

async function empty({ page, editable }: Desk) {
  await page.bringToFront()
  await page.evaluate(() => window.editor.set('<p></p>'))
  await editable.first().click()
}

async function put(desk: Desk, widget: WidgetName, form: Form, way: Way): Promise<string> {
  const { page, source, editable } = desk
  const address = addresses[widget]
  const html = written(widget, form)
  if (way === 'set') {
    await page.evaluate((html) => window.editor.set(html), html)
    return settled(page)
  }
  if (way === 'paste') await copy(source, { 'text/plain': texts[widget], 'text/html': html })
  else await copy(source, { 'text/plain': address })
  await empty(desk)
  if (way === 'type') await page.keyboard.type(`${address} `)
  else {
    if (way === 'paste over text') {
      await page.keyboard.type('hier')
      await editable.first().press('ControlOrMeta+A')
    }
    await page.keyboard.press('ControlOrMeta+V')
  }
  return settled(page)
}

const waysOf = (form: Form): Way[] =>
  form === 'address' ? ['set', 'paste', 'type', 'paste address', 'paste over text'] : ['set', 'paste']

async function recordEditor(
  browser: Browser,
  folder: string,
  { start, options, ...setUp }: SetUp & { options: string },
) {
  const context = await browser.newContext({ locale: 'nl-NL' })
  try {
    await serve(context, folder, setUp.files)
    const page = await context.newPage()
    const source = await context.newPage()
    await source.goto(`${SITE}/leeg`)
    await page.goto(`${SITE}/`)
    await page.evaluate(start, options)
    const root = setUp.isFramed ? page.frameLocator('iframe') : page
    const desk: Desk = { page, source, editable: root.locator(setUp.editable) }
    const stored: Stored[] = []
    for (const form of forms)
      for (const widget of widgets)
        for (const way of waysOf(form)) {
          const html = await put(desk, widget, form, way)
          const kept = await page.evaluate(keptIn, { html, address: addresses[widget], form })
          const same = stored.find((one) => one.widget === widget && one.form === form && one.html === html)
          if (same) same.ways.push(way)
          else stored.push({ widget, form, ways: [way], kept, html })
        }
    return stored
  } finally {
    await context.close()
  }
}

export async function recordEditors(browser: Browser, folder: string): Promise<RecordedEditor[]> {
  const recorded: RecordedEditor[] = []
  for (const setUp of setUps) {
    const version = versions[setUp.package]
    const source = version.startsWith('npm:') ? version.slice('npm:'.length) : `${setUp.package}@${version}`
    process.stderr.write(`${source}, ${setUp.setUp}\n`)
    const stored = await recordEditor(browser, folder, setUp)
    recorded.push({ editor: setUp.editor, source, setUp: setUp.setUp, stored })
  }
  return recorded
}
