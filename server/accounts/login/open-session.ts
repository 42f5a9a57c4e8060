import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { Browser } from '#server/platform/session/browser.ts'
import { insertSession } from '#server/platform/session/queries.ts'
import { passSecondStep, wrongCode } from '../two-step-login/second-step.ts'

const CODE_REQUIRED = 'Vul ook de code uit je authenticator-app in.'

/** As stored when the password was verified. */
type Verified = { id: number; email: string; passwordHash: string; hasTwoStepLogin: boolean }

type Attempt = { code: string; browser: Browser }

/**
 * Returns undefined when password or two-step login changed meanwhile. Refuses with 401 when the code is missing or
 * wrong.
 */
export async function openSession(
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl' | 'helpline'>,
  person: Verified,
  { code, browser }: Attempt,
) {
  if (!person.hasTwoStepLogin)
    return db.transaction().execute((transaction) => insertSession(transaction, person, browser))
  if (!code) throw new Refusal(401, CODE_REQUIRED, 'TWO_STEP_CODE_REQUIRED')
  return db.transaction().execute(async (transaction) => {
    // First, because it locks the person.
    const session = await insertSession(transaction, person, browser)
    if (session && !(await passSecondStep(transaction, config, person, { code, now: Date.now() })))
      throw wrongCode(401, code)
    return session
  })
}
