import { catalogue } from '../../../../../server/products/catalogue.ts'
import { fullNameOf, personOf } from '../people.ts'
import { MORNING, WORKDAY } from '../sections.ts'
import { inviteesOf, RETAINED_DAYS, VALID_DAYS } from '../team.ts'
import { idOf, type World } from '../world.ts'
import { perCompany, type Table } from './table.ts'

/** The most people who look along at a company. */
const MOST_INVITED = 31
/** The part of companies that order something, of orders whose account or company was deleted since, and of companies that wait for a new owner. */
const ORDERING = 0.06
const OF_DELETED = 0.02
const CHANGING_OWNER = 0.001
const quantities = ['1', '2', '3', '5', '10']

const uuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const bytes = (hex: string) => `\\x${hex}`

/** The time of the day at which something about a company happens, in seconds. */
const timeOf = (world: World, companyId: number) => MORNING + ((companyId * 7919 + world.seed) % WORKDAY)

export const companyTables: readonly Table[] = [
  perCompany(
    'company',
    [
      'id',
      'external_id',
      'owner_id',
      'name',
      'number_of_employees',
      'branch',
      'membership',
      'street',
      'house_number',
      'zip_code',
      'city',
      'phone_number',
      'email',
      'coach_invited_at',
      'created_at',
      'has_digest',
    ],
    (world, company) => {
      const random = world.random('COMPANY', -company.id)
      const hasAddress = random.chance(0.6)
      const openedAgo = random.between(1, company.age)
      return [
        {
          id: company.id,
          external_id: uuid(random.hex(32)),
          owner_id: company.ownerId,
          name: company.name,
          number_of_employees: company.size,
          branch: company.branch,
          membership: company.membership,
          street: hasAddress ? company.street : '',
          house_number: hasAddress ? company.houseNumber : '',
          zip_code: hasAddress ? company.zipCode : '',
          city: company.city,
          phone_number: hasAddress
            ? `0${random.between(10, 79)} ${random.between(1_000_000, 9_999_999)}`
            : '',
          email: hasAddress ? `kantoor${company.id}@metaal.example` : '',
          coach_invited_at:
            company.coachId === null ? null : world.calendar.moment(-openedAgo, timeOf(world, company.id)),
          created_at: world.calendar.moment(-company.age, timeOf(world, company.id)),
          has_digest: random.chance(0.9),
        },
      ]
    },
  ),
  perCompany(
    'invitation',
    [
      'id',
      'company_id',
      'role',
      'name',
      'email',
      'message',
      'rights',
      'checks',
      'key_hash',
      'person_id',
      'created_at',
      'sent_at',
      'expires_at',
      'accepted_at',
    ],
    (world, company) => {
      const random = world.random('TEAM', -company.id)
      return inviteesOf(world, company).map((invitee, number) => {
        const { personId, acceptedAgo, sentAgo } = invitee
        const person = personOf(world, personId)
        const sentAt = world.calendar.moment(-sentAgo, timeOf(world, company.id))
        const isSpent = acceptedAgo !== null && acceptedAgo > RETAINED_DAYS
        return {
          id: idOf(world, company.id, number, MOST_INVITED),
          company_id: company.id,
          role: invitee.role,
          name: isSpent ? '' : fullNameOf(person),
          email: isSpent ? '' : person.email,
          message: isSpent ? '' : 'Kijk je met ons mee?',
          rights: invitee.rights,
          checks: invitee.checks,
          key_hash: isSpent ? null : bytes(random.hex(64)),
          person_id: acceptedAgo === null ? null : personId,
          created_at: sentAt,
          sent_at: sentAt,
          expires_at: world.calendar.moment(VALID_DAYS - sentAgo, timeOf(world, company.id)),
          accepted_at:
            acceptedAgo === null ? null : world.calendar.moment(-acceptedAgo, timeOf(world, company.id)),
        }
      })
    },
  ),
  perCompany(
    'owner_invitation',
    ['company_id', 'email', 'key_hash', 'invited_by', 'created_at', 'expires_at'],
    (world, company) => {
      const random = world.random('ORDER', -company.id)
      if (!random.chance(CHANGING_OWNER)) return []
      const created_at = world.calendar.moment(-2, timeOf(world, company.id))
      const expires_at = world.calendar.moment(VALID_DAYS - 2, timeOf(world, company.id))
      const email = `opvolger${company.id}@metaal.example`
      return [
        {
          company_id: company.id,
          email,
          key_hash: bytes(random.hex(64)),
          invited_by: 1,
          created_at,
          expires_at,
        },
      ]
    },
  ),
  perCompany(
    'shop_order',
    [
      'person_id',
      'company_id',
      'order_key',
      'name',
      'membership',
      'street',
      'house_number',
      'zip_code',
      'city',
      'email',
      'products',
      'created_at',
    ],
    (world, company) => {
      const random = world.random('ORDER', company.id)
      if (!random.chance(ORDERING)) return []
      return Array.from({ length: random.between(1, 4) }, () => {
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
          // Those of deleted accounts are kept for 90 days.
          created_at: world.calendar.moment(
            -random.between(1, isOfDeleted ? 80 : company.age),
            timeOf(world, company.id),
          ),
        }
      })
    },
  ),
]
