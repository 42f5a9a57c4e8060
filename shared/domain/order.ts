import * as v from 'valibot'

import { hasAccess, type Permission } from './access.ts'
import { CartItem, Quantity } from './cart.ts'
import { memberships } from './company.ts'
import {
  deliveryStreet,
  INVALID,
  optionalEmail,
  REQUIRED,
  required,
  requiredAlphaNum,
  requiredChoice,
  requiredDutchZipCode,
} from './rules.ts'

/** What an order without products is told. */
export const NO_PRODUCTS = 'Geen producten toegevoegd.'

/** Highest id of a company. */
const MAX_ID = 2 ** 31 - 1

/** The contact details of an order: where it is delivered, and whom to ask. */
const Delivery = v.object({
  street: deliveryStreet(),
  houseNumber: requiredAlphaNum(),
  zipCode: requiredDutchZipCode(),
  city: required(),
  email: v.optional(optionalEmail(), ''),
})

/** What the form collects: flat, with the company as the form posts it. */
export const OrderForm = v.object({
  companyId: v.pipe(v.string(REQUIRED), v.regex(/^[1-9]\d{0,9}$/, REQUIRED), v.transform(Number)),
  name: required(),
  membership: requiredChoice(memberships),
  ...Delivery.entries,
})
export type OrderForm = v.InferOutput<typeof OrderForm>

/** One product of an order as the API takes it. The title is the server's to say: what comes along is not believed. */
const OrderedProduct = v.object({ id: v.number(), title: v.optional(v.string(), ''), quantity: Quantity })

/** What the API takes. `orderKey`: made by the page; the same key twice is one order. */
export const OrderInput = v.object({
  companyId: v.pipe(
    v.number(REQUIRED),
    v.integer(REQUIRED),
    v.minValue(1, REQUIRED),
    v.maxValue(MAX_ID, REQUIRED),
  ),
  name: required(),
  membership: requiredChoice(memberships),
  contactInfo: Delivery,
  products: v.pipe(
    v.array(OrderedProduct, NO_PRODUCTS),
    v.nonEmpty(NO_PRODUCTS),
    v.check((products) => new Set(products.map(({ id }) => id)).size === products.length, INVALID),
  ),
  orderKey: v.pipe(v.string(), v.uuid(INVALID)),
})
export type OrderInput = v.InferOutput<typeof OrderInput>

/** Puts what the form collected, and what is in the cart, as the API takes it. */
export const orderOf = (
  { companyId, name, membership, ...contactInfo }: OrderForm,
  products: CartItem[],
  orderKey: string,
): OrderInput => ({ companyId, name, membership, contactInfo, products, orderKey })

/** An order that was made. `date`: when, an instant. The titles are those of that moment. */
export const Order = v.object({ id: v.number(), date: v.string(), products: v.array(CartItem) })
export type Order = v.InferOutput<typeof Order>

/** A company that somebody may order for, with what the form for an order begins with. */
export const CompanyForOrder = v.object({
  id: v.number(),
  name: v.string(),
  membership: v.picklist(memberships),
  contactInfo: v.object({
    street: v.string(),
    houseNumber: v.string(),
    zipCode: v.string(),
    city: v.string(),
    email: v.string(),
  }),
})
export type CompanyForOrder = v.InferOutput<typeof CompanyForOrder>

/**
 * Whether somebody orders in the name of a company, and so sees its address: the owner, and who was invited to work
 * along. Not who only reads, and not a coach, to whom thousands of companies may be open.
 */
export const mayOrderFor = (permission: Permission) =>
  permission.userRole !== 'COACH' && hasAccess(permission, 'WRITE')
