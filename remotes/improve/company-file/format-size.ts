const KIB = 1024
const MIB = KIB * KIB

const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Returns a number of bytes as people read it: "340 kB", "1,2 MB". 1 MB is 1,048,576 bytes, as in the limit for files. */
export const formatSize = (bytes: number) =>
  bytes < MIB ? `${Math.max(1, Math.round(bytes / KIB))} kB` : `${format.format(bytes / MIB)} MB`
