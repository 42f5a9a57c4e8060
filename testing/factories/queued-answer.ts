import { openQueue, type QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'

/**
 * Keeps an answer on this device, as the check does before the server has it: that loads are carried more than 20 metres.
 * `userId`: the user who gave it. `sectionId`: id of the function group. `refusal`: why the server refused it, if it did.
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
