import './ProductPanel.css'

import { useState } from 'react'

import { type ErrorMessage, messageFor } from '#shared/api/basics/errors.ts'
import { portalHref } from '#shared/api/basics/store.ts'
import { listProducts } from '#shared/api/shop/products.ts'
import { themeLabels } from '#shared/domain/basics/theme.ts'
import { type CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import type { Product } from '#shared/domain/shop/product.ts'
import { AdditionNotice } from '#shared/parts/shop/cart/AdditionNotice.tsx'
import { type Addition, addProduct } from '#shared/parts/shop/cart/add-product.ts'
import { sendCart } from '#shared/parts/shop/cart/exchange-cart.ts'
import { ProductImage } from '#shared/parts/shop/ProductImage.tsx'
import { isQuantity } from '#shared/session/session.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import { loadAhead, useLoaded } from './load-ahead.ts'
import type { PanelProps } from './panel-props.ts'

const quantities = Quantity.options.map((value) => ({ value, label: value }))

const MAX_NAMED = 5

/** "2 × Poster, 1 × Kaart", and the number of others. `first`: the product to name first. */
function contentOf(cart: readonly CartItem[], products: readonly Product[], first: number) {
  const sorted = cart.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
  const named = sorted.slice(0, MAX_NAMED).map(({ id, quantity }) => {
    const title = products.find((product) => product.id === id)?.title ?? `Materiaal\u00a0${id}`
    return `${quantity} × ${title}`
  })
  return { named: named.join(', '), rest: sorted.length - named.length }
}

export const prepare = () => loadAhead('products', listProducts)

export function ProductPanel({ request: { link, product: id, quantity: asked }, onClose }: PanelProps) {
  const cart = useSession((session) => session.cart)
  const [quantity, setQuantity] = useState<Quantity>(isQuantity(asked) ? asked : '1')
  const [hasPicture, setPicture] = useState(true)
  const [failure, setFailure] = useState<ErrorMessage>()
  const [addition, setAddition] = useState<Addition>()
  const { value: products, isPending } = useLoaded('products', listProducts, (error) =>
    setFailure(messageFor(error, 'Dit materiaal kan niet geladen worden')),
  )
  const product = products?.find((candidate) => candidate.id === id)
  const present = cart.find((item) => item.id === id)
  const content = contentOf(cart, products ?? [], id)

  /** In the browser first, and then in the cart of the user. */
  async function add() {
    const outcome = await addProduct({ id, quantity }, products ?? null)
    setAddition(outcome)
    if (outcome.outcome === 'added') void sendCart()
  }

  return (
    <AnchoredPanel trigger={link} label={product?.title ?? 'Materiaal'} onClose={onClose}>
      <div className="bw-above-room">
        <div className="bw-product-card">
          {isPending && <Skeleton label="Materiaal wordt geladen..." />}
          {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
          {products && !product && <AdditionNotice addition={{ id, title: '', outcome: 'unknown' }} />}
          {products && product && (
            <>
              <div className="bw-product-about">
                {hasPicture && <ProductImage product={product} onError={() => setPicture(false)} />}
                <div>
                  <h2 className="notranslate">{product.title}</h2>
                  <p className="bw-soft">{themeLabels[product.theme]}</p>
                </div>
              </div>
              <p>{product.description}</p>
              <div className="bw-product-choice">
                <Select
                  name="aantal"
                  label="Aantal"
                  options={quantities}
                  value={quantity}
                  onChange={({ target }) => setQuantity(target.value as Quantity)}
                />
                <Button onClick={add}>In winkelwagen</Button>
              </div>
              {present && !addition && (
                <p className="bw-soft">Hiervan zit al {present.quantity} × in je winkelwagen.</p>
              )}
              {addition && (
                <AdditionNotice addition={addition}>
                  <p>
                    Er zit nu in: <span className="notranslate">{content.named}</span>
                    {content.rest > 0 && ` en nog ${content.rest} andere`}.
                  </p>
                  <p>
                    <a href={portalHref('/winkelwagen')}>Naar je winkelwagen</a>
                  </p>
                </AdditionNotice>
              )}
            </>
          )}
        </div>
      </div>
    </AnchoredPanel>
  )
}
