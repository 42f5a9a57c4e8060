import * as v from 'valibot'

import { Permission } from './access.ts'
import { CheckEntry } from './check.ts'
import { required, requiredChoice } from './rules.ts'

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

/** What the form for a new company collects. */
export const CompanyInput = v.object({
  name: required(),
  numberOfEmployees: requiredChoice(companySizes),
  branch: requiredChoice(companyBranches),
  membership: requiredChoice(memberships),
})
export type CompanyInput = v.InferOutput<typeof CompanyInput>

/** What the form for a new company starts with. Source: specification, section 9. */
export const newCompany: CompanyInput = {
  name: '',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

/** A company as the lists show it: with what the user may do there and how its checks stand. */
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
