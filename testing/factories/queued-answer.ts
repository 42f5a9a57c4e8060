import { openQueue, type QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'

/**
 * Keeps an unsent answer on this device: that loads are carried more than 20 metres. `userId`: of the user who gave it.
 * `sectionId`: of the function group. `refusal`: why the server refused it, if it did.
 */
export function queueAnswer(
  userId: number,
  answer: Pick<QueuedAnswer, 'companyId' | 'sectionId' | 'refusal'>,
): void {
  const queue = openQueue(userId, () => undefined)
  queue.put({
    check: 'PHYSICAL_STRAIN',
    scriptKey: 'CARRY',
    questionId: 'distance',
    answers: [{ answerId: 'gt20', value: '' }],
    revision: 0,
    sent: [],
    since: 1,
    ...answer,
  })
  queue.close()
}
