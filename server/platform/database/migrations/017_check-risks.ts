import { type Kysely, sql } from 'kysely'

/**
 * The risks that the answers of a section show, and its number of parts. Both are computed with the status of the
 * section: version 0 makes the server compute it again. Who has read an advice: everybody who has
 * access to its company now has read what was written before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table check_risk (
      section_id integer not null references check_section on delete cascade,
      script_key text not null,
      question_key text not null,
      answer_key text not null,
      urgency text not null check (urgency in ('NOW', 'SOON', 'LATER')),
      primary key (section_id, script_key, question_key, answer_key)
    );

    alter table check_section add column num_parts integer not null default 0;
    update company_check set questionnaire_version = 0 where questionnaire_version > 0;

    create table advice_reader (
      advice_id integer not null references advice on delete cascade,
      person_id integer not null references person on delete cascade,
      read_at timestamptz not null default now(),
      primary key (advice_id, person_id)
    );
    create index advice_reader_person on advice_reader (person_id);
    insert into advice_reader (advice_id, person_id)
    select advice.id, company.owner_id from advice join company on company.id = advice.company_id
    union
    select advice.id, invitation.person_id from advice
    join invitation on invitation.company_id = advice.company_id and invitation.accepted_at is not null
    where invitation.person_id is not null;
  `.execute(db)
}
