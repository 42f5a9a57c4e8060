import { type Kysely, sql } from 'kysely'

/**
 * Invitations from the website, which are sent once the owner has confirmed them: the hash of the key in the mail about
 * that. An invitation of the coach is no row of its own, so the company has its message and when it was asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invitation add column confirmation_hash bytea;
    create index invitation_confirmation on invitation (confirmation_hash) where confirmation_hash is not null;

    alter table company
      add column coach_request_hash bytea,
      add column coach_request_message text,
      add column coach_requested_at timestamptz;
    create index company_coach_request on company (coach_request_hash) where coach_request_hash is not null;
  `.execute(db)
}
