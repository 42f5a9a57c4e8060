import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { AuditEventKind } from '#shared/domain/accounts/audit-event.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'
import type { AuditAction, AuditField } from '#shared/domain/admin/audit.ts'
import type { AccessLevel } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { RoundResult } from '#shared/domain/checks/check-round.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { ActivityKind } from '#shared/domain/companies/activity.ts'
import type { companyBranches, companySizes, memberships } from '#shared/domain/companies/company.ts'
import type { InvitationRights, InviteeRole } from '#shared/domain/companies/invitation.ts'
import type { SafetyImproved } from '#shared/domain/improve/advice.ts'
import type { ReminderAudience } from '#shared/domain/improve/reminder.ts'
import type { Stars } from '#shared/domain/improve/visit-report.ts'
import type { OrderItem } from '#shared/domain/shop/order.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'

// The tables after all migrations. Columns with a default in the database are `Generated`.

/** Read as a Date; written as a Date or left to the default. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

interface PersonTable {
  id: GeneratedAlways<number>
  email: string
  first_name: string
  middle_name: Generated<string>
  last_name: string
  /** A PHC string. */
  password_hash: string
  roles: Generated<SystemRole[]>
  receives_newsletter: Generated<boolean>
  branch: Generated<string>
  function: Generated<string>
  created_at: CreatedAt
  /** When the person showed that the address is theirs; null: not yet. */
  email_verified_at: Date | null
  /** How often the account was saved. */
  revision: Generated<number>
  /** Who saved it last, the person or an administrator; null: nobody since it was created. */
  updated_by: number | null
  /** Whether two-step login is on; then there is a row in `two_step_secret`. */
  two_step_login: Generated<boolean>
  /** Identifies the account in its passkeys; null: none was made yet. */
  passkey_handle: string | null
}

interface TwoStepSetupTable {
  person_id: number
  /** 20 random bytes. */
  secret: Buffer
  started_at: Generated<Date>
}

interface TwoStepSecretTable {
  person_id: number
  /** 20 random bytes. */
  secret: Buffer
  /** The time step of the last accepted code: half minutes since 1970. */
  last_step: number
}

interface RecoveryCodeTable {
  /** SHA-256 of the code without hyphens. */
  code_hash: Buffer
  person_id: number
  used_at: Date | null
}

interface PasskeyTable {
  id: Generated<number>
  person_id: number
  name: string
  credential_id: Buffer
  /** In the format of COSE. */
  public_key: Buffer
  /** How often it was used, as far as it counts that; 0: it does not. A text, since it may be larger than an integer. */
  counter: ColumnType<string, number, number>
  created_at: CreatedAt
  last_used_at: Date | null
}

interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: Buffer
  /** SHA-256 of the token of the session in which a passkey is added, or of the cookie of the browser that logs in. */
  holder_hash: Buffer
  /** Who adds a passkey; null at the login. */
  person_id: number | null
  expires_at: Date
}

interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: Buffer
  person_id: number
  created_at: CreatedAt
  expires_at: Date
  /** When a request used it last, to within some minutes. */
  last_used_at: Generated<Date>
  /** The browser and its system, such as Firefox and Windows; null: another one, or from before they were stored. */
  browser: string | null
  system: string | null
}

interface PasswordResetTable {
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer
  person_id: number
  expires_at: Date
  used_at: Date | null
}

interface KnownBrowserTable {
  /** SHA-256 of the token in the cookie of a browser in which the person has logged in. */
  token_hash: Buffer
  person_id: number
  created_at: GeneratedAlways<Date>
  last_used_at: Generated<Date>
}

interface EmailVerificationTable {
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer
  person_id: number
  /** The address that the mail went to. */
  email: string
  expires_at: Date
}

/** How often something happened on a day in Amsterdam. */
interface DailyCountTable {
  subject: 'MAIL' | 'PASSWORD_RESET' | 'INVITATION'
  /** SHA-256 of what is counted: an address in lower case, or an id. */
  key_hash: Buffer
  day: string
  count: number
}

interface FirstLoginTable {
  /** SHA-256 of the token in the cookie of the browser that registered the account. */
  token_hash: Buffer
  person_id: number
  expires_at: Date
}

/** An address that a person wants, and that counts once the mail to it was answered. */
interface AddressChangeTable {
  person_id: number
  email: string
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer
  expires_at: Date
}

