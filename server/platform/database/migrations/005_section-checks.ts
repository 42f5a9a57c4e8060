import { type Kysely, sql } from 'kysely'

/**
 * The answers of checks that are done per section, and the action points of companies. Each section stores its status;
 * `questionnaire_version` is the version of the questions for which it was computed, 0 for never.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_check add column questionnaire_version integer not null default 0;

    create table check_section (
      id integer generated always as identity primary key,
      company_id integer not null,
      "check" text not null,
      name text check (length(name) between 1 and 255),
      status text not null default 'GREY',
      num_unfinished integer not null default 0,
      num_risks integer not null default 0,
      num_new_questions integer not null default 0,
      is_started boolean not null default false,
      cells jsonb not null default '[]',
      created_at timestamptz not null default now(),
      updated_at timestamptz,
      updated_by integer references person on delete set null,
      foreign key (company_id, "check") references company_check on delete cascade on update cascade
    );
    create unique index check_section_name on check_section (company_id, "check", name);
    create unique index check_section_company on check_section (company_id, "check") where name is null;
    create index check_section_updated_by on check_section (updated_by);

    create table check_answer (
      section_id integer not null references check_section on delete cascade,
      script_key text not null,
      question_key text not null,
      answers jsonb not null,
      revision integer not null default 1,
      version integer not null,
      answered_at timestamptz not null default clock_timestamp(),
      answered_by integer references person on delete set null,
      primary key (section_id, script_key, question_key)
    );
    create index check_answer_answered_by on check_answer (answered_by);

    create table check_remark (
      section_id integer not null references check_section on delete cascade,
      script_key text not null,
      text text not null,
      revision integer not null default 1,
      remarked_at timestamptz not null default clock_timestamp(),
      remarked_by integer references person on delete set null,
      primary key (section_id, script_key)
    );
    create index check_remark_remarked_by on check_remark (remarked_by);

    create table action_item (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      themes text[] not null,
      description text not null,
      action_holder text not null default '',
      deadline date,
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      completed_at timestamptz,
      "check" text,
      section_id integer references check_section on delete set null,
      script_key text,
      question_key text
    );
    create index action_item_company on action_item (company_id);
    create index action_item_section on action_item (section_id);
    create index action_item_created_by on action_item (created_by);
  `.execute(db)
}
