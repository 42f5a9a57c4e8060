import { expect, test } from 'vitest'

import { type AccessLevel, accessLevelOf, hasAccess, hasRole, type Permission } from './access.ts'
import type { SystemRole } from './role.ts'

const reader: Permission = {
  hasWriteAccess: false,
  userRole: 'COLLEAGUE',
  coachInvited: false,
  companyOwner: false,
  companyAdmin: false,
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

test('a level that does not exist is reached by nobody', () => {
  const owner: Permission = { ...reader, userRole: 'COMPANY_OWNER', companyOwner: true }
  expect(hasAccess(owner, 'READWRITE' as AccessLevel)).toBe(false)
})

test.each<[SystemRole[], SystemRole, boolean]>([
  [['BW_USER'], 'BW_USER', true],
  [['BW_USER'], 'BW_ADMIN', false],
  [['BW_COACH'], 'BW_COACH', true],
  [['BW_ADMIN'], 'BW_COACH', true],
  [[], 'BW_USER', false],
])('with roles %j, asked for %s: %s', (roles, role, expected) => {
  expect(hasRole(roles, role)).toBe(expected)
})
