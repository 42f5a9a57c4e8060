import { expect, test } from 'vitest'

import { accessLevelOf } from '#shared/domain/basics/access.ts'
import { checks } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import { companyAccessFor, type Relation } from './permission.ts'

const unrelated: Relation = { companyOwner: false, coachInvited: false, invitation: null }
const owner = { ...unrelated, companyOwner: true }
const openToCoaches = { ...unrelated, coachInvited: true }
const invited = (rights: 'READONLY' | 'WRITE' | 'ADMIN'): Relation => ({
  ...unrelated,
  invitation: { role: 'COLLEAGUE', rights, checks: ['WELDING_SMOKE', 'PHYSICAL_STRAIN'] },
})

test.each<[string, SystemRole[], Relation, string | undefined, string | undefined, number]>([
  ['a stranger', ['BW_USER'], unrelated, undefined, undefined, 0],
  ['the owner', ['BW_USER'], owner, 'COMPANY_OWNER', 'ADMIN', 6],
  ['an invitee who may read', ['BW_USER'], invited('READONLY'), 'COLLEAGUE', 'READONLY', 2],
  ['an invitee who may write', ['BW_USER'], invited('WRITE'), 'COLLEAGUE', 'WRITE', 2],
  ['an invitee who may administrate', ['BW_USER'], invited('ADMIN'), 'COLLEAGUE', 'ADMIN', 2],
  ['a coach who was not invited', ['BW_USER', 'BW_COACH'], unrelated, undefined, undefined, 0],
  ['an invited coach', ['BW_USER', 'BW_COACH'], openToCoaches, 'COACH', 'ADMIN', 6],
  ['a user where the coach was invited', ['BW_USER'], openToCoaches, undefined, undefined, 0],
  ['a coach with an invitation of their own', ['BW_COACH'], invited('WRITE'), 'COLLEAGUE', 'WRITE', 2],
  [
    'an invited coach with an invitation to read',
    ['BW_COACH'],
    { ...invited('READONLY'), coachInvited: true },
    'COACH',
    'ADMIN',
    6,
  ],
  ['an administrator', ['BW_ADMIN'], unrelated, 'COLLEAGUE', 'ADMIN', 6],
  ['an administrator with an invitation to read', ['BW_ADMIN'], invited('READONLY'), 'COLLEAGUE', 'ADMIN', 6],
  ['an administrator who owns the company', ['BW_ADMIN'], owner, 'COMPANY_OWNER', 'ADMIN', 6],
  [
    'an expert on hazardous substances',
    ['BW_GEVAARLIJKESTOFFEN_SPECIAL_USER'],
    unrelated,
    undefined,
    undefined,
    0,
  ],
])('%s', (_, roles, relation, userRole, level, count) => {
  const access = companyAccessFor(roles, relation)
  expect(access?.permission.userRole).toBe(userRole)
  expect(access && accessLevelOf(access.permission)).toBe(level)
  expect(access?.checks.length ?? 0).toBe(count)
})

test.each<[string, SystemRole[], Relation, boolean]>([
  ['the owner', ['BW_USER'], owner, false],
  ['an invitee', ['BW_USER'], invited('READONLY'), true],
  ['the invited coach', ['BW_COACH'], openToCoaches, true],
  ['an administrator', ['BW_ADMIN'], openToCoaches, false],
  ['an administrator with an invitation', ['BW_ADMIN'], invited('READONLY'), true],
])('%s is an invitee or not', (_, roles, relation, isInvitee) => {
  expect(companyAccessFor(roles, relation)?.permission.isInvitee).toBe(isInvitee)
})

test('returns the checks of an invitation in the order of the list', () => {
  expect(companyAccessFor([], invited('WRITE'))?.checks).toEqual(['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
  expect(companyAccessFor([], owner)?.checks).toEqual(checks)
})

test('only the owner is marked as owner; everybody sees whether the coach was invited', () => {
  expect(companyAccessFor(['BW_ADMIN'], openToCoaches)?.permission).toMatchObject({
    companyOwner: false,
    companyAdmin: true,
    coachInvited: true,
  })
  expect(companyAccessFor(['BW_USER'], owner)?.permission).toMatchObject({
    companyOwner: true,
    coachInvited: false,
  })
})
