import { createHash } from 'node:crypto'

import type { useBackEnd } from '../harness/back-end.ts'

export const fullCompaniesIn = ({ sql }: Pick<ReturnType<typeof useBackEnd>, 'sql'>) => ({
  /** One of everything. `mark`: in every text, to recognise them by. */
  async fillCompany(companyId: number, personId: number, mark: string): Promise<void> {
    const key = (purpose: string) => createHash('sha256').update(`${mark} ${purpose} ${companyId}`).digest()
    await sql`
      insert into company_check (company_id, "check", status) values (${companyId}, 'PHYSICAL_STRAIN', 'RED')
      on conflict do nothing`
    const [section] = await sql`
      insert into check_section (company_id, "check", name, is_started, updated_by, updated_at)
      values (${companyId}, 'PHYSICAL_STRAIN', ${`Lassers ${mark}`}, true, ${personId}, now()) returning id`
    const sectionId = section!.id as number
    await sql`
      insert into check_answer (section_id, script_key, question_key, answers, version, answered_by)
      values (${sectionId}, 'LIFTING', 'applies', '[{"answerId": "yes"}]', 1, ${personId})`
    await sql`
      insert into check_remark (section_id, script_key, text, remarked_by)
      values (${sectionId}, 'LIFTING', ${`Opmerking ${mark}`}, ${personId})`
    await sql`
      insert into check_round (company_id, "check", number, finished_by, questionnaire_version, result)
      select ${companyId}, 'PHYSICAL_STRAIN', count(*) + 1, ${personId}::int, 1, '{"columns": [], "sections": []}'
      from check_round where company_id = ${companyId}`
    const [advice] = await sql`
      insert into advice (company_id, themes, reason, description, agreements, created_by, updated_by, updated_at,
        created_by_coach)
      values (${companyId}, '{GENERAL}', ${`Reden ${mark}`}, 'Opruimen', 'Voor de zomer', ${personId}, ${personId},
        now(), false)
      returning id`
    await sql`
      insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit, created_by, rating,
        rating_comment)
      values (${companyId}, '{GENERAL}', '2026-03-29', 'Rondgang', ${`Verslag ${mark}`}, true, ${personId}, 4, 'Goed')`
    const holder = `houder.${mark.toLowerCase()}@elders.nl`
    await sql`
      with added as (
        insert into action_item (company_id, themes, description, holder_email, created_by, completed_by, completed_at,
          advice_id, "check", section_id, script_key, question_key)
        values (${companyId}, '{PHYSICAL_STRAIN}', ${`Tilhulp ${mark}`}, ${holder}, ${personId}, ${personId}, now(),
          ${advice!.id}, 'PHYSICAL_STRAIN', ${sectionId}, 'LIFTING', 'applies')
        returning id
      )
      insert into reminder (action_item_id, deadline, days_before, audience, holder, sent_at)
      select id, '2026-03-29', 7, 'HOLDER', 'Bas', now() from added`
    await sql`
      insert into mail_opt_out (company_id, kind, email) values (${companyId}, 'REMINDER', ${holder})`
    await sql`
      insert into unsubscribe_key (key_hash, company_id, kind, email)
      values (${key('mail')}, ${companyId}, 'REMINDER', ${holder})`
    await sql`
      insert into digest (company_id, week) values (${companyId}, '2026-03-23') on conflict do nothing`
    const [record] = await sql`
      insert into company_record (company_id, theme, subject, created_by, updated_by, updated_at)
      values (${companyId}, 'GENERAL', ${`Certificaten ${mark}`}, ${personId}, ${personId}, now()) returning id`
    await sql`
      insert into company_record_link (record_id, name, link) values (${record!.id}, ${mark}, 'https://voorbeeld.nl')`
    const [file] = await sql`
      insert into company_record_file (record_id, name, size, created_by, completed_at)
      values (${record!.id}, ${`${mark}.txt`}, 3, ${personId}, now()) returning id`
    await sql`
      insert into stored_object (file_id, purpose, position, size, is_stored)
      values (${file!.id}, 'content', 0, 3, true)`
    await sql`
      insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
      values (${companyId}, 'COLLEAGUE', 'Gast', ${`gast.${mark.toLowerCase()}@elders.nl`}, 'Kijk mee', 'WRITE',
        '{PHYSICAL_STRAIN}', ${key('invitation')}, now() + interval '1 day')`
    await sql`
      insert into company_activity (company_id, person_id, kind, is_daily, "check", section_name, item_id)
      values (${companyId}, ${personId}, 'SECTION_ANSWERED', true, 'PHYSICAL_STRAIN', ${`Lassers ${mark}`}, ${sectionId})`
    await sql`
      insert into shop_order (person_id, company_id, order_key, name, membership, street, house_number, zip_code, city,
        email, products)
      values (${personId}, ${companyId}, gen_random_uuid(), ${`Bestelling ${mark}`}, 'Weet ik niet', 'Dorpsstraat', '1',
        '3812 AB', 'Amersfoort', 'bestellen@elders.nl', '[]')`
  },
})
