// A thread that ends its whole process when that uses more memory than this, in bytes.
const MAX_RESIDENT_BYTES = 500_000_000
const INTERVAL_MS = 20

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MS)
