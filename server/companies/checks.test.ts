import { expect, test } from 'vitest'

import { checks } from '#shared/domain/basics/check.ts'
import { checkEntry } from './checks.ts'

const company = { id: 7, externalId: '1f0c', mayWrite: true }
const website = { websiteUrl: 'https://www.example.org/nl/', externalChecks: [] }

test('physical strain opens in the portal: first the questions, then the results', () => {
  expect(checkEntry('PHYSICAL_STRAIN', undefined, company, website)).toEqual({
    check: 'PHYSICAL_STRAIN',
    checkType: 'CHECK',
    checkStatus: 'WHITE',
    numUnfinished: 0,
    started: false,
    checkUrl: '/check/fysieke-belasting/7',
    resumeUrl: null,
    lastUpdated: null,
    checkEnvironment: 'MIJN_OMGEVING',
    checkArchivedUrl: null,
  })
  const started = {
    status: 'GREY',
    numUnfinished: 3,
    startedAt: '2026-11-24T10:00:00+00:00',
    lastUpdated: '2026-11-24T09:00:00+01:00',
  } as const
  expect(checkEntry('PHYSICAL_STRAIN', started, company, website)).toMatchObject({
    checkStatus: 'GREY',
    numUnfinished: 3,
    started: true,
    checkUrl: '/bedrijven/7/checks/fysieke-belasting',
    lastUpdated: '2026-11-24T08:00:00.000Z',
  })
})

const stored = { startedAt: '2026-11-24T10:00:00+00:00', lastUpdated: null }
const begun = { ...stored, status: 'GREY', numUnfinished: 3 } as const
const finished = { ...stored, status: 'RED', numUnfinished: 0 } as const
const RESUME = '/check/fysieke-belasting/7'
const REGISTER = '/bedrijven/7/checks/gevaarlijke-stoffen'

test.each([
  ['is not started', 'PHYSICAL_STRAIN', undefined, true, null],
  ['is begun', 'PHYSICAL_STRAIN', begun, true, RESUME],
  ['is begun, for who only reads', 'PHYSICAL_STRAIN', begun, false, null],
  ['is finished', 'PHYSICAL_STRAIN', finished, true, null],
  ['is a register that is not finished', 'HAZARDOUS_SUBSTANCES', begun, true, `${REGISTER}?status=GREY`],
  ['is a finished register', 'HAZARDOUS_SUBSTANCES', finished, true, null],
] as const)('the address to go on with a check that %s', (_, check, started, mayWrite, expected) => {
  expect(checkEntry(check, started, { ...company, mayWrite }, website).resumeUrl).toBe(expected)
})

test('a register opens in the portal, also before it is started', () => {
  for (const started of [undefined, begun, finished])
    expect(checkEntry('HAZARDOUS_SUBSTANCES', started, company, website)).toMatchObject({
      checkType: 'REGISTER',
      checkEnvironment: 'MIJN_OMGEVING',
      checkUrl: REGISTER,
    })
})

test('checks open in the portal, and those that a setting names on the website, each on its own page', () => {
  const entries = checks.map((check) => checkEntry(check, undefined, company, website))
  expect(
    entries.filter(({ checkEnvironment }) => checkEnvironment === 'MIJN_OMGEVING').map(({ check }) => check),
  ).toEqual(checks)
  const others = checks.map((check) =>
    checkEntry(check, undefined, company, { ...website, externalChecks: checks }),
  )
  for (const { checkEnvironment, checkUrl } of others) {
    expect(checkEnvironment).toBe('EXTERN')
    expect(checkUrl).toMatch(/^https:\/\/www\.example\.org\/nl\/checks\/\?check=[a-z-]+&company=1f0c$/)
  }
  expect(new Set(others.map(({ checkUrl }) => checkUrl)).size).toBe(6)
})

test('only hazardous substances is a register, only an old check for welding smoke has an archive', () => {
  const entriesStartedAt = (startedAt: string) =>
    checks.map((check) => checkEntry(check, { ...begun, startedAt }, company, website))
  const entries = entriesStartedAt('2020-06-30T21:59:59.999+00:00')
  expect(entries.filter(({ checkType }) => checkType === 'REGISTER').map(({ check }) => check)).toEqual([
    'HAZARDOUS_SUBSTANCES',
  ])
  expect(
    entries.filter((entry) => entry.checkArchivedUrl).map(({ checkArchivedUrl }) => checkArchivedUrl),
  ).toEqual(['https://www.example.org/nl/checks/?check=lasrook-archief&company=1f0c'])
  const later = entriesStartedAt('2020-06-30T22:00:00+00:00')
  expect(later.filter((entry) => entry.checkArchivedUrl)).toEqual([])
})
