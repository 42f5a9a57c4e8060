import { type Kysely, sql } from 'kysely'

/**
 * The downloads with everything of a company, at most one per company and person who reads it. They have the columns of
 * `data_export`, in a table of their own: the former version would take each row there for the download of a person.
 * `checks` and `level`: what it contains, once it is completed: who may read less by then does not get it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_export (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      person_id integer not null references person on delete cascade,
      checks text[] not null default '{}',
      level text not null default 'READONLY',
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
      unique (company_id, person_id),
      check (completed_at is null or failed_at is null),
      check ((completed_at is null and failed_at is null) = (expires_at is null)),
      check ((completed_at is null) = (size is null))
    );
    create index company_export_person on company_export (person_id);
    create index company_export_due on company_export (next_attempt_at) where expires_at is null;
    create index company_export_expires on company_export (expires_at);

    create table company_export_part (
      key uuid primary key default gen_random_uuid(),
      export_id integer not null references company_export on delete cascade,
      position bigint not null,
      size integer not null,
      is_stored boolean not null default false,
      unique (export_id, position)
    );
    create trigger company_export_part_deleted after delete on company_export_part
      for each row execute function list_for_deletion();
  `.execute(db)
}
