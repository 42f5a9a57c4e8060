import * as v from 'valibot'

import { Permission } from '#shared/domain/basics/access.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { Invitee } from './invitation.ts'
import { NextAppointment } from './next-appointment.ts'

export const companySizes = ['<10', '10-100', '100-500', '>500'] as const
export const companySizeLabels: Record<(typeof companySizes)[number], string> = {
  '<10': 'minder dan 10 medewerkers',
  '10-100': '10 tot 100 medewerkers',
  '100-500': '100 tot 500 medewerkers',
  '>500': 'meer dan 500 medewerkers',
}

export const companyBranches = ['Metaalbewerking', 'Metalektro', 'anders'] as const
export const memberships = [
  'Geen van beide',
  'Branchevereniging metaalbewerking (cao Metaalbewerking)',
  'Werkgeversvereniging metalektro (cao Metalektro)',
  'Weet ik niet',
] as const

export const CompanySummary = v.object({
  id: v.number(),
  externalId: v.string(),
  name: v.string(),
  numberOfEmployees: v.picklist(companySizes),
  branch: v.picklist(companyBranches),
  permission: Permission,
  checks: v.array(CheckEntry),
})
export type CompanySummary = v.InferOutput<typeof CompanySummary>

export const MAX_LISTED_COMPANIES = 500

/** `isCountCapped`: there are more than `count`, which have no pages. */
export const CompanySummaryPage = v.object({
  ...pageOf(CompanySummary).entries,
  isCountCapped: v.optional(v.boolean(), false),
})

/**
 * `invitees`: for the owner; empty for other users. `isCoachAwaited`: an invitation of the coach from the website waits
 * for the owner; false for other users. `nextAppointment`: from today on; null for none, and for users
 * below the level ADMIN.
 */
export const Company = v.object({
  ...CompanySummary.entries,
  invitees: v.array(Invitee),
  isCoachAwaited: v.boolean(),
  nextAppointment: v.nullable(NextAppointment),
})
export type Company = v.InferOutput<typeof Company>
