import * as v from 'valibot'

import { hasAccess, type Permission } from '#shared/domain/basics/access.ts'
import { deliveryHouseNumber, deliveryStreet } from '#shared/domain/basics/delivery-rules.ts'
import {
  INVALID,
  optionalEmail,
  REQUIRED,
  required,
  requiredChoice,
  requiredDutchZipCode,
} from '#shared/domain/basics/rules.ts'
import { memberships } from '#shared/domain/companies/company.ts'
import { type CartItem, Quantity } from './cart.ts'
import { MAX_CART_PRODUCTS } from './cart-limit.ts'

export const NO_PRODUCTS = 'Geen producten toegevoegd.'

const TOO_MANY_PRODUCTS = `In een bestelling passen ${MAX_CART_PRODUCTS} producten.`

/** That of a PostgreSQL integer. */
const MAX_ID = 2 ** 31 - 1

const Delivery = v.object({
  street: deliveryStreet(),
  houseNumber: deliveryHouseNumber(),
  zipCode: requiredDutchZipCode(),
  city: required(),
  email: v.optional(optionalEmail(), ''),
})

/** Flat, with the company id as a string. */
export const OrderForm = v.object({
  companyId: v.pipe(v.string(REQUIRED), v.regex(/^[1-9]\d{0,9}$/, REQUIRED), v.transform(Number)),
  name: required(),
  membership: requiredChoice(memberships),
  ...Delivery.entries,
})
export type OrderForm = v.InferOutput<typeof OrderForm>

/** The server adds the title of the catalogue. */
const OrderedProduct = v.object({ id: v.number(), quantity: Quantity })

/** `orderKey`: of clients without Idempotency-Key; the same key twice is one order. Absent: not compared. */
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
    v.maxLength(MAX_CART_PRODUCTS, TOO_MANY_PRODUCTS),
    v.check((products) => new Set(products.map(({ id }) => id)).size === products.length, INVALID),
  ),
  orderKey: v.optional(v.pipe(v.string(), v.uuid(INVALID))),
})
export type OrderInput = v.InferOutput<typeof OrderInput>

export const orderOf = (
  { companyId, name, membership, ...contactInfo }: OrderForm,
  products: CartItem[],
): OrderInput => ({ companyId, name, membership, contactInfo, products })

/** With the title that it had then. */
export const OrderItem = v.object({ id: v.number(), title: v.string(), quantity: Quantity })
export type OrderItem = v.InferOutput<typeof OrderItem>

/** `date`: ISO 8601. */
export const Order = v.object({ id: v.number(), date: v.string(), products: v.array(OrderItem) })
export type Order = v.InferOutput<typeof Order>

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

/** Also to see its address. Not a coach, who can have access to thousands of companies. */
export const mayOrderFor = (permission: Permission) =>
  permission.userRole !== 'COACH' && hasAccess(permission, 'WRITE')
