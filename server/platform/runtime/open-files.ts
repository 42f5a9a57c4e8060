/** Each connection is one; PostgreSQL, which has the same limit, needs some more to start. */
const NEEDED = 256

export function tooFewOpenFiles(): string | undefined {
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport() as {
    userLimits?: { open_files?: { soft: number | string } }
  }
  const limit = Number(report.userLimits?.open_files?.soft)
  if (!(limit < NEEDED)) return undefined
  return `This process may open ${limit} files (ulimit -n), and needs at least ${NEEDED}.`
}
