import { type Kysely, sql } from 'kysely'

/**
 * The company file: items with links and files. A file consists of stored objects, which a trigger adds to
 * storage_deletion whenever they are deleted from the database. A file without `completed_at` is an upload under way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_record (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      theme text not null,
      subject text not null,
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      updated_at timestamptz,
      updated_by integer references person on delete set null,
      revision integer not null default 1
    );
    create index company_record_company on company_record (company_id);
    create index company_record_created_by on company_record (created_by);
    create index company_record_updated_by on company_record (updated_by);

    create table company_record_link (
      id integer generated always as identity primary key,
      record_id integer not null references company_record on delete cascade,
      name text not null,
      link text not null
    );
    create index company_record_link_record on company_record_link (record_id);

    create table company_record_file (
      id integer generated always as identity primary key,
      record_id integer not null references company_record on delete cascade,
      name text not null,
      size integer not null,
      media_type text not null default 'application/octet-stream',
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      expires_at timestamptz,
      completed_at timestamptz,
      check ((expires_at is null) <> (completed_at is null))
    );
    create index company_record_file_record on company_record_file (record_id);
    create index company_record_file_created_by on company_record_file (created_by);
    create index company_record_file_expires on company_record_file (expires_at);

    create table stored_object (
      key uuid primary key default gen_random_uuid(),
      file_id integer not null references company_record_file on delete cascade,
      purpose text not null,
      position integer not null,
      size integer not null,
      is_stored boolean not null default false,
      unique (file_id, purpose, position)
    );

    create table storage_deletion (
      key uuid primary key,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null
    );
    create index storage_deletion_next on storage_deletion (next_attempt_at);

    create function list_for_deletion() returns trigger language plpgsql as $$ begin
      insert into storage_deletion (key, next_attempt_at)
      values (old.key, case when old.is_stored then now() else now() + interval '10 minutes' end);
      return null;
    end $$;
    create trigger stored_object_deleted after delete on stored_object
      for each row execute function list_for_deletion();
  `.execute(db)
}
