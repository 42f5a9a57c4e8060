import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'

// Plans of executed statements, from PostgreSQL's log. Source: PostgreSQL's documentation, "auto_explain".

/** As PostgreSQL describes it. Rows are those of one loop. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  /** Tested after a row was read. */
  Filter?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}
/** `duration`: in milliseconds. */
export type LoggedPlan = { 'Query Text': string; Plan: PlanNode; duration: number }

const LOG_FILE = 'postgresql.log'

/** Logs to a file, and does not compute statistics automatically. */
export const loggingSettings = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: LOG_FILE,
  log_rotation_size: '0',
  autovacuum: 'off',
}

/** The environment of a program whose statements are logged, including those of triggers and foreign keys. */
export const explainingEnv = (settings: Record<string, string> = {}) => ({
  PGOPTIONS: Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    ...settings,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})

/** `pool`: connections to the server with this data folder. */
export function openPlanLog(dataFolder: string, pool: pg.Pool) {
  const file = join(dataFolder, 'log', LOG_FILE)
  let read = statSync(file).size
  let marks = 0

  return {
    /** The plans since the last call, once all of them are in the file. */
    async takePlans(): Promise<LoggedPlan[]> {
      const mark = `end of request ${++marks}`
      await pool.query(`do $$ begin raise log '${mark}'; end $$`)
      for (;;) {
        const added = readFrom(file, read)
        // PostgreSQL's processes write to one pipe: what precedes the mark is in the file before it, and complete.
        const [before, after] = added.toString('utf8').split(`${mark}\n`)
        if (before !== undefined && after !== undefined) {
          read += Buffer.byteLength(before + mark) + 1
          return plansIn(before)
        }
        await setTimeout(5)
      }
    },
  }
}

/** `position`: in bytes. */
function readFrom(path: string, position: number): Buffer {
  const added = Buffer.alloc(statSync(path).size - position)
  const file = openSync(path, 'r')
  const length = readSync(file, added, 0, added.length, position)
  closeSync(file)
  return added.subarray(0, length)
}

const plansIn = (text: string): LoggedPlan[] =>
  [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, duration, lines]) => ({
    ...JSON.parse(lines!.replaceAll(/^\t/gm, '')),
    duration: Number(duration),
  }))
