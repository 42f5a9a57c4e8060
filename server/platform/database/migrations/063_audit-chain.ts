import { type Kysely, sql } from 'kysely'

/**
 * A chain of hashes over the record of administrators and one over what happened to accounts: each link has a hash of its
 * row and of the link before it. A link is added at the commit of its row, so that nothing waits for longer than that, and
 * no order of locks is disturbed. Links stay when their row is deleted. The values of a record are in it by a hash with a
 * salt, which is emptied together with them. Records from before get a link, events from before get none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_link (
      source text not null,
      number bigint not null,
      row_id bigint not null,
      person_id integer,
      happened_at timestamptz not null,
      salt uuid,
      changes_hash bytea,
      content_hash bytea not null,
      hash bytea not null,
      primary key (source, number)
    );
    create index audit_link_row on audit_link (source, row_id);

    create function content_of_event(line audit_event) returns bytea stable language sql as $$
      select sha256(convert_to(concat_ws('|', line.id, line.kind, line.person_id, coalesce(line.actor_id::text, '-'),
        coalesce(line.company_id::text, '-'), extract(epoch from line.happened_at)), 'UTF8'))
    $$;
    create function content_of_record(line audit_record) returns bytea stable language sql as $$
      select sha256(convert_to(concat_ws('|', line.id, extract(epoch from line.recorded_at), line.actor_id, line.action,
        line.person_ids::text, line.company_ids::text, coalesce(line."check", '-')), 'UTF8'))
    $$;
    create function hash_of_changes(salt uuid, changes jsonb) returns bytea stable language sql as $$
      select sha256(convert_to(salt::text || changes::text, 'UTF8'))
    $$;
    create function hash_of_link(former bytea, link audit_link) returns bytea stable language sql as $$
      select sha256(former || convert_to(concat_ws('|', link.source, link.number, link.row_id,
        coalesce(link.person_id::text, '-'), extract(epoch from link.happened_at)), 'UTF8')
        || link.content_hash || coalesce(link.changes_hash, ''))
    $$;

    create function add_audit_link(link audit_link) returns void language plpgsql as $$
    declare former audit_link;
    begin
      perform pg_advisory_xact_lock(7041967);
      select * into former from audit_link where source = link.source order by number desc limit 1;
      link.number := coalesce(former.number, 0) + 1;
      link.hash := hash_of_link(coalesce(former.hash, ''), link);
      insert into audit_link values (link.*);
    end $$;

    create function link_event(wanted bigint) returns void language sql as $$
      select add_audit_link(row('EVENT', 0, line.id, line.person_id, line.happened_at, null, null,
        content_of_event(line), '')::audit_link)
      from audit_event line where id = wanted
    $$;
    create function link_record(wanted bigint) returns void language sql as $$
      select add_audit_link(row('RECORD', 0, line.id, null, line.recorded_at, salt, hash_of_changes(salt, line.changes),
        content_of_record(line), '')::audit_link)
      from (select gen_random_uuid() as salt) salts, audit_record line where id = wanted
    $$;
    create function add_link() returns trigger language plpgsql as $$ begin
      if tg_table_name = 'audit_event' then perform link_event(new.id); else perform link_record(new.id); end if;
      return null;
    end $$;

    do $$ declare wanted bigint; begin
      for wanted in select id from audit_record order by id loop perform link_record(wanted); end loop;
    end $$;
    create constraint trigger audit_event_linked after insert on audit_event deferrable initially deferred
      for each row execute function add_link();
    create constraint trigger audit_record_linked after insert on audit_record deferrable initially deferred
      for each row execute function add_link();

    create or replace function protect_audit_record() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) = to_jsonb(old) || jsonb_build_object('changes', emptied(old.changes)) then
          update audit_link set salt = null where source = 'RECORD' and row_id = old.id;
          return new;
        end if;
      end if;
      raise exception 'audit_record can only be added to';
    end $$;
  `.execute(db)
}
