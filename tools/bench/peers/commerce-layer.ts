import { cookie, type Embed, type Mode, token, WEBSITE } from './embed.ts'
import { type Host, json } from './network.ts'
import { versions } from './packages.ts'

const SLUG = 'veilig-in-metaal'
const API = `${SLUG}.commercelayer.io`
const AUTH = 'auth.commercelayer.io'
const CLIENT = 'kuSKPbeKbU9LG9LjndzieKWRcfiXFuEfO0OYHXKH9J8'
const SCOPE = 'market:id:ZKcvahXJGv'
const PRODUCT = 'POSTERGEHOOR000000A2XX'
const CUSTOMER = 'NqBsRhPDpr'
const ORDER = 'wBXVhKzrnq'
const CDN = `https://cdn.jsdelivr.net/npm/@commercelayer/drop-in.js@${versions['@commercelayer/drop-in.js']}/dist/drop-in`

const accessToken = (mode: Mode) =>
  token({
    organization: { id: 'WXlEOFrjnr', slug: SLUG, enterprise: false, region: 'eu-west-1' },
    application: { id: 'gjzQkiwQvW', client_id: CLIENT, kind: 'sales_channel', public: true },
    market: {
      id: ['ZKcvahXJGv'],
      stock_location_ids: ['okJbPuNbjk'],
      geocoder_id: null,
      allows_external_prices: false,
    },
    scope: SCOPE,
    iss: `https://${AUTH}`,
    test: true,
    ...(mode === 'logged in' && { owner: { id: CUSTOMER, type: 'Customer' } }),
  })

const resource = (type: string, id: string, attributes: object, relationships: object = {}) => ({
  id,
  type,
  attributes: {
    ...attributes,
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
  },
  relationships,
})

const lineItem = resource('line_items', 'QWERtXYzAB', {
  sku_code: PRODUCT,
  bundle_code: null,
  quantity: 1,
  currency_code: 'EUR',
  unit_amount_cents: 0,
  formatted_unit_amount: '€0,00',
  total_amount_cents: 0,
  name: 'Poster Gehoorbescherming op',
  item_type: 'skus',
})

const order = (isFilled: boolean) =>
  resource(
    'orders',
    ORDER,
    {
      number: '2454728',
      status: isFilled ? 'pending' : 'draft',
      editable: true,
      guest: true,
      language_code: 'nl',
      currency_code: 'EUR',
      skus_count: isFilled ? 1 : 0,
      line_item_options_count: 0,
      total_amount_cents: 0,
      formatted_total_amount: '€0,00',
    },
    { line_items: { data: isFilled ? [{ type: 'line_items', id: lineItem.id }] : [] } },
  )

const sku = resource('skus', 'zMvOSRoQDE', {
  code: PRODUCT,
  name: 'Poster Gehoorbescherming op',
  do_not_ship: false,
  do_not_track: false,
  inventory: { available: true, quantity: 500, levels: [] },
})

/** The shop. A cart that exists contains one poster: the page asks for it only after it has put that in. */
const api =
  (mode: Mode): Host =>
  ({ method, url: { pathname } }) => {
    if (pathname === '/api/organization')
      return json({ data: resource('organizations', 'WXlEOFrjnr', { config: null }) })
    if (pathname === '/api/skus') return json({ data: [sku], meta: { record_count: 1, page_count: 1 } })
    if (pathname === `/api/skus/${sku.id}`) return json({ data: sku })
    if (pathname === '/api/orders' && method === 'POST') return json({ data: order(false) }, 201)
    if (pathname === `/api/orders/${ORDER}`) return json({ data: order(true), included: [lineItem] })
    if (pathname === '/api/line_items') return json({ data: lineItem }, 201)
    if (pathname === `/api/customers/${CUSTOMER}/orders` && mode === 'logged in')
      return json({ data: [], meta: { record_count: 0, page_count: 1 } })
    return undefined
  }

/**
 * Commerce Layer: a button for a product, the number of products in the cart, and links for login and account, which
 * lead to pages that it serves itself; so no form opens here. Without its optional style sheet.
 */
export const commerceLayer = (): Embed => ({
  name: 'Commerce Layer',
  html: {
    head: `<script type="module" src="${CDN}/drop-in.esm.js"></script>
    <script>
      (function () {
        window.commercelayerConfig = {
          clientId: "${CLIENT}",
          scope: "${SCOPE}",
          defaultAttributes: { orders: { language_code: "nl" } },
        };
      })();
    </script>`,
    login: `<cl-identity-status type="guest"><cl-identity-link type="login">Inloggen</cl-identity-link></cl-identity-status>
      <cl-identity-status type="customer"><cl-my-account-link>Mijn account</cl-my-account-link></cl-identity-status>`,
    cart: '<cl-cart-link>Winkelwagen <cl-cart-count></cl-cart-count></cl-cart-link>',
    product: `<cl-add-to-cart code="${PRODUCT}">In winkelwagen</cl-add-to-cart>`,
  },
  hosts: (mode) => ({
    [AUTH]: ({ url }) =>
      url.pathname === '/oauth/token'
        ? json({
            access_token: accessToken('anonymous'),
            token_type: 'Bearer',
            expires_in: 14_400,
            scope: SCOPE,
            created_at: Math.floor(Date.now() / 1000),
          })
        : undefined,
    [API]: api(mode),
  }),
  rendered: {
    anonymous: 'cl-add-to-cart[role="button"]:not([aria-disabled])',
    'logged in': 'cl-my-account-link a[href]',
  },
  openings: { product: { opener: 'cl-add-to-cart', shows: 'cl-cart-count[quantity]' } },
  session: {
    cookies: [
      cookie(
        `commercelayer_session-${CLIENT}-${SCOPE}`,
        encodeURIComponent(
          JSON.stringify({
            accessToken: accessToken('logged in'),
            scope: SCOPE,
            ownerType: 'customer',
            ownerId: CUSTOMER,
          }),
        ),
        WEBSITE,
      ),
    ],
    origins: [],
  },
})