/** A change of an account that can be undone by whoever reads the mails to `email`, the address before the change. */
interface AccountUndoTable {
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer
  person_id: number
  kind: 'PASSWORD' | 'ADDRESS'
  email: string
  changed_at: Generated<Date>
  expires_at: Date
}

interface CompanyTable {
  id: GeneratedAlways<number>
  external_id: Generated<string>
  owner_id: number
  name: string
  /** What companies are sorted by; a trigger writes it. See `nameOrder`. */
  sort_key: GeneratedAlways<string>
  number_of_employees: (typeof companySizes)[number]
  branch: (typeof companyBranches)[number]
  membership: (typeof memberships)[number]
  street: Generated<string>
  house_number: Generated<string>
  zip_code: Generated<string>
  city: Generated<string>
  po_box: Generated<string>
  po_box_zip_code: Generated<string>
  po_box_city: Generated<string>
  phone_number: Generated<string>
  email: Generated<string>
  /** Since when the coaches have access; null when they have none. */
  coach_invited_at: Date | null
  created_at: CreatedAt
  /** How often its owner, or the invitation to own it, changed. */
  owner_revision: Generated<number>
  /** How often its details were saved. */
  revision: Generated<number>
  /** Who saved them last; null: nobody since it was created, or the account was deleted. */
  updated_by: number | null
  /** Whether reminders of its action points are sent, to anybody. */
  has_reminders: Generated<boolean>
  /** Whether the owner gets the weekly digest. */
  has_digest: Generated<boolean>
}

interface CompanyCheckTable {
  company_id: number
  check: Check
  status: Generated<StatusColor>
  num_unfinished: Generated<number>
  started_at: CreatedAt
  /** The version of the questions for which the status was computed; 0: never, as for checks outside the portal. */
  questionnaire_version: Generated<number>
}

/** Read as a value, written as its JSON: pg would convert an array to an array of PostgreSQL. */
type Json<T> = ColumnType<T, string, string>

/** The status of a cell of the matrix. `key`: its column, or its script when that is for the whole company. */
export type StoredCell = {
  key: string
  status: StatusColor
  numUnfinished: number
  isUnknown: boolean
  risks: string[]
}

interface CheckSectionTable {
  id: GeneratedAlways<number>
  company_id: number
  check: Check
  /** null: the company as a whole, of which each check has one section. */
  name: string | null
  status: Generated<StatusColor>
  num_unfinished: Generated<number>
  num_risks: Generated<number>
  num_new_questions: Generated<number>
  /** Number of questions, also of those that may still be skipped. */
  num_questions: Generated<number>
  is_started: Generated<boolean>
  cells: ColumnType<StoredCell[], string | undefined, string>
  /** What is recorded beside the name, by the key of the field: see `SectionField` in shared/domain/checks/questionnaire.ts. */
  fields: ColumnType<Record<string, string>, string | undefined, string>
  created_at: CreatedAt
  /** Since when it is not in use any more; null: it is. */
  archived_at: Date | null
  updated_at: Date | null
  updated_by: number | null
  /** How often its name and fields were saved. */
  name_revision: Generated<number>
  renamed_by: number | null
  /** When its name and fields were saved last; null: when it was made. */
  renamed_at: Date | null
}

/** What is recorded of a substance of the register, which is a section of its check. */
interface SubstanceTable {
  section_id: number
  record: Json<SubstanceRecord>
  /** What is searched: name, supplier, article number, places, tasks and statements, in lower case and without accents. */
  words: string
  storage_place: string
  /** The function group of each task with a safe method, in lower case. */
  method_groups: string[]
  /** What it is added up with in its storage place; null for what has no threshold. */
  stock_group: string | null
  /** In kg or litres; a numeric, which pg reads as text. */
  stock: ColumnType<string | null, number | null, number | null>
  /** The first day on which an answer that follows from a date changes. */
  due_on: Day<null>
  /** The safety data sheet; null for none, and when it was deleted. */
  sds_file_id: number | null
}

interface CheckAnswerTable {
  section_id: number
  script_key: string
  question_key: string
  answers: Json<GivenAnswer[]>
  revision: Generated<number>
  /** The version of the questionnaire that was answered. */
  version: number
  answered_at: Generated<Date>
  answered_by: number | null
}

