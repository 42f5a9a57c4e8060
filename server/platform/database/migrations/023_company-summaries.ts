import { type Kysely, sql } from 'kysely'

/**
 * What the page of a coach needs to know of every company that is open to coaches, which takes too long to compute for
 * each visit: `company_summary` contains it, and is computed again for the companies in `company_change`.
 *
 * Triggers add a company there in the transaction that changes it. A company that is there already is not added again,
 * but its row is locked until the end of the transaction: whoever computes the summary meanwhile does not see the change,
 * and leaves a locked row. Only they write summaries, so that nobody who changes a company waits for a summary of
 * somebody else; therefore `company_summary` has no foreign keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index check_risk_now, action_item_with_holder, check_section_with_company;
    create index advice_by on advice (created_by, created_at) include (company_id) where archived_at is null;

    create table company_summary (
      company_id integer primary key,
      owner_id integer not null,
      coach_invited_at timestamptz not null,
      num_unheld_risks integer not null,
      first_deadline date,
      unfinished_checks text[] not null,
      last_activity_at timestamptz
    );
    create table company_change (company_id integer not null);
    create index company_change_company on company_change (company_id);
    insert into company_change (company_id) select id from company where coach_invited_at is not null;

    create function mark_companies(ids integer[]) returns void language sql as $$
      with marked as (select company_id from company_change where company_id = any(ids) for share)
      insert into company_change (company_id)
      select distinct id from unnest(ids) as id
      where id is not null and id not in (select company_id from marked)
    $$;
    create function mark_companies_of_rows() returns trigger language plpgsql as $$ begin
      perform mark_companies(array(select distinct company_id from changed));
      return null;
    end $$;
    create function mark_companies_of_risks() returns trigger language plpgsql as $$ begin
      perform mark_companies(array(
        select distinct company_id from changed join check_section on check_section.id = section_id));
      return null;
    end $$;
    create function mark_companies_of_row() returns trigger language plpgsql as $$ begin
      perform mark_companies(array[old.company_id, new.company_id]);
      return null;
    end $$;
    create function mark_company() returns trigger language plpgsql as $$ begin
      perform mark_companies(array[coalesce(new.id, old.id)]);
      return null;
    end $$;

    create trigger company_opened after insert on company
      for each row when (new.coach_invited_at is not null) execute function mark_company();
    create trigger company_changed after update of owner_id, coach_invited_at on company
      for each row execute function mark_company();
    create trigger company_removed after delete on company
      for each row when (old.coach_invited_at is not null) execute function mark_company();

    create trigger company_activity_added after insert on company_activity referencing new table as changed
      for each statement execute function mark_companies_of_rows();
    create trigger company_activity_repeated after update of happened_at on company_activity
      for each row execute function mark_companies_of_row();

    create trigger company_check_added after insert on company_check referencing new table as changed
      for each statement execute function mark_companies_of_rows();
    create trigger company_check_changed after update on company_check
      for each row when (old.status <> new.status or old."check" <> new."check" or old.company_id <> new.company_id)
      execute function mark_companies_of_row();
    create trigger company_check_removed after delete on company_check referencing old table as changed
      for each statement execute function mark_companies_of_rows();

    create trigger check_section_moved after update of company_id on check_section
      for each row execute function mark_companies_of_row();
    create trigger check_section_removed after delete on check_section referencing old table as changed
      for each statement execute function mark_companies_of_rows();
    create trigger check_risk_added after insert on check_risk referencing new table as changed
      for each statement execute function mark_companies_of_risks();
    create trigger check_risk_changed after update on check_risk referencing new table as changed
      for each statement execute function mark_companies_of_risks();
    create trigger check_risk_removed after delete on check_risk referencing old table as changed
      for each statement execute function mark_companies_of_risks();

    create trigger action_item_added after insert on action_item referencing new table as changed
      for each statement execute function mark_companies_of_rows();
    create trigger action_item_changed after update on action_item
      for each row when (old.action_holder <> new.action_holder or old.section_id is distinct from new.section_id
        or old.deadline is distinct from new.deadline or old.completed_at is distinct from new.completed_at
        or old.company_id <> new.company_id)
      execute function mark_companies_of_row();
    create trigger action_item_removed after delete on action_item referencing old table as changed
      for each statement execute function mark_companies_of_rows();
  `.execute(db)
}
