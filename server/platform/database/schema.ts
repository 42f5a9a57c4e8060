import type { ColumnType, Generated, GeneratedAlways, RawBuilder, Updateable } from 'kysely'
import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'
import type { AdminActionField, AdminActionKind } from '#shared/domain/admin/admin-action.ts'
import type { AccessLevel } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { RoundResult } from '#shared/domain/checks/check-round.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { companyBranches, companySizes, memberships } from '#shared/domain/companies/company.ts'
import type { CompanyActivityKind } from '#shared/domain/companies/company-activity.ts'
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
  firstName: string
  middleName: Generated<string>
  lastName: string
  /** A PHC string. */
  passwordHash: string
  roles: Generated<SystemRole[]>
  receivesNewsletter: Generated<boolean>
  branch: Generated<string>
  function: Generated<string>
  createdAt: CreatedAt
  /** When the person showed that the address is theirs; null: not yet. */
  emailVerifiedAt: Date | null
  /** How often the account was saved. */
  revision: Generated<number>
  /** Who saved it last, the person or an administrator; null: nobody since it was created. */
  updatedBy: number | null
  /** Whether two-step login is on; then there is a row in `two_step_secret`. */
  twoStepLogin: Generated<boolean>
  /** Identifies the account in its passkeys; null: none was made yet. */
  passkeyHandle: string | null
}

interface TwoStepSetupTable {
  personId: number
  /** 20 random bytes. */
  secret: Buffer
  startedAt: Generated<Date>
}

interface TwoStepSecretTable {
  personId: number
  /** 20 random bytes. */
  secret: Buffer
  /** The time step of the last accepted code: half minutes since 1970. */
  lastStep: number
}

interface RecoveryCodeTable {
  /** SHA-256 of the code without hyphens. */
  codeHash: Buffer
  personId: number
  usedAt: Date | null
}

interface PasskeyTable {
  id: Generated<number>
  personId: number
  name: string
  credentialId: Buffer
  /** In the format of COSE. */
  publicKey: Buffer
  /** How often it was used, as far as it counts that; 0: it does not. A text, since it may be larger than an integer. */
  counter: ColumnType<string, number, number>
  createdAt: CreatedAt
  lastUsedAt: Date | null
}

interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  challengeHash: Buffer
  /** SHA-256 of the token of the session in which a passkey is added, or of the cookie of the browser that logs in. */
  holderHash: Buffer
  /** Who adds a passkey; null at the login. */
  personId: number | null
  expiresAt: Date
}

interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: Buffer
  personId: number
  createdAt: CreatedAt
  expiresAt: Date
  /** When a request used it last, to within some minutes. */
  lastUsedAt: Generated<Date>
  /** The browser and its system, such as Firefox and Windows; null: another one, or from before they were stored. */
  browser: string | null
  system: string | null
}

interface PasswordResetTable {
  /** SHA-256 of the token in the mail. */
  tokenHash: Buffer
  personId: number
  expiresAt: Date
  usedAt: Date | null
}

interface KnownBrowserTable {
  /** SHA-256 of the token in the cookie of a browser in which the person has logged in. */
  tokenHash: Buffer
  personId: number
  createdAt: GeneratedAlways<Date>
  lastUsedAt: Generated<Date>
}

interface EmailVerificationTable {
  /** SHA-256 of the token in the mail. */
  tokenHash: Buffer
  personId: number
  /** The address that the mail went to. */
  email: string
  expiresAt: Date
}

/** How often something happened on a day in Amsterdam. */
interface DailyCountTable {
  subject: 'MAIL' | 'PASSWORD_RESET' | 'INVITATION'
  /** SHA-256 of what is counted: an address in lower case, or an id. */
  keyHash: Buffer
  day: string
  count: number
}

interface FirstLoginTable {
  /** SHA-256 of the token in the cookie of the browser that registered the account. */
  tokenHash: Buffer
  personId: number
  expiresAt: Date
}

/** An address that a person wants, and that counts once the mail to it was answered. */
interface AddressChangeTable {
  personId: number
  email: string
  /** SHA-256 of the token in the mail. */
  tokenHash: Buffer
  expiresAt: Date
}

/** A change of an account that can be undone by whoever reads the mails to `email`, the address before the change. */
interface AccountUndoTable {
  /** SHA-256 of the token in the mail. */
  tokenHash: Buffer
  personId: number
  kind: 'PASSWORD' | 'ADDRESS'
  email: string
  changedAt: Generated<Date>
  expiresAt: Date
}

