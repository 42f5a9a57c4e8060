import { agoOf } from '../moments.ts'
import { personOf } from '../people.ts'
import { VALID_DAYS } from '../team.ts'
import { bytes, perCompany, type Table, uuid } from './table.ts'

/** Shares of companies: with an address, with the digest, waiting for a new owner. */
const WITH_ADDRESS = 0.6
const DIGEST = 0.9
const CHANGING_OWNER = 0.005
const OPTED_OUT = 0.02

export const companyTables: readonly Table[] = [
  perCompany(
    'company',
    'id external_id owner_id name number_of_employees branch membership street house_number zip_code city phone_number email coach_invited_at created_at has_digest',
    (world, company) => {
      const { id } = company
      const random = world.random('COMPANY', -id)
      const hasAddress = random.chance(WITH_ADDRESS)
      return [
        {
          id,
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
          email: hasAddress ? `kantoor${id}@metaal.example` : '',
          coach_invited_at: company.coachId === null ? null : agoOf(world, company.age, id),
          created_at: agoOf(world, company.age, id),
          has_digest: random.chance(DIGEST),
        },
      ]
    },
  ),
  perCompany(
    'owner_invitation',
    'company_id email key_hash invited_by created_at expires_at',
    (world, { id }) => {
      const random = world.random('OWNER_INVITATION', id)
      if (!random.chance(CHANGING_OWNER)) return []
      const ago = random.below(VALID_DAYS)
      return [
        {
          company_id: id,
          email: `opvolger${id}@metaal.example`,
          key_hash: bytes(random.hex(64)),
          invited_by: random.between(1, world.numbers.admins),
          created_at: agoOf(world, ago, id),
          expires_at: agoOf(world, ago - VALID_DAYS, id),
        },
      ]
    },
  ),
  perCompany('mail_opt_out', 'company_id kind email created_at', (world, { id, ownerId, age }) => {
    const random = world.random('OPT_OUT', id)
    if (!random.chance(OPTED_OUT)) return []
    const email = personOf(world, ownerId).email.toLowerCase()
    const created_at = agoOf(world, random.between(1, age), id)
    return [{ company_id: id, kind: random.pick(['REMINDER', 'DIGEST']), email, created_at }]
  }),
  perCompany('digest', 'company_id week created_at', (world, { id }) => {
    // This week's digest, so that none is due. 1970-01-01 was a Thursday.
    const daysLate = (Date.parse(world.today) / 86_400_000 + 3) % 7
    return [
      {
        company_id: id,
        week: world.calendar.day(-daysLate),
        created_at: world.calendar.moment(-daysLate, 0),
      },
    ]
  }),
]
