import type { ColumnType, Generated, GeneratedAlways, RawBuilder, Updateable } from 'kysely'
import type { UndoKind } from '#shared/domain/accounts/account-changes.ts'
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
import type { Questionnaire, Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'
import type { companyBranches, companySizes, memberships } from '#shared/domain/companies/company.ts'
import type { CompanyActivityKind } from '#shared/domain/companies/company-activity.ts'
import type { InvitationRights, InviteeRole } from '#shared/domain/companies/invitation.ts'
import type { SafetyImproved } from '#shared/domain/improve/advice.ts'
import type { ReminderAudience } from '#shared/domain/improve/reminder.ts'
import type { Stars } from '#shared/domain/improve/visit-report.ts'
import type { OrderItem } from '#shared/domain/shop/order.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import type { Fault } from '../storage/storage.ts'

// The tables after all migrations. Columns with a default in the database are `Generated`. Hashes of tokens, codes and
// keys are SHA-256. A `revision` counts how often a row was saved; `updatedBy` null: nobody since it was created, or
// the account was deleted. A size is in bytes, a position that of the first byte. pg reads a bigint as text.

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
  /** null: the person has not shown that the address is theirs. */
  emailVerifiedAt: Date | null
  revision: Generated<number>
  updatedBy: number | null
  /** Then there is a row in `two_step_secret`. */
  twoStepLogin: Generated<boolean>
  /** null: no passkey was made yet. */
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
  /** Of the last accepted code: half minutes since 1970. */
  lastStep: number
  /** null: before this was recorded. */
  setUpAt: Date | null
}

interface RecoveryCodeTable {
  /** Of the code without hyphens. */
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
  /** 0: the passkey does not count its uses. A text, since it may be larger than an integer. */
  counter: ColumnType<string, number, number>
  createdAt: CreatedAt
  lastUsedAt: Date | null
}

interface PasskeyChallengeTable {
  challengeHash: Buffer
  /** Of the token of the session in which a passkey is added, or of the cookie of the browser that logs in. */
  holderHash: Buffer
  personId: number | null
  expiresAt: Date
}

interface SessionTable {
  tokenHash: Buffer
  personId: number
  createdAt: CreatedAt
  expiresAt: Date
  /** To within some minutes. */
  lastUsedAt: Generated<Date>
  /** When its user last gave the password and the code again. */
  identityConfirmedAt: Date | null
  /** null: another one, or from before they were stored. */
  browser: string | null
  system: string | null
}

interface PasswordResetTable {
  tokenHash: Buffer
  personId: number
  expiresAt: Date
  usedAt: Date | null
}

interface KnownBrowserTable {
  tokenHash: Buffer
  personId: number
  createdAt: GeneratedAlways<Date>
  lastUsedAt: Generated<Date>
}

interface EmailVerificationTable {
  tokenHash: Buffer
  personId: number
  email: string
  expiresAt: Date
}

/** Per day in Amsterdam. */
interface DailyCountTable {
  subject: 'MAIL' | 'PASSWORD_RESET' | 'INVITATION'
  /** Of an address in lower case, or of an id. */
  keyHash: Buffer
  day: string
  count: number
}

interface FirstLoginTable {
  /** In the cookie of the browser that registered the account. */
  tokenHash: Buffer
  personId: number
  expiresAt: Date
}

/** It counts once the mail to it was answered. */
interface AddressChangeTable {
  personId: number
  email: string
  tokenHash: Buffer
  expiresAt: Date
}

/** By whoever reads the mails to `email`, the address before the change. */
interface AccountUndoTable {
  tokenHash: Buffer
  personId: number
  kind: UndoKind
  email: string
  /** Who got the link; null: that address. */
  recipient: string | null
  changedAt: Generated<Date>
  expiresAt: Date
}

interface CompanyTable {
  id: GeneratedAlways<number>
  externalId: Generated<string>
  ownerId: number
  name: string
  /** A trigger writes it. See `nameOrder`. */
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
  coachInvitedAt: Date | null
  /** Of the key in the mail that asks the owner to confirm an invitation of the coach; null: none waits. */
  coachRequestHash: Buffer | null
  coachRequestMessage: string | null
  coachRequestedAt: Date | null
  createdAt: CreatedAt
  /** Also counts changes of the invitation to own it. */
  ownerRevision: Generated<number>
  revision: Generated<number>
  updatedBy: number | null
  hasReminders: Generated<boolean>
  hasDigest: Generated<boolean>
}

