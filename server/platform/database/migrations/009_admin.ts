import { type Kysely, sql } from 'kysely'

/**
 * The revision of an account, an index on the administrators, and the record of what administrators did. The record can only be added to: a trigger
 * refuses to change and to delete it. The one exception is that the values of a change are emptied, which happens when
 * the account they are about is deleted. Ids in it are no references, since they remain when an account or a company is
 * deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person
      add column revision integer not null default 1,
      add column updated_by integer references person on delete set null;
    create index person_updated_by on person (updated_by);
    create index person_admin on person (id) where 'BW_ADMIN' = any(roles);

    create table audit_record (
      id bigint generated always as identity primary key,
      recorded_at timestamptz not null default clock_timestamp(),
      actor_id integer not null,
      action text not null,
      person_ids integer[] not null default '{}',
      company_ids integer[] not null default '{}',
      "check" text,
      changes jsonb not null default '[]'
    );
    create index audit_record_actor on audit_record (actor_id);
    create index audit_record_people on audit_record using gin (person_ids);
    create index audit_record_companies on audit_record using gin (company_ids);

    create function emptied(changes jsonb) returns jsonb immutable language sql as $$
      select coalesce(jsonb_agg(change || '{"from": null, "to": null}' order by place), '[]')
      from jsonb_array_elements(changes) with ordinality as elements (change, place)
    $$;

    create function protect_audit_record() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) = to_jsonb(old) || jsonb_build_object('changes', emptied(old.changes)) then
          return new;
        end if;
      end if;
      raise exception 'audit_record can only be added to';
    end $$;
    create trigger protect_audit_record before update or delete on audit_record
      for each row execute function protect_audit_record();
    create trigger protect_audit_record_from_truncate before truncate on audit_record
      execute function protect_audit_record();
  `.execute(db)
}
