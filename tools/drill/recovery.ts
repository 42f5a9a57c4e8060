import { setTimeout } from 'node:timers/promises'

import type { Portal } from './portal.ts'
import { send } from './send.ts'

/** In milliseconds, until a server works again once its database does. */
export const MAX_RECOVERY_MS = 10_000

const [ASK_EVERY_MS, MAX_WAIT_MS] = [250, 120_000]

/** In milliseconds, until a user reads from the database; Infinity for never. Asks without awaiting earlier answers. */
export async function measureRecovery({ url }: Portal, headers: Record<string, string>): Promise<number> {
  const begin = performance.now()
  let duration = Number.POSITIVE_INFINITY
  const ask = async () => {
    const { status } = await send(`${url}/rest/companies`, { headers })
    if (status === 200) duration = Math.min(duration, performance.now() - begin)
  }
  while (duration === Number.POSITIVE_INFINITY && performance.now() - begin < MAX_WAIT_MS) {
    void ask()
    await setTimeout(ASK_EVERY_MS)
  }
  return duration
}

/** `duration`: in milliseconds. */
export const inSeconds = (duration: number) => `${(duration / 1000).toFixed(1)} s`