interface CompanyCheckTable {
  companyId: number
  check: Check
  status: Generated<StatusColor>
  numUnfinished: Generated<number>
  startedAt: CreatedAt
  /** 0: the status was never computed, as for checks outside the portal. */
  questionnaireVersion: Generated<number>
}

/** Written as its JSON: pg would convert an array to an array of PostgreSQL. */
type Json<T> = ColumnType<T, string, string>

/** `key`: the column of the matrix, or the script when that is for the whole company. */
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
  /** Also of those that may still be skipped. */
  numQuestions: Generated<number>
  isStarted: Generated<boolean>
  cells: ColumnType<StoredCell[], string | undefined, string>
  /** By the key of the field: see `SectionField` in shared/domain/checks/questionnaire.ts. */
  fields: ColumnType<Record<string, string>, string | undefined, string>
  createdAt: CreatedAt
  archivedAt: Date | null
  updatedAt: Date | null
  updatedBy: number | null
  nameRevision: Generated<number>
  renamedBy: number | null
  renamedAt: Date | null
}

/** A substance is a section of its check. */
interface SubstanceTable {
  sectionId: number
  record: Json<SubstanceRecord>
  /** Name, supplier, article number, places, tasks and statements, in lower case and without accents. */
  words: string
  storagePlace: string
  /** Of each task with a safe method, in lower case. */
  methodGroups: string[]
  /** null: it has no threshold. */
  stockGroup: string | null
  /** In kg or litres; pg reads a numeric as text. */
  stock: ColumnType<string | null, number | null, number | null>
  /** When an answer that follows from a date first changes. */
  dueOn: Day<null>
  /** The safety data sheet; null also when it was deleted. */
  sdsFileId: number | null
}

interface CheckAnswerTable {
  sectionId: number
  scriptKey: string
  questionKey: string
  answers: Json<GivenAnswer[]>
  revision: Generated<number>
  version: number
  answeredAt: Generated<Date>
  answeredBy: number | null
}

/** For the page of a coach; computed when something has changed. */
interface CompanySummaryTable {
  companyId: number
  ownerId: number
  coachInvitedAt: Date
  /** To be removed at once, and held by nobody. */
  numUnheldRisks: number
  /** Of an open action point, yyyy-mm-dd. */
  firstDeadline: string | null
  unfinishedChecks: Check[]
  lastActivityAt: Date | null
}

/** Something changed since its summary was computed. */
interface CompanyChangeTable {
  companyId: number
}

/** Computed with the status of its section. */
interface CheckRiskTable {
  sectionId: number
  scriptKey: string
  questionKey: string
  answerKey: string
  urgency: Urgency
}

/** Taken away by an answer after an action point for it was completed. */
interface SolvedRiskTable extends CheckRiskTable {
  /** The one that was completed last. */
  actionItemId: number
  solvedAt: Generated<Date>
  solvedBy: number | null
}

/** A trigger refuses to change it. */
interface CheckRoundTable {
  id: GeneratedAlways<number>
  companyId: number
  check: Check
  number: number
  finishedAt: Generated<Date>
  finishedBy: number | null
  questionnaireVersion: number
  result: Json<RoundResult>
  /** Null for a round from before plans were kept. */
  plan: Json<CheckResult> | null
  isKept: Generated<boolean>
}

interface QuestionnaireVersionTable {
  check: Check
  version: number
  content: Json<Questionnaire>
}

interface CheckRemarkTable {
  sectionId: number
  scriptKey: string
  text: string
  revision: Generated<number>
  remarkedAt: Generated<Date>
  remarkedBy: number | null
}

/** yyyy-mm-dd: select it with `to_char`, since pg converts it to a point in time. */
type Day<Absent = never> = ColumnType<Date | Absent, string | Absent, string | Absent>

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
  /** Of the author's last visit before the advice was written. */
  dateAppointment: Day<null>
  createdByCoach: boolean
  archivedAt: Date | null
  safetyImproved: SafetyImproved | null
  safetyImprovementAnswer: Generated<string>
}

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
  /** null also for ratings from before this was recorded. */
  ratedAt: Date | null
  /** null: the author has not read that rating. */
  ratingReadAt: Date | null
}

interface ActionItemTable extends AuthoredColumns {
  description: string
  actionHolder: Generated<string>
  /** Gets reminders, beside the owner; '' for none. */
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

interface ActionItemPhotoTable {
  id: GeneratedAlways<number>
  actionItemId: number
  fileId: number
  moment: 'BEFORE' | 'AFTER'
  caption: Generated<string>
  createdAt: CreatedAt
  createdBy: number | null
}

/** Of this build or an earlier one. `name`: its path. */
interface WidgetFileTable {
  name: string
  content: Buffer
  firstBuiltAt: CreatedAt
  lastBuiltAt: Generated<Date>
}

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
  /** During the upload the maximum, when its client did not say more. */
  size: number
  mediaType: Generated<string>
  createdAt: CreatedAt
  createdBy: number | null
  /** null: the upload is complete. */
  expiresAt: Date | null
  completedAt: Date | null
}