interface CompanyTable {
  id: GeneratedAlways<number>
  externalId: Generated<string>
  ownerId: number
  name: string
  /** What companies are sorted by; a trigger writes it. See `nameOrder`. */
  sortKey: GeneratedAlways<string>
  numberOfEmployees: (typeof companySizes)[number]
  branch: (typeof companyBranches)[number]
  membership: (typeof memberships)[number]
  street: Generated<string>
  houseNumber: Generated<string>
  zipCode: Generated<string>
  city: Generated<string>
  poBox: Generated<string>
  poBoxZipCode: Generated<string>
  poBoxCity: Generated<string>
  phoneNumber: Generated<string>
  email: Generated<string>
  /** Since when the coaches have access; null when they have none. */
  coachInvitedAt: Date | null
  createdAt: CreatedAt
  /** How often its owner, or the invitation to own it, changed. */
  ownerRevision: Generated<number>
  /** How often its details were saved. */
  revision: Generated<number>
  /** Who saved them last; null: nobody since it was created, or the account was deleted. */
  updatedBy: number | null
  /** Whether reminders of its action points are sent, to anybody. */
  hasReminders: Generated<boolean>
  /** Whether the owner gets the weekly digest. */
  hasDigest: Generated<boolean>
}

interface CompanyCheckTable {
  companyId: number
  check: Check
  status: Generated<StatusColor>
  numUnfinished: Generated<number>
  startedAt: CreatedAt
  /** The version of the questions for which the status was computed; 0: never, as for checks outside the portal. */
  questionnaireVersion: Generated<number>
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
  companyId: number
  check: Check
  /** null: the company as a whole, of which each check has one section. */
  name: string | null
  status: Generated<StatusColor>
  numUnfinished: Generated<number>
  numRisks: Generated<number>
  numNewQuestions: Generated<number>
  /** Number of questions, also of those that may still be skipped. */
  numQuestions: Generated<number>
  isStarted: Generated<boolean>
  cells: ColumnType<StoredCell[], string | undefined, string>
  /** What is recorded beside the name, by the key of the field: see `SectionField` in shared/domain/checks/questionnaire.ts. */
  fields: ColumnType<Record<string, string>, string | undefined, string>
  createdAt: CreatedAt
  /** Since when it is not in use any more; null: it is. */
  archivedAt: Date | null
  updatedAt: Date | null
  updatedBy: number | null
  /** How often its name and fields were saved. */
  nameRevision: Generated<number>
  renamedBy: number | null
  /** When its name and fields were saved last; null: when it was made. */
  renamedAt: Date | null
}

/** What is recorded of a substance of the register, which is a section of its check. */
interface SubstanceTable {
  sectionId: number
  record: Json<SubstanceRecord>
  /** What is searched: name, supplier, article number, places, tasks and statements, in lower case and without accents. */
  words: string
  storagePlace: string
  /** The function group of each task with a safe method, in lower case. */
  methodGroups: string[]
  /** What it is added up with in its storage place; null for what has no threshold. */
  stockGroup: string | null
  /** In kg or litres; a numeric, which pg reads as text. */
  stock: ColumnType<string | null, number | null, number | null>
  /** The first day on which an answer that follows from a date changes. */
  dueOn: Day<null>
  /** The safety data sheet; null for none, and when it was deleted. */
  sdsFileId: number | null
}

interface CheckAnswerTable {
  sectionId: number
  scriptKey: string
  questionKey: string
  answers: Json<GivenAnswer[]>
  revision: Generated<number>
  /** The version of the questionnaire that was answered. */
  version: number
  answeredAt: Generated<Date>
  answeredBy: number | null
}

/** What the page of a coach needs to know of a company that is open to coaches; computed when something has changed. */
interface CompanySummaryTable {
  companyId: number
  ownerId: number
  coachInvitedAt: Date
  /** Number of risks that must be removed at once and that nobody holds. */
  numUnheldRisks: number
  /** The first deadline of an open action point, yyyy-mm-dd. */
  firstDeadline: string | null
  unfinishedChecks: Check[]
  lastActivityAt: Date | null
}

/** A company in which something changed since its summary was computed. */
interface CompanyChangeTable {
  companyId: number
}

