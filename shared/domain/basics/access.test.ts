import { expect, test } from 'vitest'

import {
  type Access,
  type AccessLevel,
  accessLevelOf,
  type CompanyRequirement,
  hasAccess,
  hasRequiredRole,
  mayEnter,
  mayManageCompany,
  mayStartCheck,
  OWNER,
  type Permission,
} from './access.ts'
import type { SystemRole } from './role.ts'

const reader: Permission = {
  hasWriteAccess: false,
  userRole: 'COLLEAGUE',
  coachInvited: false,
  companyOwner: false,
  companyAdmin: false,
  isInvitee: true,
}

test.each<[string, Permission, AccessLevel]>([
  ['a colleague who reads along', reader, 'READONLY'],
  ['a colleague who works along', { ...reader, hasWriteAccess: true }, 'WRITE'],
  ['an adviser who works along', { ...reader, userRole: 'EXTERNAL_ADVISOR', hasWriteAccess: true }, 'WRITE'],
  ['a company admin', { ...reader, companyAdmin: true }, 'ADMIN'],
  ['an invited coach', { ...reader, userRole: 'COACH', coachInvited: true }, 'ADMIN'],
  ['the owner', { ...reader, userRole: 'COMPANY_OWNER', companyOwner: true }, 'ADMIN'],
])('%s', (_who, permission, level) => {
  expect(accessLevelOf(permission)).toBe(level)
})

test('a level includes the ones below it', () => {
  const writer = { ...reader, hasWriteAccess: true }
  expect(hasAccess(writer, 'READONLY')).toBe(true)
  expect(hasAccess(writer, 'WRITE')).toBe(true)
  expect(hasAccess(writer, 'ADMIN')).toBe(false)
})

test('no permission includes an unknown level', () => {
  const owner: Permission = { ...reader, userRole: 'COMPANY_OWNER', companyOwner: true }
  expect(hasAccess(owner, 'READWRITE' as AccessLevel)).toBe(false)
})

test.each<[SystemRole[], Exclude<Access, 'public'>, boolean]>([
  [['BW_USER'], 'user', true],
  [['BW_USER'], 'admin', false],
  [['BW_COACH'], 'coach', true],
  [['BW_ADMIN'], 'coach', true],
  [[], 'user', false],
  [['BW_USER'], { company: {} }, true],
  [['BW_COACH'], { company: {} }, false],
])('with roles %j and access %j: %s', (roles, access, expected) => {
  expect(hasRequiredRole(roles, access)).toBe(expected)
})

const writer = { ...reader, hasWriteAccess: true }
const companyAdmin = { ...writer, companyAdmin: true }
const coach: Permission = { ...writer, userRole: 'COACH', coachInvited: true }
const owner: Permission = { ...writer, userRole: 'COMPANY_OWNER', companyOwner: true }
const people = { reader, writer, companyAdmin, coach, owner }
type Name = keyof typeof people
const names = Object.keys(people) as Name[]

/** When each sees physical strain only. */
const allowedNames = (ask: CompanyRequirement, roles: SystemRole[] = ['BW_USER']) =>
  names.filter((name) => mayEnter(ask, { roles, permission: people[name], checks: ['PHYSICAL_STRAIN'] }))

test.each<[CompanyRequirement, Name[]]>([
  [{}, names],
  [{ level: 'NONE' }, names],
  [{ level: 'READONLY' }, names],
  [{ level: 'WRITE' }, ['writer', 'companyAdmin', 'coach', 'owner']],
  [{ level: 'ADMIN' }, ['companyAdmin', 'coach', 'owner']],
  [{ roles: ['COACH'] }, ['coach']],
  [{ roles: ['COLLEAGUE'] }, ['reader', 'writer', 'companyAdmin']],
  [{ roles: ['COLLEAGUE'], level: 'WRITE' }, ['writer', 'companyAdmin']],
  [{ roles: [] }, []],
  [OWNER, ['owner']],
  [{ check: 'PHYSICAL_STRAIN', level: 'WRITE' }, ['writer', 'companyAdmin', 'coach', 'owner']],
  [{ check: 'WELDING_SMOKE' }, []],
])('where %j is asked', (ask, allowed) => {
  expect(allowedNames(ask)).toEqual(allowed)
  expect(allowedNames(ask, ['BW_ADMIN'])).toEqual(names)
  expect(allowedNames(ask, ['BW_USER', 'BW_COACH', 'BW_BRONDATABASE'])).toEqual(allowed)
})

test('users with write access can start the checks that they see', () => {
  const starts = (check: 'PHYSICAL_STRAIN' | 'WELDING_SMOKE') =>
    names.filter((name) =>
      mayStartCheck(check, { permission: people[name], checks: [{ check: 'PHYSICAL_STRAIN' }] }),
    )
  expect(starts('PHYSICAL_STRAIN')).toEqual(['writer', 'companyAdmin', 'coach', 'owner'])
  expect(starts('WELDING_SMOKE')).toEqual([])
})

test('only the owner can manage a company', () => {
  expect(names.filter((name) => mayManageCompany(people[name]))).toEqual(['owner'])
})