/** A trigger lists a deleted row in storage_deletion. */
interface StoredObjectTable {
  key: Generated<string>
  fileId: number
  /** 'pending': becomes content when the file is complete, instead of the content at its position. */
  purpose: 'content' | 'pending' | 'thumbnail' | 'preview'
  position: number
  size: number
  /** false: the object is not there yet, or not for certain. */
  isStored: Generated<boolean>
  /** SHA-256. */
  checksum: Buffer | null
  /** When it was read last. */
  fault: Fault | null
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
  /** null while it waits, and when it was swept, with name, address and message, which are empty then. */
  keyHash: Buffer | null
  /** Of the key in the mail that asks the owner to confirm it; null: it does not wait for that. */
  confirmationHash: Buffer | null
  /** Who accepted it. */
  personId: number | null
  createdAt: CreatedAt
  /** The last time. */
  sentAt: Generated<Date>
  expiresAt: Date
  acceptedAt: Date | null
  revision: Generated<number>
  updatedBy: number | null
}

/** Of another address than the invited one; it waits until somebody confirms it. */
interface InvitationClaimTable {
  id: GeneratedAlways<number>
  invitationId: number
  personId: number
  /** Of the key in the mail to the invited address. */
  keyHash: Buffer
  createdAt: CreatedAt
  answer: 'CONFIRMED' | 'REFUSED' | null
  answeredAt: Date | null
  /** null: whoever reads the mail of the invited address, or the account was deleted. */
  answeredBy: number | null
}

/** Deleted when it is accepted or withdrawn. */
interface OwnerInvitationTable {
  companyId: number
  email: string
  keyHash: Buffer
  /** The account may have been deleted. */
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
  /** Another one follows when the server stops in the middle of the first. */
  attempt: string
  startedAt: ColumnType<Date, RawBuilder<Date>, RawBuilder<Date>>
  isCommitted: Generated<boolean>
  status: number | null
  body: string | null
}

interface CartItemTable {
  /** Also the order of the products in a cart. */
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
  id: GeneratedAlways<string>
  messageId: string
  recipient: string
  subject: string
  body: string
  createdAt: CreatedAt
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  sentAt: Date | null
  /** Once the mail was sent or given up. */
  isDeletedWhenSent: Generated<boolean>
  abandonedAt: Date | null
  /** Ends the subscription with one request; null where there is none, and after the mail was sent. */
  unsubscribeUrl: string | null
  /** null for mails from before there were drawings. */
  drawing: string | null
  attachmentName: string | null
  /** At most 10 MB; null for none, and after the mail was sent. */
  attachment: Buffer | null
  /** From then on it is not sent any more; null for never. */
  expiresAt: Date | null
  /** A worker may be delivering it until then. */
  claimedUntil: Date | null
}

/** Exists during maintenance. */
interface MaintenanceTable {
  isOn: Generated<boolean>
  startedAt: CreatedAt
}

/** A trigger adds it at the commit of its row. `salt`: null once the values of a record were emptied. */
interface AuditLinkTable {
  source: 'RECORD' | 'EVENT'
  number: string
  rowId: string
  personId: number | null
  happenedAt: Date
  salt: string | null
  changesHash: Buffer | null
  contentHash: Buffer
  hash: Buffer
}

/** When it was last done. */
interface OperationTable {
  name: 'BACKUP' | 'SWEEP'
  doneAt: Date
}

/** A trigger adds it. */
interface DeletionTable {
  id: GeneratedAlways<number>
  kind: 'PERSON' | 'COMPANY'
  subjectId: number
  deletedAt: CreatedAt
  isWritten: Generated<boolean>
}

interface MailOptOutTable {
  companyId: number
  kind: MailKind
  /** In lower case. */
  email: string
  createdAt: CreatedAt
}

interface UnsubscribeKeyTable {
  keyHash: Buffer
  companyId: number
  kind: MailKind
  /** In lower case. */
  email: string
  createdAt: CreatedAt
}

/** Sent, or waiting for the mail server. */
interface ReminderTable {
  actionItemId: number
  deadline: Day
  daysBefore: number
  audience: ReminderAudience
  /** '' when there was none, and for the owner. */
  holder: string
  /** null: sent, and the mail was swept. */
  mailId: string | null
  /** By a trigger. */
  sentAt: Date | null
}