/** A risk that an answer shows; computed with the status of its section. */
interface CheckRiskTable {
  sectionId: number
  scriptKey: string
  questionKey: string
  answerKey: string
  urgency: Urgency
}

/** A risk that an answer took away after an action point for it was completed. */
interface SolvedRiskTable extends CheckRiskTable {
  /** The action point for it that was completed last. */
  actionItemId: number
  solvedAt: Generated<Date>
  solvedBy: number | null
}

/** What came out of a check when somebody finished a round of it. A trigger refuses to change it. */
interface CheckRoundTable {
  id: GeneratedAlways<number>
  companyId: number
  check: Check
  /** 1 for the first round of the check. */
  number: number
  finishedAt: Generated<Date>
  finishedBy: number | null
  questionnaireVersion: number
  result: Json<RoundResult>
}

interface CheckRemarkTable {
  sectionId: number
  scriptKey: string
  text: string
  revision: Generated<number>
  remarkedAt: Generated<Date>
  remarkedBy: number | null
}

/** A calendar day, yyyy-mm-dd: select it with `to_char`, since pg converts it to a point in time. */
type Day<Absent = never> = ColumnType<Date | Absent, string | Absent, string | Absent>

/** The columns of everything that users write about a company: author, last change and revision. */
interface AuthoredColumns {
  id: GeneratedAlways<number>
  companyId: number
  themes: Theme[]
  createdAt: CreatedAt
  createdBy: number | null
  updatedAt: Date | null
  updatedBy: number | null
  revision: Generated<number>
}

interface AdviceTable extends AuthoredColumns {
  reason: string
  description: string
  necessaryMeasure: Generated<string>
  agreements: string
  /** The day of the author's last visit before the advice was written. */
  dateAppointment: Day<null>
  createdByCoach: boolean
  archivedAt: Date | null
  safetyImproved: SafetyImproved | null
  safetyImprovementAnswer: Generated<string>
}

/** A person who has read an advice. */
interface AdviceReaderTable {
  adviceId: number
  personId: number
  readAt: Generated<Date>
}

interface VisitReportTable extends AuthoredColumns {
  dateAppointment: Day
  dateNextAppointment: Day<null>
  reason: string
  recap: string
  firstVisit: boolean
  archivedAt: Date | null
  rating: Stars | null
  ratingComment: Generated<string>
  /** When it was rated last; null also for ratings from before this was recorded. */
  ratedAt: Date | null
  /** When its author read that rating; null: not yet. */
  ratingReadAt: Date | null
}

interface ActionItemTable extends AuthoredColumns {
  description: string
  actionHolder: Generated<string>
  /** The address that gets reminders, beside the owner's; '' for none. */
  holderEmail: Generated<string>
  deadline: Day<null>
  completedAt: Date | null
  completedBy: number | null
  adviceId: number | null
  /** The answer that it refers to; `section_id` is null when the section was deleted. */
  check: Check | null
  sectionId: number | null
  scriptKey: string | null
  questionKey: string | null
}

/** A photo of an action point: a picture of the company file, and whether it shows the work before or after the action. */
interface ActionItemPhotoTable {
  id: GeneratedAlways<number>
  actionItemId: number
  fileId: number
  moment: 'BEFORE' | 'AFTER'
  caption: Generated<string>
  createdAt: CreatedAt
  createdBy: number | null
}

/** A script of the widgets, of this build or an earlier one. `name`: its path. */
interface WidgetFileTable {
  name: string
  content: Buffer
  firstBuiltAt: CreatedAt
  lastBuiltAt: Generated<Date>
}

/** The photo of a section that is a thing: a picture of the company file. */
interface SectionPhotoTable {
  sectionId: number
  fileId: number
  createdAt: CreatedAt
  createdBy: number | null
}

interface CompanyRecordTable extends Omit<AuthoredColumns, 'themes'> {
  theme: Theme
  subject: string
}

interface CompanyRecordLinkTable {
  id: GeneratedAlways<number>
  recordId: number
  name: string
  link: string
}

interface CompanyRecordFileTable {
  id: GeneratedAlways<number>
  recordId: number
  name: string
  /** In bytes; as long as it is uploaded the maximum, when its client did not say more. */
  size: number
  mediaType: Generated<string>
  createdAt: CreatedAt
  createdBy: number | null
  /** When the upload is abandoned; null when it is complete. */
  expiresAt: Date | null
  completedAt: Date | null
}

