import { type Kysely, sql } from 'kysely'

/**
 * What remains when an account is deleted: its orders, without the person, for those who send them. A mail can be deleted
 * as soon as it was sent, so that the one that confirms the deletion does not keep the address. The indexes find what
 * contains the address of an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      alter column person_id drop not null,
      drop constraint shop_order_person_id_fkey,
      add constraint shop_order_person_id_fkey foreign key (person_id) references person on delete set null;

    alter table mail_outbox add column is_deleted_when_sent boolean not null default false;
    create index mail_outbox_recipient on mail_outbox (lower(recipient));
    create index invitation_email on invitation (lower(email));
    create index owner_invitation_email on owner_invitation (lower(email));
  `.execute(db)
}
