import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** Longer than the first retries of a mail server take. */
const DELAYED_AFTER_S = 900

/** Numbers of mails. `oldestSeconds`: 0 when none waits. */
export type MailBacklog = { waiting: number; oldestSeconds: number; givenUp: number }

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

/** Mail that waits is no reason to send users to another instance. */
export const mailStatus = ({ oldestSeconds }: MailBacklog): 'on time' | 'delayed' =>
  oldestSeconds > DELAYED_AFTER_S ? 'delayed' : 'on time'
