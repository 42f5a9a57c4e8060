import { type LoadedScript, totalBytes } from '../../testing/browser/loaded-scripts.ts'

/** `target`: '' when there is none. */
export type Report = (name: string, measured: string, target?: string) => void

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

export const formatScripts = (scripts: LoadedScript[]) =>
  `${(totalBytes(scripts) / 1000).toFixed(1)} kB in ${scripts.length} ${scripts.length === 1 ? 'request' : 'requests'}`
