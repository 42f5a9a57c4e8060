import { usesTwoSteps } from '../logins.ts'
import { MORNING } from '../moments.ts'
import { personOf } from '../people.ts'
import { bytes, perPerson, type Table } from './table.ts'

/** Shares of people: logged in, with a known browser, with a passkey, and waiting for another address. */
const SESSION = 0.02
const KNOWN_BROWSER = 0.12
const PASSKEY = 0.005
const ADDRESS_CHANGE = 0.002
const RECOVERY_CODES = 10

const browsers = [
  ['Chrome', 'Windows'],
  ['Edge', 'Windows'],
  ['Safari', 'iOS'],
  ['Firefox', 'Windows'],
  [null, null],
] as const

export const loginTables: readonly Table[] = [
  perPerson('two_step_secret', 'person_id secret last_step', (world, id) =>
    usesTwoSteps(world, id)
      ? [{ person_id: id, secret: bytes(world.random('SECRET', id).hex(40)), last_step: 0 }]
      : [],
  ),
  perPerson('recovery_code', 'code_hash person_id', (world, id) => {
    if (!usesTwoSteps(world, id)) return []
    const random = world.random('SECRET', -id)
    return Array.from({ length: RECOVERY_CODES }, () => ({ code_hash: bytes(random.hex(64)), person_id: id }))
  }),
  perPerson('passkey', 'person_id name credential_id public_key counter created_at', (world, id) => {
    const random = world.random('PASSKEY', id)
    if (!random.chance(PASSKEY)) return []
    const [credential_id, public_key] = [bytes(random.hex(32)), bytes(random.hex(154))]
    const created_at = world.calendar.moment(-random.between(1, 200), MORNING)
    return [{ person_id: id, name: 'Telefoon', credential_id, public_key, counter: 0, created_at }]
  }),
  perPerson(
    'session',
    'token_hash person_id created_at expires_at last_used_at browser system',
    (world, id) => {
      const random = world.random('SESSION', id)
      if (!random.chance(SESSION)) return []
      const [browser, system] = random.pickFrequent(browsers, 1.5)
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
  perPerson('known_browser', 'token_hash person_id created_at last_used_at', (world, id) => {
    const random = world.random('BROWSER', id)
    if (!random.chance(KNOWN_BROWSER)) return []
    const ago = random.between(1, 300)
    const last_used_at = world.calendar.moment(-random.between(1, ago), MORNING)
    const created_at = world.calendar.moment(-ago, MORNING)
    return [{ token_hash: bytes(random.hex(64)), person_id: id, created_at, last_used_at }]
  }),
  perPerson('address_change', 'person_id email token_hash expires_at', (world, id) => {
    const random = world.random('ADDRESS', id)
    if (!random.chance(ADDRESS_CHANGE)) return []
    const email = `nieuw.${personOf(world, id).email}`
    const expires_at = world.calendar.moment(1, MORNING)
    return [{ person_id: id, email, token_hash: bytes(random.hex(64)), expires_at }]
  }),
]