/**
 * A part of a file, or its thumbnail, as an object in the storage. A trigger lists a deleted row in storage_deletion.
 */
interface StoredObjectTable {
  key: Generated<string>
  fileId: number
  /** 'pending': becomes content when the file is complete, instead of the content at its position. */
  purpose: 'content' | 'pending' | 'thumbnail' | 'preview'
  /** Of its first byte in the file. */
  position: number
  /** In bytes. */
  size: number
  /** false: the row is there, the object not yet, or not for certain. */
  isStored: Generated<boolean>
}

interface StorageDeletionTable {
  key: string
  attempts: Generated<number>
  nextAttemptAt: Date
}

interface InvitationTable {
  id: GeneratedAlways<number>
  companyId: number
  role: InviteeRole
  name: string
  email: string
  message: string
  rights: InvitationRights
  checks: Check[]
  /** SHA-256 of the key in the mail; null when it was swept, with name, address and message, which are empty then. */
  keyHash: Buffer | null
  /** The person who accepted it. */
  personId: number | null
  createdAt: CreatedAt
  /** The last time. */
  sentAt: Generated<Date>
  expiresAt: Date
  acceptedAt: Date | null
  /** How often its rights and checks were saved. */
  revision: Generated<number>
  /** Who saved them last; null: nobody since it was sent, or the account was deleted. */
  updatedBy: number | null
}

/** The account of another address than the invited one, which waits until somebody confirms it. */
interface InvitationClaimTable {
  id: GeneratedAlways<number>
  invitationId: number
  personId: number
  /** SHA-256 of the key in the mail to the invited address. */
  keyHash: Buffer
  createdAt: CreatedAt
  /** null: nobody has answered. */
  answer: 'CONFIRMED' | 'REFUSED' | null
  answeredAt: Date | null
  /** Who answered in the portal; null: whoever reads the mail of the invited address, or the account was deleted. */
  answeredBy: number | null
}

/** An invitation to own a company, which is deleted when it is accepted or withdrawn. */
interface OwnerInvitationTable {
  companyId: number
  email: string
  /** SHA-256 of the key in the mail. */
  keyHash: Buffer
  /** The administrator, whose account may have been deleted. */
  invitedBy: number
  createdAt: CreatedAt
  expiresAt: Date
}

interface CompanyCreationTable {
  personId: number
  creationKey: string
  companyId: number
  createdAt: CreatedAt
}

interface RequestKeyTable {
  /** Derived from the key and the person. */
  id: Buffer
  /** null: a visitor. */
  personId: number | null
  /** Derived from the key and the content of the request. */
  fingerprint: Buffer
  /** The attempt to carry it out; another one follows when the server stops in the middle of the first. */
  attempt: string
  startedAt: ColumnType<Date, RawBuilder<Date>, RawBuilder<Date>>
  isCommitted: Generated<boolean>
  /** The answer; null: none yet. */
  status: number | null
  body: string | null
}

interface CartItemTable {
  /** The order of the products in a cart. */
  id: GeneratedAlways<string>
  personId: number
  productId: number
  quantity: number
}

interface ShopOrderTable {
  id: GeneratedAlways<number>
  /** null: the account was deleted. */
  personId: number | null
  /** null: the company was deleted. */
  companyId: number | null
  orderKey: string
  name: string
  membership: (typeof memberships)[number]
  street: string
  houseNumber: string
  zipCode: string
  city: string
  email: string
  /** With their titles at that moment. */
  products: Json<OrderItem[]>
  createdAt: CreatedAt
}

interface MailOutboxTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  messageId: string
  recipient: string
  subject: string
  body: string
  createdAt: CreatedAt
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  sentAt: Date | null
  /** Whether the row is deleted as soon as the mail was sent or given up. */
  isDeletedWhenSent: Generated<boolean>
  /** When it was given up: it is not attempted any more. */
  abandonedAt: Date | null
  /** Ends the subscription to such mails with one request; null where there is none, and after it was sent. */
  unsubscribeUrl: string | null
  /** The name of its drawing; null for mails from before there were any. */
  drawing: string | null
  /** The file name of the attachment; null for none. */
  attachmentName: string | null
  /** Its content, at most 10 MB; null for none, and after the mail was sent. */
  attachment: Buffer | null
  /** From when on it is not sent any more; null for never. */
  expiresAt: Date | null
  /** Until when a worker may be delivering it; null when none is. */
  claimedUntil: Date | null
}

