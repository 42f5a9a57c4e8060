import './ProductImage.css'

import { portalHref } from '#shared/api/basics/store.ts'
import type { Product } from '#shared/domain/shop/product.ts'

type Props = {
  product: Product | undefined
  onError?: () => void
}

/** An empty frame while the product is unknown. Decorative: the title is shown beside it. */
export const ProductImage = ({ product, onError }: Props) => (
  <span className="bw-product-image">
    {product && (
      <img loading="lazy" src={portalHref(product.image)} alt="" width={96} height={72} onError={onError} />
    )}
  </span>
)
