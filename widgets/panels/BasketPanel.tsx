import './BasketPanel.css'

import { useRef, useState } from 'react'

import { type ErrorMessage, messageFor } from '#shared/api/basics/errors.ts'
import { portalHref } from '#shared/api/basics/store.ts'
import { listProducts } from '#shared/api/shop/products.ts'
import { type CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { removeFromCart, setQuantity } from '#shared/parts/shop/cart/change-cart.ts'
import { sendCart } from '#shared/parts/shop/cart/exchange-cart.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import { loadAhead, useLoaded } from './load-ahead.ts'
import type { PanelProps } from './panel-props.ts'

const quantities = Quantity.options.map((value) => ({ value, label: value }))

const NOT_STORED: ErrorMessage = { title: 'Je winkelwagen kan niet veranderd worden.' }

export const prepare = () => loadAhead('products', listProducts)

export function BasketPanel({ request: { link }, onClose }: PanelProps) {
  const cart = useSession((session) => session.cart)
  const list = useRef<HTMLUListElement>(null)
  const [failure, setFailure] = useState<ErrorMessage>()
  const [removed, setRemoved] = useState<string>()
  const { value: products, isPending } = useLoaded('products', listProducts, (error) =>
    setFailure(messageFor(error, 'De namen van de materialen kunnen niet geladen worden')),
  )
  const knownTitleOf = ({ id }: CartItem) => products?.find((product) => product.id === id)?.title
  // With a no-break space, which no title has: titles are never translated.
  const titleOf = (item: CartItem) => knownTitleOf(item) ?? `Materiaal\u00a0${item.id}`

  /** In the browser first, and then in the cart of the user. */
  async function change(changing: Promise<{ stored: boolean }>) {
    const { stored } = await changing
    setFailure(stored ? undefined : NOT_STORED)
    if (stored) void sendCart()
  }

  async function remove(item: CartItem) {
    const at = cart.indexOf(item)
    await change(removeFromCart(item.id))
    setRemoved(titleOf(item))
    // The button that had the focus is gone: the one of the next product gets it.
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? link
    next.focus()
  }

  return (
    <AnchoredPanel trigger={link} label="Winkelwagen" onClose={onClose}>
      <div className="bw-above-room bw-basket">
        {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
        {!isPending && (
          <ul ref={list} role="list">
            {cart.map((item) => (
              <li key={item.id}>
                <p className={knownTitleOf(item) ? 'notranslate' : undefined}>{titleOf(item)}</p>
                <div>
                  <Select
                    name={`aantal-${item.id}`}
                    label="Aantal"
                    aria-label={`Aantal: ${titleOf(item)}`}
                    options={quantities}
                    value={item.quantity}
                    onChange={({ target }) => change(setQuantity(item.id, target.value as Quantity))}
                  />
                  <Button
                    variant="quiet"
                    aria-label={`Verwijder ${titleOf(item)}`}
                    onClick={() => remove(item)}
                  >
                    Verwijder
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="bw-soft">
          {removed && `‘${removed}’ is uit je winkelwagen gehaald. `}
          {cart.length === 0 && 'Je winkelwagen is leeg.'}
        </p>
        {cart.length > 0 && <ButtonLink href={portalHref('/winkelwagen')}>Verder met bestellen</ButtonLink>}
      </div>
    </AnchoredPanel>
  )
}
