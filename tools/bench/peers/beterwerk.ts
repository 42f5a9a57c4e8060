import { DOMAIN, type Embed, type Session } from './embed.ts'

export const PORTAL = `mijn.${DOMAIN}`

/** Our widgets, in the form that docs/cms-editors.md prefers. `session`: of somebody who has logged in. */
export const beterwerk = (session: Session): Embed => ({
  name: 'Beterwerk',
  html: {
    head: `<script type="module" async src="https://${PORTAL}/bw.js"></script>`,
    login: `<span data-bw-widget="login"><a href="https://${PORTAL}/inloggen">Inloggen</a></span>`,
    cart: `<span data-bw-widget="cart"><a href="https://${PORTAL}/winkelwagen">Winkelwagen</a></span>`,
    product: `<span data-bw-widget="add-to-cart" data-product="5"><a href="https://${PORTAL}/winkelwagen?product=5&amp;aantal=1">In winkelwagen</a></span>`,
  },
  hosts: () => ({}),
  rendered: { anonymous: '[data-bw-widget="login"] a', 'logged in': 'a[aria-label^="Account van"]' },
  openings: {
    login: { opener: '[data-bw-widget="login"] a', shows: 'input[name="username"]' },
    product: { opener: '[data-bw-widget="add-to-cart"] a', shows: '[role="status"] a' },
    account: { opener: '[data-bw-widget="login"] a', shows: '.bw-above-list button' },
  },
  session,
})
