import { readFileSync } from 'node:fs'

// What editors store of the links in docs/cms-editors.md. `npx node tools/record-editors.ts` records it from the editors
// themselves.

/** From what survives best to what survives least. */
export const forms = ['address', 'fragment', 'marked', 'element'] as const
export type Form = (typeof forms)[number]

export const widgets = ['login', 'cart', 'companies', 'invite', 'add-to-cart', 'product'] as const
export type WidgetName = (typeof widgets)[number]

/**
 * How a link gets into an editor: `set` by a program, `paste` as HTML. Of an address alone: `type` with a space after it,
 * `paste address` as text, `paste over text` on a selected word.
 */
export type Way = 'set' | 'paste' | 'type' | 'paste address' | 'paste over text'

/**
 * What is left: `all`, `inside out` when the mark is in the link instead of around it, `address` when only the link is
 * left, `text` when there is no link to the portal.
 */
export type Kept = 'all' | 'inside out' | 'address' | 'text'

/** `html`: what the editor stores. */
export type Stored = { widget: WidgetName; form: Form; ways: Way[]; kept: Kept; html: string }

/** `source`: the npm package with its version. */
export type RecordedEditor = { editor: string; source: string; setUp: string; stored: Stored[] }

export const PORTAL = 'https://mijn.voorbeeld.nl'
export const COMPANY = '00000000-0000-4000-8000-000000000000'

export const addresses: Record<WidgetName, string> = {
  login: `${PORTAL}/inloggen`,
  cart: `${PORTAL}/winkelwagen`,
  companies: `${PORTAL}/bedrijven`,
  invite: `${PORTAL}/bedrijven/externalId/${COMPANY}?venster=uitnodigen`,
  'add-to-cart': `${PORTAL}/winkelwagen?product=5&aantal=2`,
  product: `${PORTAL}/winkelwagen?product=5&venster=product`,
}

export const RECORDED_FILE = 'e2e/widgets/editor-markup.json'

export const readRecorded = (): RecordedEditor[] => JSON.parse(readFileSync(RECORDED_FILE, 'utf8'))
