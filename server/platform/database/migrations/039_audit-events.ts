import { type Kysely, sql } from 'kysely'

/**
 * What happened to accounts: logins, changes, invitations, downloads, deletions. No foreign keys: recording an event locks
 * nobody, and the deletion of an account removes its events itself. And the browser of a session, as far as its user needs
 * it to recognise the session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      kind text not null,
      person_id integer not null,
      actor_id integer,
      company_id integer,
      happened_at timestamptz not null default clock_timestamp()
    );
    create index audit_event_person on audit_event (person_id, happened_at);
    create index audit_event_time on audit_event (happened_at);

    create function protect_audit_event() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_event cannot be changed';
    end $$;
    create trigger protect_audit_event before update on audit_event
      for each row execute function protect_audit_event();

    alter table session add column browser text, add column system text;
  `.execute(db)
}
