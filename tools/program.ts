import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

import { childProcesses } from '../testing/harness/child-processes.ts'

const service = readFileSync('tools/release/beterwerk.service', 'utf8')
/** The arguments and the settings of memory with which the service of a release starts the server. */
export const SERVER_ARGS = /^ExecStart=\S+ (.*)$/m.exec(service)![1]!.split(' ')
export const MEMORY_SETTINGS = Object.fromEntries(
  [...service.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
)

export type RunningProgram = {
  url: string
  pid: number
  /** Its current memory, without that of its database. */
  residentBytes: () => number
  /** With the processes of its database; what processes share counts once. On Linux only. */
  memoryBytes: () => number
  /** Processor time so far, with that of its database. */
  processorSeconds: () => number
  /** Resolves with the exit code; null: after a signal. */
  ended: Promise<number | null>
  stop: () => Promise<void>
  /** As a crash would. */
  kill: () => Promise<void>
}

type ProgramOptions = { args: string[]; env: NodeJS.ProcessEnv; log: string; cwd?: string }

/** Waits for the printed address. `log`: the file for the output. Rejects when the program exits first. */
export async function startProgram({ args, env, log, cwd = '.' }: ProgramOptions): Promise<RunningProgram> {
  const child = spawn('node', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  })
  const ended = once(child, 'exit').then(([code]) => code)
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      const [address] = line.match(/https?:\/\/[\w.]+(:\d+)?/) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`${args[0]} did not start: ${readFileSync(log, 'utf8')}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: child.pid!,
    ended,
    processorSeconds: () => sumOfStatus(withDatabase(child.pid!), 'cputimes'),
    residentBytes: () => residentBytesOf([child.pid!]),
    memoryBytes: () => withDatabase(child.pid!).reduce((sum, pid) => sum + proportionalBytes(pid), 0),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** PostgreSQL is a child of the server, and the parent of all its other processes. */
const withDatabase = (server: number): number[] => [
  server,
  ...childProcesses(server, '/postgres').flatMap((postgres) => [postgres, ...childProcesses(postgres, '')]),
]

/** `column`: of `ps`; S: with what children used that have ended. */
const sumOfStatus = (pids: number[], column: string): number =>
  execFileSync('ps', ['S', '-o', `${column}=`, '-p', pids.join()], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .reduce((sum, value) => sum + Number(value), 0)

export const residentBytesOf = (pids: number[]): number => sumOfStatus(pids, 'rss') * 1024

/** Of what several processes use, each has its share. 0: it has ended. Source: proc_pid_smaps(5). */
function proportionalBytes(pid: number): number {
  if (!existsSync(`/proc/${pid}`)) return 0
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss: +(\d+) kB$/m.exec(text)![1]) * 1024
}
