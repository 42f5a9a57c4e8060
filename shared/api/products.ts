import * as v from 'valibot'

import { Product } from '#shared/domain/product.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const ProductListResponse = responseOf(v.array(Product))

/** Returns the free products that can be ordered. */
export const listProducts = () => api.get('products').json(ProductListResponse)
