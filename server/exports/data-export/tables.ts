import { type RawBuilder, sql } from 'kysely'

import type { SnakeCase } from '#server/platform/database/case.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'

// What a download contains, table by table. All columns are exported except those omitted here, so that a new column
// needs no change. A test compares this file with all tables of the database.

export type TableName = SnakeCase<keyof Database>

/**
 * `where`: in which `line` is the row. `omitted`: columns, with the reason. `added`: values that add or replace a
 * column.
 */
export type Source = {
  where: RawBuilder<boolean>
  omitted?: Record<string, string>
  added?: Record<string, RawBuilder<unknown>>
}
export type Sources = Partial<Record<TableName, Source>>

const HASH = 'Only recognises a secret: it tells nobody anything, and could help to guess the secret.'
const SECRET = 'Whoever knows it can log in with it.'
const KEY = 'Only recognises the passkey: it tells nobody anything.'
const SECRET_LINK = 'Whoever knows it can unsubscribe the person.'
const MANAGER = 'Who manages the company of others.'
const HOLDER_EMAIL = 'Only the owner, administrators and the coach of a company see it.'
const ADMINISTRATOR = 'The portal does not show users which administrator did something.'
const OF_OTHERS = 'Other people whom the admin action is about.'

const companyName = sql`(select name from company where company.id = line.company_id)`

const claimedCompany = sql`(
  select company.name from invitation join company on company.id = company_id where invitation.id = line.invitation_id)`

const accountOfLine = {
  account_name: sql`(select ${fullName} from person where person.id = line.person_id)`,
  account_email: sql`(select email from person where person.id = line.person_id)`,
}

const photoFileName = {
  file_name: sql`(select name from company_record_file where company_record_file.id = line.file_id)`,
}

/** Without values when the admin action is also about others. */
const changesOf = (personId: number) =>
  sql`case when line.person_ids = array[${personId}::int] then line.changes else emptied(line.changes) end`

export const ofPerson = (personId: number) => {
  const isOwn = sql<boolean>`line.person_id = ${personId}`
  const email = sql<string>`(select lower(email) from person where person.id = ${personId})`
  return {
    person: {
      where: sql<boolean>`line.id = ${personId}`,
      omitted: { password_hash: HASH, passkey_handle: KEY },
    },
    session: { where: isOwn, omitted: { token_hash: HASH } },
    password_reset: { where: isOwn, omitted: { token_hash: HASH } },
    first_login: { where: isOwn, omitted: { token_hash: HASH } },
    known_browser: { where: isOwn, omitted: { token_hash: HASH } },
    address_change: { where: isOwn, omitted: { token_hash: HASH } },
    account_undo: { where: isOwn, omitted: { token_hash: HASH } },
    email_verification: { where: isOwn, omitted: { token_hash: HASH } },
    two_step_setup: { where: isOwn, omitted: { secret: SECRET } },
    two_step_secret: { where: isOwn, omitted: { secret: SECRET } },
    recovery_code: { where: isOwn, omitted: { code_hash: HASH } },
    passkey: { where: isOwn, omitted: { credential_id: KEY, public_key: KEY } },
    cart_item: { where: isOwn },
    shop_order: { where: isOwn },
    advice_reader: { where: isOwn },
    mail_outbox: {
      // Earlier mails to the address may have been to another person who had it.
      where: sql<boolean>`lower(line.recipient) = ${email}
        and line.created_at >= (select created_at from person where person.id = ${personId})`,
      omitted: {
        body: 'Contains links that give access, and is emptied when the mail is sent.',
        unsubscribe_url: SECRET_LINK,
        attachment: 'Deleted when the mail is sent; the portal has it.',
      },
    },
    mail_opt_out: { where: sql<boolean>`line.email = ${email}` },
    invitation: {
      where: sql<boolean>`(${isOwn} or line.accepted_at is null and lower(line.email) = ${email})`,
      omitted: { key_hash: HASH, confirmation_hash: HASH, updated_by: MANAGER },
      added: { company_name: companyName },
    },
    invitation_claim: {
      where: isOwn,
      omitted: { key_hash: HASH, answered_by: MANAGER },
      added: { company_name: claimedCompany },
    },
    owner_invitation: {
      where: sql<boolean>`lower(line.email) = ${email}`,
      omitted: { key_hash: HASH, invited_by: ADMINISTRATOR },
      added: { company_name: companyName },
    },
    audit_event: {
      where: isOwn,
      omitted: { actor_id: ADMINISTRATOR, company_id: 'It may be a company of others by now.' },
    },
    audit_record: {
      where: sql<boolean>`line.person_ids @> array[${personId}::int]`,
      omitted: { actor_id: ADMINISTRATOR, person_ids: OF_OTHERS },
      added: { changes: changesOf(personId) },
    },
  } satisfies Sources
}

