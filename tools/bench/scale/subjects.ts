import { type Check, checkDefinitions } from '#shared/domain/basics/check.ts'

/**
 * The statement that lists everything a request can be about: a row per thing, with its company and the parameters that
 * name it. A company is ordinary, or the largest one, by its number of such rows.
 */
export type Subject = string

const ofCompanies = {
  // All companies of an owner as rows of the first one, so that the largest is that of the owner with the most.
  company: `
    select first.company_id
    from company join (select owner_id, min(id) as company_id from company group by 1) as first using (owner_id)`,
  activity: `select company_id from company_activity`,
  advice: `select company_id, id as "adviceId" from advice where archived_at is null`,
  actionPoint: `select company_id, id as "actionId" from action_item where completed_at is null`,
  visitReport: `
    select company_id, report.id as "visitReportId"
    from visit_report as report join company on company.id = company_id 
    where coach_invited_at is not null and archived_at is null`,
  appointment: `select company_id, id as "visitReportId" from visit_report where date_next_appointment is not null`,
  record: `select company_id, id as "recordId" from company_record`,
  file: `
    select company_id, record.id as "recordId", file.id as "fileId"
    from company_record_file as file join company_record as record on record.id = record_id
    where completed_at is not null`,
  invitation: `select company_id, id as "inviteId" from invitation where accepted_at is null`,
} satisfies Record<string, Subject>

const ofCheck = (check: Check) => ({
  section: `
    select company_id, id as "sectionId" from check_section
    where "check" = '${check}' and name is not null and archived_at is null`,
  round: `select company_id, id as "roundId" from check_round where "check" = '${check}'`,
})

export const subjects: Record<keyof typeof ofCompanies, Subject> = ofCompanies

export const subjectsOfThemes: Record<string, ReturnType<typeof ofCheck>> = Object.fromEntries(
  checkDefinitions.map(({ api, check }) => [api, ofCheck(check)]),
)
