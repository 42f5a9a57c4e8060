// A thread that ends its whole process when that uses more memory than this, in bytes. The signal says that the file
// was the cause: see `endedByFile`.
const MAX_RESIDENT_BYTES = 500_000_000
const INTERVAL_MS = 20

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.kill(process.pid, 'SIGUSR2')
}, INTERVAL_MS)
