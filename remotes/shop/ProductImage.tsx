import './ProductImage.css'

import type { Product } from '#shared/domain/product.ts'

/** The picture of a product; an empty frame as long as it is not known. What it shows stands beside it. */
export const ProductImage = ({ product }: { product: Product | undefined }) => (
  <span className="bw-product-image">
    {product && <img src={product.image} alt="" width={96} height={72} />}
  </span>
)
