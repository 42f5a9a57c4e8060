import * as v from 'valibot'

import { Theme } from '#shared/domain/basics/theme.ts'

/** `title`: at most 60 characters. `image`: a path of the portal. */
export const Product = v.object({
  id: v.number(),
  title: v.string(),
  theme: Theme,
  description: v.string(),
  image: v.string(),
})
export type Product = v.InferOutput<typeof Product>
