import { setTimeout } from 'node:timers/promises'

import { PASSWORD } from '../accounts.ts'
import { keepLoggingIn, LOGINS_TARGET, PEOPLE } from '../logins.ts'
import type { Report } from '../report.ts'
import type { Installation } from './compare-sizes.ts'

const DURATION_MS = 10_000

const USERS = `
  select email from person
  where roles = '{BW_USER}' and not two_step_login and email_verified_at is not null order by id desc limit ${PEOPLE}`

export async function measureLoginsOf({ url, pool }: Installation, report: Report): Promise<void> {
  const { rows } = await pool.query<{ email: string }>(USERS)
  const emails = rows.map(({ email }) => email)
  const end = keepLoggingIn(url, emails, PASSWORD)
  await setTimeout(DURATION_MS)
  report(`logins a second, ${emails.length} people at once`, (await end()).toFixed(1), LOGINS_TARGET)
}