/** What the page of a coach needs to know of a company that is open to coaches; computed when something has changed. */
interface CompanySummaryTable {
  company_id: number
  owner_id: number
  coach_invited_at: Date
  /** Number of risks that must be removed at once and that nobody holds. */
  num_unheld_risks: number
  /** The first deadline of an open action point, yyyy-mm-dd. */
  first_deadline: string | null
  unfinished_checks: Check[]
  last_activity_at: Date | null
}

/** A company in which something changed since its summary was computed. */
interface CompanyChangeTable {
  company_id: number
}

/** A risk that an answer shows; computed with the status of its section. */
interface CheckRiskTable {
  section_id: number
  script_key: string
  question_key: string
  answer_key: string
  urgency: Urgency
}

/** A risk that an answer took away after an action point for it was completed. */
interface SolvedRiskTable extends CheckRiskTable {
  /** The action point for it that was completed last. */
  action_item_id: number
  solved_at: Generated<Date>
  solved_by: number | null
}

/** What came out of a check when somebody finished a round of it. A trigger refuses to change it. */
interface CheckRoundTable {
  id: GeneratedAlways<number>
  company_id: number
  check: Check
  /** 1 for the first round of the check. */
  number: number
  finished_at: Generated<Date>
  finished_by: number | null
  questionnaire_version: number
  result: Json<RoundResult>
}

interface CheckRemarkTable {
  section_id: number
  script_key: string
  text: string
  revision: Generated<number>
  remarked_at: Generated<Date>
  remarked_by: number | null
}

/** A calendar day, yyyy-mm-dd: select it with `to_char`, since pg converts it to a point in time. */
type Day<Absent = never> = ColumnType<Date | Absent, string | Absent, string | Absent>

/** The columns of everything that users write about a company: author, last change and revision. */
interface AuthoredColumns {
  id: GeneratedAlways<number>
  company_id: number
  themes: Theme[]
  created_at: CreatedAt
  created_by: number | null
  updated_at: Date | null
  updated_by: number | null
  revision: Generated<number>
}

interface AdviceTable extends AuthoredColumns {
  reason: string
  description: string
  necessary_measure: Generated<string>
  agreements: string
  /** The day of the author's last visit before the advice was written. */
  date_appointment: Day<null>
  created_by_coach: boolean
  archived_at: Date | null
  safety_improved: SafetyImproved | null
  safety_improvement_answer: Generated<string>
}

/** A person who has read an advice. */
interface AdviceReaderTable {
  advice_id: number
  person_id: number
  read_at: Generated<Date>
}

interface VisitReportTable extends AuthoredColumns {
  date_appointment: Day
  date_next_appointment: Day<null>
  reason: string
  recap: string
  first_visit: boolean
  archived_at: Date | null
  rating: Stars | null
  rating_comment: Generated<string>
  /** When it was rated last; null also for ratings from before this was recorded. */
  rated_at: Date | null
  /** When its author read that rating; null: not yet. */
  rating_read_at: Date | null
}

interface ActionItemTable extends AuthoredColumns {
  description: string
  action_holder: Generated<string>
  /** The address that gets reminders, beside the owner's; '' for none. */
  holder_email: Generated<string>
  deadline: Day<null>
  completed_at: Date | null
  completed_by: number | null
  advice_id: number | null
  /** The answer that it refers to; `section_id` is null when the section was deleted. */
  check: Check | null
  section_id: number | null
  script_key: string | null
  question_key: string | null
}

/** A photo of an action point: a picture of the company file, and whether it shows the work before or after the action. */
interface ActionItemPhotoTable {
  id: GeneratedAlways<number>
  action_item_id: number
  file_id: number
  moment: 'BEFORE' | 'AFTER'
  caption: Generated<string>
  created_at: CreatedAt
  created_by: number | null
}

/** A script of the widgets, of this build or an earlier one. `name`: its path. */
interface WidgetFileTable {
  name: string
  content: Buffer
  first_built_at: CreatedAt
  last_built_at: Generated<Date>
}

/** The photo of a section that is a thing: a picture of the company file. */
interface SectionPhotoTable {
  section_id: number
  file_id: number
  created_at: CreatedAt
  created_by: number | null
}

interface CompanyRecordTable extends Omit<AuthoredColumns, 'themes'> {
  theme: Theme
  subject: string
}

