import { type Kysely, sql } from 'kysely'

/**
 * Advices and visit reports of companies, and the same columns for action points. `revision` counts how often an item
 * was saved, so that two users cannot overwrite each other unnoticed. Texts remain when the account of their author is
 * deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advice (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      themes text[] not null,
      reason text not null,
      description text not null,
      necessary_measure text not null default '',
      agreements text not null,
      date_appointment date,
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      created_by_coach boolean not null,
      updated_at timestamptz,
      updated_by integer references person on delete set null,
      revision integer not null default 1,
      archived_at timestamptz,
      safety_improved text,
      safety_improvement_answer text not null default ''
    );
    create index advice_company on advice (company_id, created_at, id);
    create index advice_created_by on advice (created_by);
    create index advice_updated_by on advice (updated_by);

    create table visit_report (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      themes text[] not null,
      date_appointment date not null,
      date_next_appointment date,
      reason text not null,
      recap text not null,
      first_visit boolean not null,
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null,
      updated_at timestamptz,
      updated_by integer references person on delete set null,
      revision integer not null default 1,
      archived_at timestamptz,
      rating integer check (rating between 1 and 5),
      rating_comment text not null default ''
    );
    create index visit_report_company on visit_report (company_id, date_appointment, id);
    create index visit_report_created_by on visit_report (created_by);
    create index visit_report_updated_by on visit_report (updated_by);

    alter table action_item
      add column updated_at timestamptz,
      add column updated_by integer references person on delete set null,
      add column revision integer not null default 1,
      add column completed_by integer references person on delete set null,
      add column advice_id integer references advice on delete set null;
    create index action_item_updated_by on action_item (updated_by);
    create index action_item_completed_by on action_item (completed_by);
    create index action_item_advice on action_item (advice_id);
  `.execute(db)
}
