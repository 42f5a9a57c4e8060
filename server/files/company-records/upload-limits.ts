import type { FastifyReply, FastifyRequest } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import type { createThrottle } from '#server/platform/http/throttle.ts'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'

/** Files of one person that a server receives at once: each takes memory. */
const MAX_AT_ONCE = 10
/** In seconds: a small file takes less. */
const AT_ONCE_RETRY_AFTER_S = 10
/** Buffers that are kept for the next uploads: new ones would be garbage for a while. */
const MAX_KEPT_BUFFERS = 5
const TOO_MANY_AT_ONCE = 'Je uploadt te veel bestanden tegelijk. Wacht tot er een paar klaar zijn.'

type Call = { request: FastifyRequest; reply: FastifyReply; user: { id: number } }

export type UploadLimits = ReturnType<typeof createUploadLimits>

export function createUploadLimits(throttle: ReturnType<typeof createThrottle>) {
  const buffers: Buffer[] = []
  const underWay = new Map<number, number>()
  const change = (personId: number, by: 1 | -1) => {
    const count = (underWay.get(personId) ?? 0) + by
    if (count > 0) underWay.set(personId, count)
    else underWay.delete(personId)
  }
  return {
    /** Counts a new file. Refuses with 429 and the time to wait. */
    count: (call: Call): Promise<void> => throttle.count(call, String(call.user.id)),
    /**
     * Calls `receive` with a buffer of `PART_SIZE` bytes, and returns its result. Refuses with 429 when this person
     * is sending the maximum number of files.
     */
    async admit<T>({ user }: Call, receive: (buffer: Buffer) => Promise<T>): Promise<T> {
      if ((underWay.get(user.id) ?? 0) >= MAX_AT_ONCE)
        throw new Refusal(429, TOO_MANY_AT_ONCE, { retryAfter: AT_ONCE_RETRY_AFTER_S })
      change(user.id, 1)
      const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(PART_SIZE)
      try {
        const result = await receive(buffer)
        // Not after a failure: the storage could still be reading the buffer.
        if (buffers.length < MAX_KEPT_BUFFERS) buffers.push(buffer)
        return result
      } finally {
        change(user.id, -1)
      }
    },
  }
}
