import { expect, test, vi } from 'vitest'

import { openQueue, type QueuedAnswer } from './queue.ts'

const answer = (rest: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  check: 'PHYSICAL_STRAIN',
  companyId: 7,
  sectionId: null,
  scriptKey: 'ACTIONS',
  questionId: 'discussed',
  answers: [{ answerId: 'yes', value: '' }],
  revision: 0,
  sent: [],
  since: 1,
  ...rest,
})

const open = () => openQueue(3, vi.fn())

test('answers to a question with the same keys in two checks of a company wait beside each other', () => {
  const queue = open()
  const [strain, height] = [answer(), answer({ check: 'TEMP_WORK_AT_HEIGHT', since: 2 })]
  queue.put(strain)
  queue.put(height)
  expect(queue.list()).toEqual([strain, height])
  queue.removeSection({ check: 'TEMP_WORK_AT_HEIGHT', companyId: 7, sectionId: null })
  expect(queue.list()).toEqual([strain])
  queue.remove(strain)
  expect(queue.list()).toEqual([])
  queue.close()
})

test('an answer that a version with one check kept is sent as one of that check, once', () => {
  const { check, ...old } = answer()
  localStorage.setItem('bw_answer/3/7/company/ACTIONS/discussed', JSON.stringify(old))
  localStorage.setItem('bw_answer/4/7/company/ACTIONS/discussed', JSON.stringify(old))
  const queue = open()
  expect(queue.list()).toEqual([answer()])
  queue.remove(answer())
  expect(queue.list()).toEqual([])
  queue.close()
  // Another user's answer waits until that user is there.
  expect(Object.keys(localStorage)).toEqual(['bw_answer/4/7/company/ACTIONS/discussed'])
  localStorage.clear()
})
