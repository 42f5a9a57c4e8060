import { type LoadedScript, totalBytes } from '../../testing/browser/loaded-scripts.ts'

/** Adds a figure to the report. `target`: as text, '' when there is none. */
export type Report = (name: string, measured: string, target?: string) => void

/** Returns `report`, which prints each figure to stderr at once, and `print`, which prints all of them as a table. */
export function createReport(): { report: Report; print: () => void } {
  const rows = [['', 'measured', 'target']]
  return {
    report(name, measured, target = '') {
      process.stderr.write(`${name}: ${measured}\n`)
      rows.push([name, measured, target])
    },
    print() {
      const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
      const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '))
      process.stdout.write(`\n${lines.join('\n')}\n`)
    },
  }
}

export const formatMilliseconds = (time: number) => `${time.toFixed(0)} ms`

export const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

export const formatPercentage = (ratio: number) => `${(ratio * 100).toFixed(1)} %`

/** Formats the transferred size and the number of requests. */
export const formatScripts = (scripts: LoadedScript[]) =>
  `${(totalBytes(scripts) / 1000).toFixed(1)} kB in ${scripts.length} ${scripts.length === 1 ? 'request' : 'requests'}`
