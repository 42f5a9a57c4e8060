import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Check } from '#shared/domain/check.ts'
import type { companyBranches, companySizes, memberships } from '#shared/domain/company.ts'
import type { InvitationRights, InviteeRole } from '#shared/domain/invitation.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

// The tables as the migrations leave them. What a database default fills in is `Generated`.

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
}

interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: Buffer
  person_id: number
  created_at: CreatedAt
  expires_at: Date
}

interface PasswordResetTable {
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer
  person_id: number
  expires_at: Date
  used_at: Date | null
}

interface CompanyTable {
  id: GeneratedAlways<number>
  external_id: Generated<string>
  owner_id: number
  name: string
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
  /** Since when the coaches may look along; null when they may not. */
  coach_invited_at: Date | null
  created_at: CreatedAt
}

interface CompanyCheckTable {
  company_id: number
  check: Check
  status: Generated<StatusColor>
  num_unfinished: Generated<number>
  started_at: CreatedAt
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
  /** SHA-256 of the key in the mail. */
  key_hash: Buffer
  /** Who accepted it. */
  person_id: number | null
  created_at: CreatedAt
  expires_at: Date
  accepted_at: Date | null
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
}

/** What Kysely knows of the database. */
export interface Database {
  person: PersonTable
  session: SessionTable
  password_reset: PasswordResetTable
  company: CompanyTable
  company_check: CompanyCheckTable
  invitation: InvitationTable
  mail_outbox: MailOutboxTable
}