/** Exists during maintenance. */
interface MaintenanceTable {
  isOn: Generated<boolean>
  startedAt: CreatedAt
}

/** Somebody who does not want mails of a kind about a company. */
interface MailOptOutTable {
  companyId: number
  kind: MailKind
  /** In lower case. */
  email: string
  createdAt: CreatedAt
}

/** A link in a mail that ends the subscription to such mails. Each mail has one of its own. */
interface UnsubscribeKeyTable {
  /** SHA-256 of the key in the mail. */
  keyHash: Buffer
  companyId: number
  kind: MailKind
  /** In lower case. */
  email: string
  createdAt: CreatedAt
}

/** A reminder that was sent, or waits for the mail server. */
interface ReminderTable {
  actionItemId: number
  /** The deadline that it is about. */
  deadline: Day
  daysBefore: number
  audience: ReminderAudience
  /** The name of the holder who got it; '' when there was none, and for the owner. */
  holder: string
  /** null: sent, and the mail was swept. A bigint, which pg reads as text. */
  mailId: string | null
  /** Set by a trigger when the mail was sent. */
  sentAt: Date | null
}

/** A reminder of a date of a section, which was sent, or waits for the mail server. The owner of the company gets it. */
interface SectionReminderTable {
  sectionId: number
  fieldKey: string
  /** The date that it is about. */
  deadline: Day
  daysBefore: number
  /** null: sent, and the mail was swept. A bigint, which pg reads as text. */
  mailId: string | null
  /** Set by a trigger when the mail was sent. */
  sentAt: Date | null
}

/** A week in which the owner of a company got the digest, or nothing was late. */
interface DigestTable {
  companyId: number
  /** Its Monday. */
  week: Day
  /** null: nothing was late, or the mail was swept or withdrawn. A bigint, which pg reads as text. */
  mailId: string | null
  createdAt: CreatedAt
}

/** Attempts per account and address. rate-limiter-flexible reads and writes it. */
interface LoginAttemptTable {
  /** The kind of counter, and the hash or id that it counts. */
  key: string
  attempts: number
  lastAt: Date
}

interface ThrottleTable {
  key: string
  points: number
  /** In milliseconds since 1970; a bigint, which pg reads as text. */
  expire: string
}

/** A value before or after a change. Of the fields `owner` and `company` it is an id, of a person or a company. */
type StoredAdminActionValue = string | boolean | string[] | number | null

/** A change that an administrator made. */
export type StoredChange = {
  field: AdminActionField
  from: StoredAdminActionValue
  to: StoredAdminActionValue
}

/** What happened to an account: who, when and which company, and nothing of what it was about. */
interface AccountEventTable {
  id: GeneratedAlways<string>
  kind: AccountEventKind
  personId: number
  /** Who did it; 0: whoever runs commands on the server; null: nobody knows. The account may have been deleted. */
  actorId: number | null
  /** The company may have been deleted. */
  companyId: number | null
  happenedAt: GeneratedAlways<Date>
}

/** What an administrator did. The ids are no references: what they refer to may have been deleted. */
interface AdminActionTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  recordedAt: GeneratedAlways<Date>
  actorId: number
  action: AdminActionKind
  personIds: number[]
  companyIds: number[]
  check: Check | null
  changes: Json<StoredChange[]>
}

/** What somebody did in a company. Nothing but the company and the person is a reference: the rest may have been deleted. */
interface CompanyActivityTable {
  /** A bigint, which pg reads as text. */
  id: GeneratedAlways<string>
  companyId: number
  /** Of a daily row the last time. */
  happenedAt: Generated<Date>
  /** null: the account was deleted, or it was an administrator. */
  personId: number | null
  kind: CompanyActivityKind
  /** Whether the row is there once per person, item and day in Amsterdam. */
  isDaily: Generated<boolean>
  check: Check | null
  /** As it was then; null for the company as a whole. */
  sectionName: string | null
  /** Of an invited person. */
  role: InviteeRole | null
  /** The label of a solved risk, as it was then. */
  risk: string | null
  /** Of the section, advice, action point, visit report, item of the company file or invitation. */
  itemId: number | null
}

/** The text of a person in which an administrator searches; triggers write it. */
interface PersonSearchTable {
  personId: number
  /** Of the alphabet, in which the sort key is. */
  part: number
  sortKey: string
  /** First, middle and last name and e-mail address, in lower case and without accents. */
  words: string
}

