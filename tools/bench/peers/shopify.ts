import { basename, join } from 'node:path'

import type { Embed } from './embed.ts'
import { fileHost, type Host, json } from './network.ts'
import { versions } from './packages.ts'

const SHOP = 'veilig-in-metaal.myshopify.com'
const CDN = 'sdks.shopifycdn.com'
const PRODUCT = 'gid://shopify/Product/7982301642'
const VARIANT = 'gid://shopify/ProductVariant/43729076'
const PRICE = { amount: '0.0', currencyCode: 'EUR' }
const page = { hasNextPage: false, hasPreviousPage: false }

const selectedOptions = [{ name: 'Title', value: 'Default Title' }]
const variant = {
  id: VARIANT,
  title: 'Default Title',
  price: PRICE,
  priceV2: PRICE,
  weight: 0,
  available: true,
  sku: 'POSTER',
  compareAtPrice: null,
  compareAtPriceV2: null,
  image: null,
  selectedOptions,
  unitPrice: null,
  unitPriceMeasurement: null,
}
const product = {
  __typename: 'Product',
  id: PRODUCT,
  availableForSale: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  descriptionHtml: '',
  description: '',
  handle: 'poster-gehoorbescherming-op',
  productType: '',
  title: 'Poster Gehoorbescherming op',
  vendor: 'Veilig in metaal',
  publishedAt: '2026-01-05T09:00:00Z',
  onlineStoreUrl: null,
  options: [{ id: 'gid://shopify/ProductOption/1', name: 'Title', values: ['Default Title'] }],
  images: { pageInfo: page, edges: [] },
  variants: { pageInfo: page, edges: [{ cursor: 'a', node: variant }] },
}

const { priceV2: _, compareAtPriceV2: __, ...merchandise } = variant
const line = {
  __typename: 'CartLine',
  id: 'gid://shopify/CartLine/1?cart=c1',
  merchandise: { ...merchandise, product: { id: PRODUCT, handle: product.handle, title: product.title } },
  quantity: 1,
  attributes: [],
  cost: {
    totalAmount: PRICE,
    subtotalAmount: PRICE,
    amountPerQuantity: PRICE,
    compareAtAmountPerQuantity: null,
  },
  discountAllocations: [],
}
const cart = {
  id: 'gid://shopify/Cart/c1?key=8f2b',
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  lines: { pageInfo: page, edges: [{ cursor: 'a', node: line }] },
  attributes: [],
  cost: {
    totalAmount: PRICE,
    subtotalAmount: PRICE,
    checkoutChargeAmount: PRICE,
    totalTaxAmount: null,
    totalDutyAmount: null,
  },
  checkoutUrl: `https://${SHOP}/cart/c/c1`,
  discountCodes: [],
  discountAllocations: [],
  appliedGiftCards: [],
  deliveryGroups: { pageInfo: page, edges: [] },
  buyerIdentity: {
    countryCode: 'NL',
    preferences: null,
    email: null,
    phone: null,
    customer: null,
    deliveryAddressPreferences: [],
  },
  note: null,
}

/** The shop, by what a query asks for: the product, or a cart with it. */
const api: Host = ({ url, body }) => {
  if (!url.pathname.endsWith('/graphql')) return undefined
  if (body.includes('cartCreate'))
    return json({ data: { cartCreate: { userErrors: [], warnings: [], cart } } })
  return json({ data: { node: product } })
}

/**
 * Shopify: a button for a product, and the cart that it opens. Only the button, without the product's picture and title;
 * and the minified script, although its documentation names the other. Visitors do not log in, so that there is no such
 * state. `folder`: of its package.
 */
export const shopify = (folder: string): Embed => ({
  name: 'Shopify',
  html: {
    product: '<div id="product"></div>',
    end: `<script src="https://${CDN}/buy-button/${versions['@shopify/buy-button-js']}/buybutton.min.js"></script>
    <script>
      var client = ShopifyBuy.buildClient({ domain: "${SHOP}", storefrontAccessToken: "dd4d4dc146542ba7763305d71d1b3d38" });
      var ui = ShopifyBuy.UI.init(client);
      ui.createComponent("product", {
        id: "7982301642",
        node: document.getElementById("product"),
        options: {
          product: { contents: { img: false, title: false, price: false }, text: { button: "In winkelwagen" } },
        },
      });
    </script>`,
  },
  hosts: () => ({
    [CDN]: fileHost((path) => join(folder, 'dist', basename(path))),
    [SHOP]: api,
  }),
  rendered: { anonymous: '.shopify-buy__btn' },
  openings: { product: { opener: '.shopify-buy__btn', shows: '.shopify-buy__cart-item' } },
})
