// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { isCompanyDeleted, rememberDeletedCompany, watchDeletedCompanies } from './deleted-companies.ts'

const KEY = 'bw_deleted_companies'

beforeEach(() => localStorage.clear())

test('remembers the ids of deleted companies, and nothing else', () => {
  rememberDeletedCompany(7)
  rememberDeletedCompany(12)
  rememberDeletedCompany(7)
  expect([7, 12, 1, 2].map(isCompanyDeleted)).toEqual([true, true, false, false])
  expect(Object.entries(localStorage)).toEqual([[KEY, '[7,12]']])
})

test('forgets all but the latest 20', () => {
  for (let id = 1; id <= 21; id++) rememberDeletedCompany(id)
  expect([1, 2, 21].map(isCompanyDeleted)).toEqual([false, true, true])
})

test.each(['', '{', 'null', '{"7":true}', '"7"', '7', '["7",null,[7],{"id":7},7.5,-1e999]'])(
  'takes %j, which is no list of ids, for an empty one',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(isCompanyDeleted(7)).toBe(false)
    rememberDeletedCompany(7)
    expect(localStorage.getItem(KEY)).toBe('[7]')
  },
)

test('does nothing in a browser that blocks storage', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => blocked.mockRestore())
  rememberDeletedCompany(7)
  expect(isCompanyDeleted(7)).toBe(false)
  watchDeletedCompanies(() => undefined)()
})

test('does nothing when the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  rememberDeletedCompany(7)
  expect(isCompanyDeleted(7)).toBe(false)
})

function watch() {
  const reported: number[][] = []
  const stop = watchDeletedCompanies((ids) => reported.push(ids))
  onTestFinished(stop)
  return { reported, stop }
}

test.each(['storage', 'pageshow', 'visibilitychange'])(
  'reports a company once that was deleted since, at the event %s',
  (event) => {
    rememberDeletedCompany(7)
    const { reported, stop } = watch()
    window.dispatchEvent(new Event(event))
    rememberDeletedCompany(12)
    rememberDeletedCompany(13)
    window.dispatchEvent(new Event(event))
    window.dispatchEvent(new Event(event))
    expect(reported).toEqual([[13, 12]])
    stop()
    rememberDeletedCompany(14)
    window.dispatchEvent(new Event(event))
    expect(reported).toHaveLength(1)
  },
)

test('does not report it again after the storage was emptied', () => {
  rememberDeletedCompany(7)
  const { reported } = watch()
  localStorage.clear()
  window.dispatchEvent(new Event('storage'))
  expect(reported).toEqual([])
})
