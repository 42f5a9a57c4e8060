import { type Kysely, sql } from 'kysely'

/**
 * The photos of action points, which are pictures of the company file, and the risks that were solved: those that an
 * answer took away after an action point for it was completed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table action_item_photo (
      id integer generated always as identity primary key,
      action_item_id integer not null references action_item on delete cascade,
      file_id integer not null references company_record_file on delete cascade,
      moment text not null check (moment in ('BEFORE', 'AFTER')),
      caption text not null default '',
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      unique (action_item_id, file_id)
    );
    create index action_item_photo_file on action_item_photo (file_id);
    create index action_item_photo_created_by on action_item_photo (created_by);

    create table solved_risk (
      section_id integer not null references check_section on delete cascade,
      script_key text not null,
      question_key text not null,
      answer_key text not null,
      urgency text not null check (urgency in ('NOW', 'SOON', 'LATER')),
      action_item_id integer not null references action_item on delete cascade,
      solved_at timestamptz not null default clock_timestamp(),
      solved_by integer references person on delete set null,
      primary key (section_id, script_key, question_key, answer_key)
    );
    create index solved_risk_action_item on solved_risk (action_item_id);
    create index solved_risk_solved_by on solved_risk (solved_by);
  `.execute(db)
}
