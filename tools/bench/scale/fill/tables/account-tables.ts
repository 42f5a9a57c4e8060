import type { AuditEventKind } from '#shared/domain/audit-event.ts'
import { accountAge, personOf } from '../people.ts'
import { MORNING, WORKDAY } from '../sections.ts'
import type { World } from '../world.ts'
import { perPerson, type Table } from './table.ts'

/** How likely an account has what. */
const VERIFIED = 0.97
const NEWSLETTER = 0.3
const TWO_STEP = 0.01
const TWO_STEP_OF_STAFF = 0.8
const SESSION = 0.02
const KNOWN_BROWSER = 0.12
const CART = 0.005
const ADDRESS_CHANGE = 0.0002
/** The most events of an account that are kept, which is for a year. */
const MOST_EVENTS = 9
const EVENT_DAYS = 360

const branches = ['', '', 'Metaalbewerking', 'Metalektro', 'Installatietechniek', 'Carrosseriebouw']
const functions = [
  '',
  '',
  'Directeur',
  'Preventiemedewerker',
  'Voorman',
  'KAM-coördinator',
  'Bedrijfsleider',
  'Adviseur',
]
const browsers = [
  ['Firefox', 'Windows'],
  ['Chrome', 'Windows'],
  ['Edge', 'Windows'],
  ['Safari', 'iOS'],
  ['Chrome', 'Android'],
  [null, null],
] as const
const eventKinds: readonly AuditEventKind[] = [
  'LOGGED_IN',
  'LOGGED_IN',
  'LOGGED_IN',
  'LOGGED_OUT',
  'LOGIN_FAILED',
  'PASSWORD_CHANGED',
  'PLAN_DOWNLOADED',
  'INVITATION_SENT',
  'PASSWORD_RESET_REQUESTED',
]

/** The first coach, administrator, adviser, owner and colleague log in without a second step. */
const isFirstOfKind = ({ people }: World, id: number) =>
  [people.admins, people.coaches, people.advisers, people.owners, people.colleagues].includes(id)

/** Whether a person uses two-step login. */
export function usesTwoSteps(world: World, id: number): boolean {
  const isStaff = id < world.people.advisers
  return (
    !isFirstOfKind(world, id) &&
    world.random('ACCOUNT', id * 8 + 1).chance(isStaff ? TWO_STEP_OF_STAFF : TWO_STEP)
  )
}

const bytes = (hex: string) => `\\x${hex}`

export const accountTables: readonly Table[] = [
  perPerson(
    'person',
    [
      'id',
      'email',
      'first_name',
      'middle_name',
      'last_name',
      'password_hash',
      'roles',
      'receives_newsletter',
      'branch',
      'function',
      'created_at',
      'email_verified_at',
      'two_step_login',
    ],
    (world, id) => {
      const person = personOf(world, id)
      const random = world.random('ACCOUNT', id * 8)
      const createdAt = world.calendar.moment(-accountAge(world, id), MORNING + random.below(WORKDAY))
      const isVerified = random.chance(VERIFIED) || isFirstOfKind(world, id)
      return [
        {
          id,
          email: person.email,
          first_name: person.first,
          middle_name: person.middle,
          last_name: person.last,
          password_hash: world.passwordHash,
          roles: person.roles,
          receives_newsletter: random.chance(NEWSLETTER),
          branch: random.pick(branches),
          function: random.pick(functions),
          created_at: createdAt,
          email_verified_at: isVerified ? createdAt : null,
          two_step_login: usesTwoSteps(world, id),
        },
      ]
    },
  ),
  perPerson('two_step_secret', ['person_id', 'secret', 'last_step'], (world, id) =>
    usesTwoSteps(world, id)
      ? [{ person_id: id, secret: bytes(world.random('ACCOUNT', id * 8 + 2).hex(40)), last_step: 0 }]
      : [],
  ),
  perPerson(
    'session',
    ['token_hash', 'person_id', 'created_at', 'expires_at', 'last_used_at', 'browser', 'system'],
    (world, id) => {
      const random = world.random('ACCOUNT', id * 8 + 3)
      if (!random.chance(SESSION)) return []
      const [browser, system] = random.pick(browsers)
      return [
        {
          token_hash: bytes(random.hex(64)),
          person_id: id,
          created_at: world.calendar.moment(0, 0),
          expires_at: world.calendar.moment(1, 0),
          last_used_at: world.calendar.moment(0, random.below(3600)),
          browser,
          system,
        },
      ]
    },
  ),
  perPerson('known_browser', ['token_hash', 'person_id', 'created_at', 'last_used_at'], (world, id) => {
    const random = world.random('ACCOUNT', id * 8 + 4)
    if (!random.chance(KNOWN_BROWSER)) return []
    const ago = random.between(1, 300)
    const used = world.calendar.moment(-random.between(1, ago), MORNING)
    const created_at = world.calendar.moment(-ago, MORNING)
    return [{ token_hash: bytes(random.hex(64)), person_id: id, created_at, last_used_at: used }]
  }),
  perPerson('address_change', ['person_id', 'email', 'token_hash', 'expires_at'], (world, id) => {
    const random = world.random('ACCOUNT', id * 8 + 5)
    if (!random.chance(ADDRESS_CHANGE)) return []
    const email = `nieuw.${personOf(world, id).email}`
    const expires_at = world.calendar.moment(1, MORNING)
    return [{ person_id: id, email, token_hash: bytes(random.hex(64)), expires_at }]
  }),
  perPerson('cart_item', ['person_id', 'product_id', 'quantity'], (world, id) => {
    const random = world.random('ACCOUNT', id * 8 + 6)
    return random.chance(CART)
      ? [{ person_id: id, product_id: random.between(1, 8), quantity: random.between(1, 10) }]
      : []
  }),
  perPerson('audit_event', ['kind', 'person_id', 'actor_id', 'happened_at'], (world, id) => {
    const random = world.random('ACCOUNT', id * 8 + 7)
    const oldest = Math.min(EVENT_DAYS, accountAge(world, id))
    return Array.from({ length: random.below(MOST_EVENTS) }, () => ({
      kind: random.pick(eventKinds),
      person_id: id,
      actor_id: id,
      happened_at: world.calendar.moment(-random.between(1, oldest), MORNING + random.below(WORKDAY)),
    }))
  }),
]
