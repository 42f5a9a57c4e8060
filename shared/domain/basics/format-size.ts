const KIB = 1024
const MIB = KIB * KIB

// Rounded up, so that a file that is larger than the limit does not look as if it were as large.
const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1, roundingMode: 'ceil' })

/** "340 kB", "1,2 MB". 1 MB is 1,048,576 bytes, as in the limit for files. */
export function formatSize(bytes: number): string {
  const numKib = Math.max(1, Math.round(bytes / KIB))
  return numKib < KIB ? `${numKib} kB` : `${format.format(Math.max(1, bytes / MIB))} MB`
}
