import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import { isFirstOfKind, usesTwoSteps } from '../logins.ts'
import { MORNING, timeOf, WORKDAY } from '../moments.ts'
import { accountAge, personOf } from '../people.ts'
import { perPerson, type Table } from './table.ts'

/** Shares of people: with a verified address, with the newsletter, with something in the cart. */
const VERIFIED = 0.97
const NEWSLETTER = 0.3
const CART = 0.005
const MOST_EVENTS = 8
const EVENT_DAYS = 360

const branches = ['', '', 'Metaalbewerking', 'Metalektro', 'Installatietechniek', 'Carrosseriebouw']
const functions = ['', '', 'Directeur', 'Preventiemedewerker', 'Voorman', 'KAM-coördinator', 'Bedrijfsleider']
/** Most frequent first. */
const eventKinds: readonly AccountEventKind[] = [
  'LOGGED_IN',
  'LOGGED_OUT',
  'LOGIN_FAILED',
  'PLAN_DOWNLOADED',
  'PASSWORD_CHANGED',
  'INVITATION_SENT',
  'PASSWORD_RESET_REQUESTED',
]

export const personTables: readonly Table[] = [
  perPerson(
    'person',
    'id email first_name middle_name last_name password_hash roles receives_newsletter branch function created_at email_verified_at two_step_login',
    (world, id) => {
      const person = personOf(world, id)
      const random = world.random('ACCOUNT', id)
      const created_at = world.calendar.moment(-accountAge(world, id), timeOf(id))
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
          created_at,
          email_verified_at: random.chance(VERIFIED) || isFirstOfKind(world, id) ? created_at : null,
          two_step_login: usesTwoSteps(world, id),
        },
      ]
    },
  ),
  perPerson('cart_item', 'person_id product_id quantity', (world, id) => {
    const random = world.random('CART', id)
    if (!random.chance(CART)) return []
    return [{ person_id: id, product_id: random.between(1, 8), quantity: random.between(1, 10) }]
  }),
  perPerson('audit_event', 'kind person_id actor_id happened_at', (world, id) => {
    const random = world.random('EVENT', id)
    const oldest = Math.min(EVENT_DAYS, accountAge(world, id))
    return Array.from({ length: random.between(0, MOST_EVENTS) }, () => ({
      kind: random.pickFrequent(eventKinds, 2),
      person_id: id,
      actor_id: id,
      happened_at: world.calendar.moment(-random.between(1, oldest), MORNING + random.below(WORKDAY)),
    }))
  }),
]
