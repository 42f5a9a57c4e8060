import { catalogue } from '#server/shop/products/catalogue.ts'
import { agoOf } from '../moments.ts'
import { perCompany, type Table, uuid } from './table.ts'

/** Shares of companies that ordered something, and of orders whose account and company were deleted since. */
const ORDERING = 0.06
const OF_DELETED = 0.02
/** Of orders of deleted accounts; and the most orders of a company. */
const KEPT_DAYS = 80
const MOST = 4
const quantities = ['1', '2', '3', '5', '10']

export const orderTables: readonly Table[] = [
  perCompany(
    'shop_order',
    'person_id company_id order_key name membership street house_number zip_code city email products created_at',
    (world, company) => {
      const random = world.random('ORDER', company.id)
      if (!random.chance(ORDERING)) return []
      return Array.from({ length: random.between(1, MOST) }, () => {
        const isOfDeleted = random.chance(OF_DELETED)
        const first = random.below(catalogue.length - 3)
        const products = catalogue
          .slice(first, first + random.between(1, 3))
          .map(({ id, title }) => ({ id, title, quantity: random.pick(quantities) }))
        return {
          person_id: isOfDeleted ? null : company.ownerId,
          company_id: isOfDeleted ? null : company.id,
          order_key: uuid(random.hex(32)),
          name: company.name,
          membership: company.membership,
          street: company.street,
          house_number: company.houseNumber,
          zip_code: company.zipCode,
          city: company.city,
          email: `kantoor${company.id}@metaal.example`,
          products: JSON.stringify(products),
          created_at: agoOf(world, random.between(1, isOfDeleted ? KEPT_DAYS : company.age), company.id),
        }
      })
    },
  ),
]
