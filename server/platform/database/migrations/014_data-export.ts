import { type Kysely, sql } from 'kysely'

/**
 * The downloads with all data of a person, at most one per person. `claim` is the attempt that is making it, until
 * `next_attempt_at`. The ZIP consists of parts, which are deleted from the storage like those of files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_export (
      id integer generated always as identity primary key,
      person_id integer not null unique references person on delete cascade,
      requested_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      claim uuid,
      steps_done integer not null default 0,
      steps_total integer not null default 0,
      completed_at timestamptz,
      failed_at timestamptz,
      expires_at timestamptz,
      size bigint,
      check (completed_at is null or failed_at is null),
      check ((completed_at is null and failed_at is null) = (expires_at is null)),
      check ((completed_at is null) = (size is null))
    );
    create index data_export_due on data_export (next_attempt_at) where expires_at is null;
    create index data_export_expires on data_export (expires_at);

    create table data_export_part (
      key uuid primary key default gen_random_uuid(),
      export_id integer not null references data_export on delete cascade,
      position bigint not null,
      size integer not null,
      is_stored boolean not null default false,
      unique (export_id, position)
    );
    create trigger data_export_part_deleted after delete on data_export_part
      for each row execute function list_for_deletion();
  `.execute(db)
}