/** Without the data of the people whom the administrator's actions are about. */
export const asAdministrator = (personId: number) =>
  ({
    audit_record: {
      where: sql<boolean>`line.actor_id = ${personId} and not line.person_ids @> array[${personId}::int]`,
      added: { changes: sql`emptied(line.changes)` },
    },
  }) satisfies Sources

export const ofCompanies = (personId: number) => {
  const owned = sql`select id from company where owner_id = ${personId}`
  const isOwn = sql<boolean>`line.company_id in (${owned})`
  const inSection = sql<boolean>`line.section_id in (select id from check_section where company_id in (${owned}))`
  const ofActionPoint = sql<boolean>`line.action_item_id in (
    select id from action_item where company_id in (${owned}))`
  const inRecord = sql<boolean>`line.record_id in (select id from company_record where company_id in (${owned}))`
  return {
    company: {
      where: sql<boolean>`line.owner_id = ${personId}`,
      omitted: { sort_key: 'Follows from the name.', coach_request_hash: HASH },
    },
    company_check: { where: isOwn },
    check_section: { where: isOwn },
    section_photo: { where: inSection, added: photoFileName },
    substance: {
      where: inSection,
      omitted: { words: 'Follows from the record.' },
    },
    check_answer: { where: inSection },
    check_remark: { where: inSection },
    check_round: { where: isOwn },
    check_risk: { where: inSection },
    solved_risk: { where: inSection },
    advice: { where: isOwn },
    action_item: { where: isOwn },
    action_item_photo: { where: ofActionPoint, added: photoFileName },
    reminder: { where: ofActionPoint },
    section_reminder: { where: inSection },
    digest: { where: isOwn },
    visit_report: { where: isOwn },
    company_record: { where: isOwn },
    company_record_link: { where: inRecord },
    company_record_file: { where: inRecord },
    company_activity: { where: isOwn },
    invitation: {
      where: isOwn,
      omitted: { key_hash: HASH, confirmation_hash: HASH },
      added: accountOfLine,
    },
    invitation_claim: {
      where: sql<boolean>`line.invitation_id in (select id from invitation where company_id in (${owned}))`,
      omitted: { key_hash: HASH },
      added: accountOfLine,
    },
    owner_invitation: {
      where: isOwn,
      omitted: {
        email: 'The portal does not show it to the owner.',
        key_hash: HASH,
        invited_by: ADMINISTRATOR,
      },
    },
    audit_record: {
      where: sql<boolean>`line.company_ids && array(${owned}) and not line.person_ids @> array[${personId}::int]
        and line.actor_id <> ${personId}`,
      omitted: {
        actor_id: ADMINISTRATOR,
        person_ids: OF_OTHERS,
        company_ids: 'They may be companies of others.',
      },
      added: {
        company_ids: sql`to_jsonb(array(select unnest(line.company_ids) intersect (${owned})))`,
        changes: sql`emptied(line.changes)`,
      },
    },
  } satisfies Sources
}