interface CompanyRecordLinkTable {
  id: GeneratedAlways<number>
  record_id: number
  name: string
  link: string
}

interface CompanyRecordFileTable {
  id: GeneratedAlways<number>
  record_id: number
  name: string
  /** In bytes; as long as it is uploaded the maximum, when its client did not say more. */
  size: number
  media_type: Generated<string>
  created_at: CreatedAt
  created_by: number | null
  /** When the upload is abandoned; null when it is complete. */
  expires_at: Date | null
  completed_at: Date | null
}

/**
 * A part of a file, or its thumbnail, as an object in the storage. A trigger lists a deleted row in storage_deletion.
 */
interface StoredObjectTable {
  key: Generated<string>
  file_id: number
  /** 'pending': becomes content when the file is complete, instead of the content at its position. */
  purpose: 'content' | 'pending' | 'thumbnail' | 'preview'
  /** Of its first byte in the file. */
  position: number
  /** In bytes. */
  size: number
  /** false: the row is there, the object not yet, or not for certain. */
  is_stored: Generated<boolean>
}

interface StorageDeletionTable {
  key: string
  attempts: Generated<number>
  next_attempt_at: Date
}

interface InvitationTable {
  id: GeneratedAlways<number>
  company_id: number
  role: InviteeRole
  name: string
  email: string
  message: string
  rights: InvitationRights
  checks: Check[]
  /** SHA-256 of the key in the mail; null when it was swept, with name, address and message, which are empty then. */
  key_hash: Buffer | null
  /** The person who accepted it. */
  person_id: number | null
  created_at: CreatedAt
  /** The last time. */
  sent_at: Generated<Date>
  expires_at: Date
  accepted_at: Date | null
  /** How often its rights and checks were saved. */
  revision: Generated<number>
  /** Who saved them last; null: nobody since it was sent, or the account was deleted. */
  updated_by: number | null
}

/** The account of another address than the invited one, which waits until somebody confirms it. */
interface InvitationClaimTable {
  id: GeneratedAlways<number>
  invitation_id: number
  person_id: number
  /** SHA-256 of the key in the mail to the invited address. */
  key_hash: Buffer
  created_at: CreatedAt
  /** null: nobody has answered. */
  answer: 'CONFIRMED' | 'REFUSED' | null
  answered_at: Date | null
  /** Who answered in the portal; null: whoever reads the mail of the invited address, or the account was deleted. */
  answered_by: number | null
}

/** An invitation to own a company, which is deleted when it is accepted or withdrawn. */
interface OwnerInvitationTable {
  company_id: number
  email: string
  /** SHA-256 of the key in the mail. */
  key_hash: Buffer
  /** The administrator, whose account may have been deleted. */
  invited_by: number
  created_at: CreatedAt
  expires_at: Date
}

interface CompanyCreationTable {
  person_id: number
  creation_key: string
  company_id: number
  created_at: CreatedAt
}

interface RequestKeyTable {
  /** Derived from the key and the person. */
  id: Buffer
  /** null: a visitor. */
  person_id: number | null
  /** Derived from the key and the content of the request. */
  fingerprint: Buffer
  /** The attempt to carry it out; another one follows when the server stops in the middle of the first. */
  attempt: string
  started_at: ColumnType<Date, RawBuilder<Date>, RawBuilder<Date>>
  is_committed: Generated<boolean>
  /** The answer; null: none yet. */
  status: number | null
  body: string | null
}

interface CartItemTable {
  /** The order of the products in a cart. */
  id: GeneratedAlways<string>
  person_id: number
  product_id: number
  quantity: number
}

interface ShopOrderTable {
  id: GeneratedAlways<number>
  /** null: the account was deleted. */
  person_id: number | null
  /** null: the company was deleted. */
  company_id: number | null
  order_key: string
  name: string
  membership: (typeof memberships)[number]
  street: string
  house_number: string
  zip_code: string
  city: string
  email: string
  /** With their titles at that moment. */
  products: Json<OrderItem[]>
  created_at: CreatedAt
}

