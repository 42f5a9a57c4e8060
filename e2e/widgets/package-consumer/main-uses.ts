import {
  addressOf,
  type Beterwerk,
  type BeterwerkCartItem,
  type BeterwerkUser,
  loadWidgets,
  on,
} from 'beterwerk-widgets'

// Right and wrong uses of the package, which are only compiled.

export async function right(portal: string) {
  const bw: Beterwerk = await loadWidgets({
    portal,
    integrity: 'sha384-…',
    nonce: 'abc',
    cookieDomain: 'voorbeeld.nl',
  })
  const user: BeterwerkUser | null = bw.user
  const items: readonly BeterwerkCartItem[] = window.bw?.cart.items ?? []
  const stop: () => void = on('bw:login', ({ user, atLoad }) => [user.name.trim(), atLoad === true])
  on('bw:logout', (detail: null) => detail)
  window.addEventListener('bw:cart', ({ detail }) => detail.items.map(({ quantity }) => quantity.toFixed()))
  const element: HTMLElement | null = document.querySelector('bw-add-to-cart')
  await bw.open('invite', document.createElement('bw-invite'), '7b3f')
  await bw.cart.add(5, 2)
  const addresses: string[] = [
    addressOf(portal, { name: 'companies' }),
    addressOf(portal, { name: 'invite', company: '7b3f' }),
    addressOf(portal, { name: 'add-to-cart', product: 5, quantity: undefined }),
  ]
  return { user, items, stop, element, addresses }
}

export async function wrong(portal: string) {
  // @ts-expect-error: the address of the portal is missing.
  const bw = await loadWidgets({})
  // @ts-expect-error: there may be no user.
  bw.user.name
  // @ts-expect-error: the script may not have run.
  window.bw.user
  // @ts-expect-error: there is no such event.
  on('bw:register', () => undefined)
  // @ts-expect-error: a logout has no user.
  on('bw:logout', ({ user }) => user)
  // @ts-expect-error: the event of the cart has no user.
  window.addEventListener('bw:cart', ({ detail }) => detail.user)
  // @ts-expect-error: there is no such panel.
  await bw.open('register')
  // @ts-expect-error: the cart is changed with `add`.
  bw.cart.items.push({ product: 5, quantity: 2 })
  // @ts-expect-error: the company is missing.
  addressOf(portal, { name: 'invite' })
  // @ts-expect-error: a product has a number.
  addressOf(portal, { name: 'add-to-cart', product: 'poster' })
}
