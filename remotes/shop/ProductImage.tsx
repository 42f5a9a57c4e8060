import './ProductImage.css'

import type { Product } from '#shared/domain/product.ts'

/** Picture of a product; an empty frame while the product is unknown. Decorative: its title is shown beside it. */
export const ProductImage = ({ product }: { product: Product | undefined }) => (
  <span className="bw-product-image">
    {product && <img src={product.image} alt="" width={96} height={72} loading="lazy" />}
  </span>
)
