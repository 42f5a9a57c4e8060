import { totalmem } from 'node:os'

/**
 * In MB. With less, the system kills the server while it starts. Measured with the embedded database: 140 MB were too
 * little for a first start, and 128 MB for a later one.
 */
const NEEDED = 160
/** In MB. With less, the system kills a server that makes documents or reads pictures. Measured: docs/operators.md. */
const ENOUGH = 512

/** What this process and its children may use together: of a container or a service, else the machine. In bytes. */
const available = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

/** In bytes. `isRefused`: the start makes no sense. Returns undefined when it is enough. */
export function tooLittleMemory(
  memory: number = available(),
): { isRefused: boolean; complaint: string } | undefined {
  const megabytes = Math.floor(memory / 1024 ** 2)
  if (megabytes >= ENOUGH) return undefined
  const isRefused = megabytes < NEEDED
  const consequence = isRefused
    ? `need at least ${NEEDED} to start`
    : `are killed when they make documents or read pictures with less than ${ENOUGH}`
  return {
    isRefused,
    complaint: `This server and its database may use ${megabytes} MB of memory (the machine, or the limit of its container or service), and ${consequence}. Give them ${ENOUGH} MB or more.`,
  }
}
