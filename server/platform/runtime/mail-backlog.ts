import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** After how many seconds the oldest mail counts as delayed: longer than the first retries of a mail server take. */
const DELAYED_AFTER_S = 900

/** `waiting`, `givenUp`: numbers of mails. `oldestSeconds`: how long the oldest one waits; 0 when none does. */
export type MailBacklog = { waiting: number; oldestSeconds: number; givenUp: number }

/** Counts the mails that are not sent yet, and those of the last days that were given up. */
export const readMailBacklog = ({ db }: Pick<FastifyInstance, 'db'>): Promise<MailBacklog> =>
  db
    .selectFrom('mailOutbox')
    .where('sentAt', 'is', null)
    .select([
      sql<number>`(count(*) filter (where abandoned_at is null))::int`.as('waiting'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at) filter (where abandoned_at is null)), 0)::float`.as(
        'oldestSeconds',
      ),
      sql<number>`count(abandoned_at)::int`.as('givenUp'),
    ])
    .executeTakeFirstOrThrow()

/** What a probe says of the mail. Mail that waits is no reason to send users to another instance. */
export const mailStatus = ({ oldestSeconds }: MailBacklog): 'on time' | 'delayed' =>
  oldestSeconds > DELAYED_AFTER_S ? 'delayed' : 'on time'
