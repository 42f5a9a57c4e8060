import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { Product } from '#shared/domain/shop/product.ts'

const ProductListResponse = responseOf(v.array(Product))

export const listProducts = () => api.get('products').json(ProductListResponse)
