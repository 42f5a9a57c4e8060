import { type Kysely, sql } from 'kysely'

/**
 * What the sweeper of `server/admin/retention` needs: when a mail was given up, invitations without a key, and indexes by which
 * it finds what was kept long enough. Mails that were given up before count from now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_outbox add column abandoned_at timestamptz;
    update mail_outbox set abandoned_at = now() where sent_at is null and next_attempt_at = 'infinity';
    create index mail_outbox_ended on mail_outbox (coalesce(sent_at, abandoned_at));

    alter table invitation alter column key_hash drop not null;
    create index invitation_open on invitation (expires_at) where accepted_at is null;
    create index invitation_spent on invitation (accepted_at) where key_hash is not null;

    create index password_reset_expiry on password_reset (expires_at);
  `.execute(db)
}
