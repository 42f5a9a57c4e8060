import { type Kysely, sql } from 'kysely'

/**
 * Reminders of action points and the weekly digest: what was queued and sent, who does not want these mails, and mails
 * that expire. A reminder whose mail is deleted before it was sent counts as never queued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table action_item add column holder_email text not null default '';
    create index action_item_holder_email on action_item (lower(holder_email)) where holder_email <> '';
    create index action_item_open_deadline on action_item (deadline, company_id)
      where completed_at is null and deadline is not null;

    alter table company
      add column has_reminders boolean not null default true,
      add column has_digest boolean not null default true;

    alter table mail_outbox
      add column unsubscribe_url text,
      add column expires_at timestamptz,
      add column claimed_until timestamptz;

    create table mail_opt_out (
      company_id integer not null references company on delete cascade,
      kind text not null,
      email text not null check (email = lower(email)),
      created_at timestamptz not null default now(),
      primary key (company_id, kind, email)
    );
    create index mail_opt_out_email on mail_opt_out (email);

    create table unsubscribe_key (
      key_hash bytea primary key,
      company_id integer not null references company on delete cascade,
      kind text not null,
      email text not null check (email = lower(email)),
      created_at timestamptz not null default now()
    );
    create index unsubscribe_key_company on unsubscribe_key (company_id);
    create index unsubscribe_key_email on unsubscribe_key (email);
    create index unsubscribe_key_created on unsubscribe_key (created_at);

    create table reminder (
      action_item_id integer not null references action_item on delete cascade,
      deadline date not null,
      days_before integer not null,
      audience text not null,
      holder text not null,
      mail_id bigint references mail_outbox on delete set null,
      sent_at timestamptz,
      primary key (action_item_id, deadline, days_before, audience)
    );
    create index reminder_mail on reminder (mail_id);

    create table digest (
      company_id integer not null references company on delete cascade,
      week date not null,
      mail_id bigint references mail_outbox on delete set null,
      created_at timestamptz not null default now(),
      primary key (company_id, week)
    );
    create index digest_created on digest (created_at);
    create index digest_mail on digest (mail_id);

    create function record_reminders_sent() returns trigger language plpgsql as $$ begin
      update reminder set sent_at = new.sent_at where mail_id = new.id;
      return null;
    end $$;
    create trigger mail_outbox_sent after update of sent_at on mail_outbox
      for each row when (old.sent_at is null and new.sent_at is not null) execute function record_reminders_sent();

    create function forget_unsent_reminders() returns trigger language plpgsql as $$ begin
      delete from reminder where mail_id = old.id and sent_at is null;
      return old;
    end $$;
    create trigger mail_outbox_unsent before delete on mail_outbox
      for each row when (old.sent_at is null) execute function forget_unsent_reminders();
  `.execute(db)
}
