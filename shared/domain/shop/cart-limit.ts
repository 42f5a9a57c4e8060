/** Separate from the schema, to keep valibot out of the loader of the widgets. */
export const MAX_CART_PRODUCTS = 250
