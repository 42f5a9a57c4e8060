import { addressOf as addressOfWidget, type BeterwerkWidget } from '#shared/embed/widget-address.ts'
import { type Choice, type Colours, NO_COMPANY } from './choice.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

export const hasProduct = (widget: Choice['widget']) => widget === 'add-to-cart' || widget === 'product'

function optionsOf({ widget, product, quantity, company }: Choice): Record<string, string> {
  if (widget === 'invite') return { company: company || NO_COMPANY }
  return hasProduct(widget) ? { product: `${product}`, quantity: `${quantity}` } : {}
}

const attributes = (options: Record<string, string>, prefix = '') =>
  Object.entries(options)
    .map(([name, value]) => ` ${prefix}${name}="${escapeHtml(value)}"`)
    .join('')

/** The address is all that a link needs. `portal`: the origin of the portal. */
export const addressOf = (portal: string, { widget, product, quantity, company }: Choice): string =>
  addressOfWidget(portal, {
    name: widget,
    product,
    quantity,
    company: company || NO_COMPANY,
  } as BeterwerkWidget)

const linkOf = (portal: string, choice: Choice) =>
  `<a href="${escapeHtml(addressOf(portal, choice))}">${escapeHtml(choice.text)}</a>`

const shortcodeOf = (choice: Choice) =>
  `[bw-${choice.widget}${attributes({ ...optionsOf(choice), text: choice.text.replace(/[[\]]/g, '') })}]`

/** The plugin's block as the block editor stores it: pasted into a page, it becomes the block. */
function blockOf(portal: string, choice: Choice) {
  const { widget, product, quantity, company } = choice
  const options = hasProduct(widget)
    ? { product, quantity, showsProduct: false }
    : widget === 'invite'
      ? { company }
      : {}
  const json = JSON.stringify({ widget, ...options }).replaceAll('--', '\\u002d\\u002d')
  return `<!-- wp:beterwerk/widget ${json} -->\n<div class="wp-block-beterwerk-widget">${linkOf(portal, choice)}</div>\n<!-- /wp:beterwerk/widget -->`
}

/** An editor, what to do there with the code, and the code. */
export type Snippet = { editor: string; label: string; steps: string; code: string }

export function snippetsOf(portal: string, choice: Choice): Snippet[] {
  const address = addressOf(portal, choice)
  const pasteAddress = 'Selecteer de tekst, kies de knop voor een link (Ctrl+K) en plak dit als adres.'
  return [
    { editor: 'address', label: 'Elke editor: alleen het adres', steps: pasteAddress, code: address },
    {
      editor: 'wordpress-block',
      label: 'WordPress, blokkeneditor met de plugin',
      steps:
        'Voeg het blok Beterwerk toe en kies daar hetzelfde als hier. Of plak dit in de code-editor (Ctrl+Shift+Alt+M).',
      code: blockOf(portal, choice),
    },
    {
      editor: 'wordpress-classic',
      label: 'WordPress, klassieke editor met de plugin',
      steps: 'Plak dit in de tekst, op een eigen regel of in een zin.',
      code: shortcodeOf(choice),
    },
    {
      editor: 'drupal',
      label: 'Drupal',
      steps: 'Selecteer de tekst, kies de knop Link en plak dit bij URL. Het tekstformaat maakt niet uit.',
      code: address,
    },
    {
      editor: 'typo3',
      label: 'TYPO3',
      steps: 'Selecteer de tekst, kies Link invoegen, het tabblad Externe URL, en plak dit daar.',
      code: address,
    },
    {
      editor: 'umbraco',
      label: 'Umbraco',
      steps: 'Selecteer de tekst, kies Link invoegen en plak dit bij Link.',
      code: address,
    },
    {
      editor: 'html',
      label: 'HTML of een sjabloon',
      steps: 'Plak dit waar de link moet komen.',
      code: linkOf(portal, choice),
    },
    {
      editor: 'element',
      label: 'HTML, met een eigen element',
      steps:
        'Voor een sjabloon waarin je aan de code wilt zien dat het een widget is. De meeste editors halen het weg.',
      code: `<bw-${choice.widget}${attributes(optionsOf(choice))}>${linkOf(portal, choice)}</bw-${choice.widget}>`,
    },
  ]
}

/** '' when no colours were chosen. */
export function styleOf(colours: Colours): string {
  const lines = Object.entries(colours)
    .filter(([, value]) => value)
    .map(([name, value]) => `  --bw-${name}: ${value};\n`)
  return lines.length ? `:root {\n${lines.join('')}}` : ''
}