interface SectionReminderTable {
  sectionId: number
  fieldKey: string
  deadline: Day
  daysBefore: number
  /** null: sent, and the mail was swept. */
  mailId: string | null
  /** By a trigger. */
  sentAt: Date | null
}

/** The owner got it, or nothing was late. */
interface DigestTable {
  companyId: number
  /** Its Monday. */
  week: Day
  /** null: nothing was late, or the mail was swept or withdrawn. */
  mailId: string | null
  createdAt: CreatedAt
}

/** rate-limiter-flexible reads and writes it. */
interface LoginAttemptTable {
  /** The kind of counter, and the hash or id that it counts. */
  key: string
  attempts: number
  lastAt: Date
}

interface ThrottleTable {
  key: string
  points: number
  /** In milliseconds since 1970; a bigint. */
  expire: string
}

/** Of the fields `owner` and `company` it is an id. */
type StoredAdminActionValue = string | boolean | string[] | number | null

export type StoredChange = {
  field: AdminActionField
  from: StoredAdminActionValue
  to: StoredAdminActionValue
}

/** Who, when and which company, and nothing of what it was about. */
interface AccountEventTable {
  id: GeneratedAlways<string>
  kind: AccountEventKind
  personId: number
  /** 0: whoever runs commands on the server; null: nobody knows. The account may have been deleted. */
  actorId: number | null
  /** The company may have been deleted. */
  companyId: number | null
  happenedAt: GeneratedAlways<Date>
}

/** The ids are no references: what they refer to may have been deleted. */
interface AdminActionTable {
  id: GeneratedAlways<string>
  recordedAt: GeneratedAlways<Date>
  actorId: number
  action: AdminActionKind
  personIds: number[]
  companyIds: number[]
  check: Check | null
  changes: Json<StoredChange[]>
}

/** Only the company and the person are references: the rest may have been deleted. */
interface CompanyActivityTable {
  id: GeneratedAlways<string>
  companyId: number
  /** Of a daily row the last time. */
  happenedAt: Generated<Date>
  /** null: the account was deleted, or it was an administrator. */
  personId: number | null
  kind: CompanyActivityKind
  /** Once per person, item and day in Amsterdam. */
  isDaily: Generated<boolean>
  check: Check | null
  /** As it was then; null for the company as a whole. */
  sectionName: string | null
  role: InviteeRole | null
  /** The label of a solved risk, as it was then. */
  risk: string | null
  /** Of the section, advice, action point, visit report, item of the company file or invitation. */
  itemId: number | null
}

/** For the search of an administrator; triggers write it. */
interface PersonSearchTable {
  personId: number
  /** The part of the alphabet that the sort key is in. */
  part: number
  sortKey: string
  /** Names and e-mail address, in lower case and without accents. */
  words: string
}

/** The name of the company, and the words of its owner. */
interface CompanySearchTable extends Omit<PersonSearchTable, 'personId'> {
  companyId: number
}

/** Under way until it has `expires_at`, then completed or failed. */
interface DataExportTable {
  id: GeneratedAlways<number>
  personId: number
  requestedAt: CreatedAt
  attempts: Generated<number>
  /** Under way: when the next attempt may begin; during an attempt, when its claim expires. */
  nextAttemptAt: Generated<Date>
  claim: string | null
  stepsDone: Generated<number>
  stepsTotal: Generated<number>
  completedAt: Date | null
  failedAt: Date | null
  expiresAt: Date | null
  size: ColumnType<string | null, number | null, number | null>
}

interface CompanyExportTable extends DataExportTable {
  companyId: number
  /** Once completed: the checks of which it contains something, and the level of access that it was made for. */
  checks: Generated<Check[]>
  level: Generated<AccessLevel>
}

/** A trigger lists a deleted row in storage_deletion. */
interface DataExportPartTable {
  key: Generated<string>
  exportId: number
  position: ColumnType<string, number, never>
  size: number
  isStored: Generated<boolean>
  checksum: Buffer | null
}

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
  questionnaireVersion: QuestionnaireVersionTable
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
  operation: OperationTable
  auditLink: AuditLinkTable
  deletion: DeletionTable
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

/** No value fits a field that the table has no column for. */
export type ColumnsFor<Table extends keyof Database, Input> = {
  [Field in keyof Input]: Field extends keyof Updateable<Database[Table]>
    ? Updateable<Database[Table]>[Field]
    : never
}