interface MailOutboxTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  message_id: string
  recipient: string
  subject: string
  body: string
  created_at: CreatedAt
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  sent_at: Date | null
  /** Whether the row is deleted as soon as the mail was sent or given up. */
  is_deleted_when_sent: Generated<boolean>
  /** When it was given up: it is not attempted any more. */
  abandoned_at: Date | null
  /** Ends the subscription to such mails with one request; null where there is none, and after it was sent. */
  unsubscribe_url: string | null
  /** The name of its drawing; null for mails from before there were any. */
  drawing: string | null
  /** The file name of the attachment; null for none. */
  attachment_name: string | null
  /** Its content, at most 10 MB; null for none, and after the mail was sent. */
  attachment: Buffer | null
  /** From when on it is not sent any more; null for never. */
  expires_at: Date | null
  /** Until when a worker may be delivering it; null when none is. */
  claimed_until: Date | null
}

/** Exists during maintenance. */
interface MaintenanceTable {
  is_on: Generated<boolean>
  started_at: CreatedAt
}

/** Somebody who does not want mails of a kind about a company. */
interface MailOptOutTable {
  company_id: number
  kind: MailKind
  /** In lower case. */
  email: string
  created_at: CreatedAt
}

/** A link in a mail that ends the subscription to such mails. Each mail has one of its own. */
interface UnsubscribeKeyTable {
  /** SHA-256 of the key in the mail. */
  key_hash: Buffer
  company_id: number
  kind: MailKind
  /** In lower case. */
  email: string
  created_at: CreatedAt
}

/** A reminder that was sent, or waits for the mail server. */
interface ReminderTable {
  action_item_id: number
  /** The deadline that it is about. */
  deadline: Day
  days_before: number
  audience: ReminderAudience
  /** The name of the holder who got it; '' when there was none, and for the owner. */
  holder: string
  /** null: sent, and the mail was swept. A bigint, which pg reads as text. */
  mail_id: string | null
  /** Set by a trigger when the mail was sent. */
  sent_at: Date | null
}

/** A reminder of a date of a section, which was sent, or waits for the mail server. The owner of the company gets it. */
interface SectionReminderTable {
  section_id: number
  field_key: string
  /** The date that it is about. */
  deadline: Day
  days_before: number
  /** null: sent, and the mail was swept. A bigint, which pg reads as text. */
  mail_id: string | null
  /** Set by a trigger when the mail was sent. */
  sent_at: Date | null
}

/** A week in which the owner of a company got the digest, or nothing was late. */
interface DigestTable {
  company_id: number
  /** Its Monday. */
  week: Day
  /** null: nothing was late, or the mail was swept or withdrawn. A bigint, which pg reads as text. */
  mail_id: string | null
  created_at: CreatedAt
}

/** Attempts per account and address. rate-limiter-flexible reads and writes it. */
interface LoginAttemptTable {
  /** The kind of counter, and the hash or id that it counts. */
  key: string
  attempts: number
  last_at: Date
}

interface ThrottleTable {
  key: string
  points: number
  /** In milliseconds since 1970; a bigint, which pg reads as text. */
  expire: string
}

/** A value before or after a change. Of the fields `owner` and `company` it is an id, of a person or a company. */
type StoredAuditValue = string | boolean | string[] | number | null

/** A change that an administrator made. */
export type StoredChange = { field: AuditField; from: StoredAuditValue; to: StoredAuditValue }

/** What happened to an account: who, when and which company, and nothing of what it was about. */
interface AuditEventTable {
  id: GeneratedAlways<string>
  kind: AuditEventKind
  person_id: number
  /** Who did it; 0: whoever runs commands on the server; null: nobody knows. The account may have been deleted. */
  actor_id: number | null
  /** The company may have been deleted. */
  company_id: number | null
  happened_at: GeneratedAlways<Date>
}

/** What an administrator did. The ids are no references: what they refer to may have been deleted. */
interface AuditRecordTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  recorded_at: GeneratedAlways<Date>
  actor_id: number
  action: AuditAction
  person_ids: number[]
  company_ids: number[]
  check: Check | null
  changes: Json<StoredChange[]>
}

/** What somebody did in a company. Nothing but the company and the person is a reference: the rest may have been deleted. */
interface CompanyActivityTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  company_id: number
  /** Of a daily row the last time. */
  happened_at: Generated<Date>
  /** null: the account was deleted, or it was an administrator. */
  person_id: number | null
  kind: ActivityKind
  /** Whether the row is there once per person, item and day in Amsterdam. */
  is_daily: Generated<boolean>
  check: Check | null
  /** As it was then; null for the company as a whole. */
  section_name: string | null
  /** Of an invited person. */
  role: InviteeRole | null
  /** The label of a solved risk, as it was then. */
  risk: string | null
  /** Of the section, advice, action point, visit report, item of the company file or invitation. */
  item_id: number | null
}

