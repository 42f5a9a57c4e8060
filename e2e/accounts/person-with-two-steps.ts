import { Secret, TOTP } from 'otpauth'

import { createAuthenticator } from '../../testing/factories/two-step-login.ts'
import { createPerson } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

/** By SQL: only browsers can resolve the address of this portal. */
export async function createPersonWithTwoSteps(portal: Portal, email: string) {
  const id = await createPerson(portal, email)
  const secret = new Secret()
  const recoveryCode = 'abcd-efgh-ijkl-mnop'
  await portal.sql`update person set two_step_login = true where id = ${id}`
  await portal.sql`
    insert into two_step_secret (person_id, secret, last_step) values (${id}, decode(${secret.hex}, 'hex'), 0)`
  await portal.sql`
    insert into recovery_code (person_id, code_hash)
    values (${id}, sha256(replace(${recoveryCode}, '-', '')::bytea))
    on conflict (code_hash) do update set person_id = ${id}, used_at = null`
  return { app: createAuthenticator(new TOTP({ secret }).toString()), recoveryCode }
}