export const writtenElsewhere = (personId: number) => {
  const others = sql`select id from company where owner_id <> ${personId}`
  const isAuthor = (...columns: string[]) =>
    sql<boolean>`${personId} in (${sql.join(columns.map((column) => sql.ref(`line.${column}`)))})`
  const isElsewhere = sql<boolean>`line.company_id in (${others})`
  const section = sql`(select check_section.company_id from check_section where check_section.id = line.section_id)`
  const actionPoint = sql`(select action_item.company_id from action_item where action_item.id = line.action_item_id)`
  const record = sql`(select company_record.company_id from company_record where company_record.id = line.record_id)`
  const nameOf = (companyId: RawBuilder<unknown>) => ({
    company_id: companyId,
    company_name: sql`(select name from company where company.id = ${companyId})`,
  })
  const written = (...columns: string[]): Source => ({
    where: sql<boolean>`${isElsewhere} and ${isAuthor(...columns)}`,
    added: { company_name: companyName },
  })
  const answered = (column: string): Source => ({
    where: sql<boolean>`${isAuthor(column)} and ${section} in (${others})`,
    added: {
      ...nameOf(section),
      check: sql`(select "check" from check_section where check_section.id = line.section_id)`,
    },
  })
  return {
    check_answer: answered('answered_by'),
    check_remark: answered('remarked_by'),
    check_round: {
      ...written('finished_by'),
      omitted: {
        result: 'What came out of the check of a company of others.',
        plan: 'What came out of the check of a company of others.',
      },
    },
    section_photo: {
      ...answered('created_by'),
      added: { ...answered('created_by').added, ...photoFileName },
    },
    solved_risk: answered('solved_by'),
    advice: written('created_by', 'updated_by'),
    action_item: {
      ...written('created_by', 'updated_by', 'completed_by'),
      omitted: { holder_email: HOLDER_EMAIL },
    },
    action_item_photo: {
      where: sql<boolean>`${isAuthor('created_by')} and ${actionPoint} in (${others})`,
      added: { ...nameOf(actionPoint), ...photoFileName },
    },
    visit_report: written('created_by', 'updated_by'),
    company_record: written('created_by', 'updated_by'),
    company_record_link: {
      where: sql<boolean>`line.record_id in (
        select id from company_record
        where company_id in (${others}) and ${personId} in (created_by, updated_by))`,
      added: nameOf(record),
    },
    company_activity: written('person_id'),
    company_record_file: {
      where: sql<boolean>`${isAuthor('created_by')} and ${record} in (${others})`,
      added: nameOf(record),
    },
  } satisfies Sources
}

/** By table, with the reason. */
export const notExported: Record<string, string> = {
  person_search: 'Made from the names and address of the person, to search them.',
  company_search: 'Made from the names of the company and its owner, to search them.',
  company_summary: 'Made from the risks and the history of the company, for the page of a coach.',
  company_change: 'Says that the summary of the company is outdated.',
  stored_object: 'Where the bytes of a file are stored. The files themselves are in the download.',
  storage_deletion: 'Objects that belong to nothing any more, and are about to be deleted.',
  company_creation:
    'Recognises a request for a company that is sent twice, for a week. The companies are in the download.',
  request_key: 'Recognises a request that is sent twice, for a day. What it made is in the download.',
  unsubscribe_key: 'Only recognises the links in mails. The mails are in the download.',
  daily_count: 'Counts what was done on a day, by a hash of which the address is not known.',
  questionnaire_version: 'The questions of the checks, which are the same for everybody.',
  widget_file: 'The files of builds, which are the same for everybody.',
  passkey_challenge: 'Recognises the answer of a browser that is asked for a passkey, for five minutes.',
  throttle: 'Counts attempts for a day at most, by a hash of which the account is not known.',
  login_attempt: 'Counts failed logins for a day at most, and says nothing else.',
  maintenance: 'Whether the portal is in maintenance.',
  audit_link: 'Hashes that show whether the record of administrators or an event was changed.',
  operation: 'When a backup was made last, and such.',
  deletion: 'The numbers of accounts and companies that exist no more, and nothing else about them.',
  data_export: 'The download itself.',
  data_export_part: 'The download itself.',
  company_export: 'A download with everything of a company. What it is made of is in this download too.',
  company_export_part: 'A download with everything of a company.',
  kysely_migration: 'The versions of the tables.',
  kysely_migration_lock: 'The versions of the tables.',
}