/** The same of a company: its name, and the words of its owner. */
interface CompanySearchTable extends Omit<PersonSearchTable, 'personId'> {
  companyId: number
}

/** The download with all data of a person: under way until it has `expires_at`, then completed or failed. */
interface DataExportTable {
  id: GeneratedAlways<number>
  personId: number
  requestedAt: CreatedAt
  attempts: Generated<number>
  /** Under way: when the next attempt may begin; during an attempt, when its claim expires. */
  nextAttemptAt: Generated<Date>
  /** The attempt that is making it. */
  claim: string | null
  stepsDone: Generated<number>
  stepsTotal: Generated<number>
  completedAt: Date | null
  failedAt: Date | null
  expiresAt: Date | null
  /** In bytes. A bigint, which pg reads as text. */
  size: ColumnType<string | null, number | null, number | null>
}

/** The same with everything of a company, for one person who reads it. */
interface CompanyExportTable extends DataExportTable {
  companyId: number
  /** Once it is completed: the checks of which it contains something, and the level of access for which it was made. */
  checks: Generated<Check[]>
  level: Generated<AccessLevel>
}

/** A part of such a download, as an object in the storage. A trigger lists a deleted row in storage_deletion. */
interface DataExportPartTable {
  key: Generated<string>
  exportId: number
  /** Of its first byte in the ZIP. A bigint, which pg reads as text. */
  position: ColumnType<string, number, never>
  /** In bytes. */
  size: number
  /** false: the row is there, the object not yet, or not for certain. */
  isStored: Generated<boolean>
}

/** The tables, for Kysely. */
export interface Database {
  person: PersonTable
  personSearch: PersonSearchTable
  session: SessionTable
  passwordReset: PasswordResetTable
  firstLogin: FirstLoginTable
  knownBrowser: KnownBrowserTable
  addressChange: AddressChangeTable
  accountUndo: AccountUndoTable
  emailVerification: EmailVerificationTable
  dailyCount: DailyCountTable
  twoStepSetup: TwoStepSetupTable
  twoStepSecret: TwoStepSecretTable
  recoveryCode: RecoveryCodeTable
  passkey: PasskeyTable
  passkeyChallenge: PasskeyChallengeTable
  company: CompanyTable
  companySearch: CompanySearchTable
  companySummary: CompanySummaryTable
  companyChange: CompanyChangeTable
  companyCheck: CompanyCheckTable
  checkSection: CheckSectionTable
  sectionPhoto: SectionPhotoTable
  widgetFile: WidgetFileTable
  substance: SubstanceTable
  checkAnswer: CheckAnswerTable
  checkRisk: CheckRiskTable
  solvedRisk: SolvedRiskTable
  checkRemark: CheckRemarkTable
  checkRound: CheckRoundTable
  actionItem: ActionItemTable
  actionItemPhoto: ActionItemPhotoTable
  advice: AdviceTable
  adviceReader: AdviceReaderTable
  visitReport: VisitReportTable
  companyRecord: CompanyRecordTable
  companyRecordLink: CompanyRecordLinkTable
  companyRecordFile: CompanyRecordFileTable
  storedObject: StoredObjectTable
  storageDeletion: StorageDeletionTable
  dataExport: DataExportTable
  dataExportPart: DataExportPartTable
  companyExport: CompanyExportTable
  companyExportPart: DataExportPartTable
  invitation: InvitationTable
  invitationClaim: InvitationClaimTable
  ownerInvitation: OwnerInvitationTable
  cartItem: CartItemTable
  shopOrder: ShopOrderTable
  companyCreation: CompanyCreationTable
  requestKey: RequestKeyTable
  mailOutbox: MailOutboxTable
  maintenance: MaintenanceTable
  mailOptOut: MailOptOutTable
  unsubscribeKey: UnsubscribeKeyTable
  reminder: ReminderTable
  sectionReminder: SectionReminderTable
  digest: DigestTable
  throttle: ThrottleTable
  loginAttempt: LoginAttemptTable
  auditEvent: AccountEventTable
  auditRecord: AdminActionTable
  companyActivity: CompanyActivityTable
}

/** The columns in which the fields of an input are stored: no value fits a field that the table has no column for. */
export type ColumnsFor<Table extends keyof Database, Input> = {
  [Field in keyof Input]: Field extends keyof Updateable<Database[Table]>
    ? Updateable<Database[Table]>[Field]
    : never
}
