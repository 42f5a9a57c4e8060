import { expect, test } from 'vitest'

import { checks } from '#shared/domain/check.ts'
import { checkEntry } from './checks.ts'

const company = { id: 7, externalId: '1f0c' }
const website = 'https://www.example.org/nl/'

test('physical strain opens in the portal: first the questions, then the results', () => {
  expect(checkEntry('PHYSICAL_STRAIN', undefined, company, website)).toEqual({
    check: 'PHYSICAL_STRAIN',
    checkType: 'CHECK',
    checkStatus: 'WHITE',
    numUnfinished: 0,
    started: false,
    checkUrl: '/check/fysieke-belasting/7',
    checkEnvironment: 'MIJN_OMGEVING',
    checkArchivedUrl: null,
  })
  const started = {
    check: 'PHYSICAL_STRAIN',
    status: 'GREY',
    numUnfinished: 3,
    startedAt: '2026-11-24T10:00:00+00:00',
  } as const
  expect(checkEntry('PHYSICAL_STRAIN', started, company, website)).toMatchObject({
    checkStatus: 'GREY',
    numUnfinished: 3,
    started: true,
    checkUrl: '/bedrijven/7/checks/fysieke-belasting',
  })
})

test('the other five checks open on the website, each on its own page', () => {
  const others = checks.slice(1).map((check) => checkEntry(check, undefined, company, website))
  for (const { checkEnvironment, checkUrl } of others) {
    expect(checkEnvironment).toBe('EXTERN')
    expect(checkUrl).toMatch(/^https:\/\/www\.example\.org\/nl\/checks\/\?check=[a-z-]+&company=1f0c$/)
  }
  expect(new Set(others.map(({ checkUrl }) => checkUrl)).size).toBe(5)
})

test('only hazardous substances is a register, only an old check for welding smoke has an archive', () => {
  const entriesStartedAt = (startedAt: string) =>
    checks.map((check) =>
      checkEntry(check, { check, status: 'GREEN', numUnfinished: 0, startedAt }, company, website),
    )
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