/** The text of a person in which an administrator searches; triggers write it. */
interface PersonSearchTable {
  person_id: number
  /** Of the alphabet, in which the sort key is. */
  part: number
  sort_key: string
  /** First, middle and last name and e-mail address, in lower case and without accents. */
  words: string
}

/** The same of a company: its name, and the words of its owner. */
interface CompanySearchTable extends Omit<PersonSearchTable, 'person_id'> {
  company_id: number
}

/** The download with all data of a person: under way until it has `expires_at`, then completed or failed. */
interface DataExportTable {
  id: GeneratedAlways<number>
  person_id: number
  requested_at: CreatedAt
  attempts: Generated<number>
  /** Under way: when the next attempt may begin; during an attempt, when its claim expires. */
  next_attempt_at: Generated<Date>
  /** The attempt that is making it. */
  claim: string | null
  steps_done: Generated<number>
  steps_total: Generated<number>
  completed_at: Date | null
  failed_at: Date | null
  expires_at: Date | null
  /** In bytes. A bigint, which pg reads as text. */
  size: ColumnType<string | null, number | null, number | null>
}

/** The same with everything of a company, for one person who reads it. */
interface CompanyExportTable extends DataExportTable {
  company_id: number
  /** Once it is completed: the checks of which it contains something, and the level of access for which it was made. */
  checks: Generated<Check[]>
  level: Generated<AccessLevel>
}

/** A part of such a download, as an object in the storage. A trigger lists a deleted row in storage_deletion. */
interface DataExportPartTable {
  key: Generated<string>
  export_id: number
  /** Of its first byte in the ZIP. A bigint, which pg reads as text. */
  position: ColumnType<string, number, never>
  /** In bytes. */
  size: number
  /** false: the row is there, the object not yet, or not for certain. */
  is_stored: Generated<boolean>
}

/** The tables, for Kysely. */
export interface Database {
  person: PersonTable
  person_search: PersonSearchTable
  session: SessionTable
  password_reset: PasswordResetTable
  first_login: FirstLoginTable
  known_browser: KnownBrowserTable
  address_change: AddressChangeTable
  account_undo: AccountUndoTable
  email_verification: EmailVerificationTable
  daily_count: DailyCountTable
  two_step_setup: TwoStepSetupTable
  two_step_secret: TwoStepSecretTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  company: CompanyTable
  company_search: CompanySearchTable
  company_summary: CompanySummaryTable
  company_change: CompanyChangeTable
  company_check: CompanyCheckTable
  check_section: CheckSectionTable
  section_photo: SectionPhotoTable
  widget_file: WidgetFileTable
  substance: SubstanceTable
  check_answer: CheckAnswerTable
  check_risk: CheckRiskTable
  solved_risk: SolvedRiskTable
  check_remark: CheckRemarkTable
  check_round: CheckRoundTable
  action_item: ActionItemTable
  action_item_photo: ActionItemPhotoTable
  advice: AdviceTable
  advice_reader: AdviceReaderTable
  visit_report: VisitReportTable
  company_record: CompanyRecordTable
  company_record_link: CompanyRecordLinkTable
  company_record_file: CompanyRecordFileTable
  stored_object: StoredObjectTable
  storage_deletion: StorageDeletionTable
  data_export: DataExportTable
  data_export_part: DataExportPartTable
  company_export: CompanyExportTable
  company_export_part: DataExportPartTable
  invitation: InvitationTable
  invitation_claim: InvitationClaimTable
  owner_invitation: OwnerInvitationTable
  cart_item: CartItemTable
  shop_order: ShopOrderTable
  company_creation: CompanyCreationTable
  request_key: RequestKeyTable
  mail_outbox: MailOutboxTable
  maintenance: MaintenanceTable
  mail_opt_out: MailOptOutTable
  unsubscribe_key: UnsubscribeKeyTable
  reminder: ReminderTable
  section_reminder: SectionReminderTable
  digest: DigestTable
  throttle: ThrottleTable
  login_attempt: LoginAttemptTable
  audit_event: AuditEventTable
  audit_record: AuditRecordTable
  company_activity: CompanyActivityTable
}
